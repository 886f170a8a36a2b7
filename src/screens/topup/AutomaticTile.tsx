import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { automaticTopup } from '../../../machines/topup/automatic-topup.ts';
import { topupFailure } from '../../../machines/topup/refusals.ts';
import { Failure } from '../../ui/Failure.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { Said } from '../Said.tsx';
import { useSay } from '../say.ts';
import { Trouble } from '../Trouble.tsx';
import type { TopupProps } from './topup-props.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof automaticTopup>;
}

/** Whether months are ordered by themselves; absent where the employer does not offer it. */
export function AutomaticTile({ actor }: TopupProps) {
  const say = useSay();
  const automatic = useSelector(actor, ({ context }) => context.automatic);
  if (automatic === null) return null;
  return (
    <Tile heading={say('topup.automatic.title')}>
      <p className="mt-1 text-small text-soft">
        <FormattedMessage id="topup.automatic.note" />
      </p>
      <Choice actor={automatic} />
    </Tile>
  );
}

function Choice({ actor }: Props) {
  const say = useSay();
  const isOn = useSelector(actor, ({ context }) => context.isWanted);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  if (state === 'reading') {
    return (
      <Skeleton label={say('topup.automatic.loading')}>
        <Bone className="mt-3 h-10 w-28" />
      </Skeleton>
    );
  }
  if (state === 'unread') {
    return (
      <Failure retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'automatic.retry' })}>
        {failure && <Said message={topupFailure(failure)} />}
      </Failure>
    );
  }
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <SegmentedControl
        legend={say('topup.automatic.legend')}
        options={[
          { value: 'on', label: say('topup.automatic.on') },
          { value: 'off', label: say('topup.automatic.off') },
        ]}
        value={isOn ? 'on' : 'off'}
        onChoose={(chosen) => actor.send({ type: 'automatic.choose', isOn: chosen === 'on' })}
      />
      <Trouble message={failure && topupFailure(failure)} />
    </div>
  );
}
