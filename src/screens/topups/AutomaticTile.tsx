import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { automaticTopup } from '../../../machines/topups/automatic-topup.ts';
import { topupFailure } from '../../../machines/topups/refusals.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TopupProps } from './topup-props.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof automaticTopup>;
}

/** Whether months are ordered by themselves; absent where the employer does not offer it. */
export function AutomaticTile({ actor }: TopupProps) {
  const say = useTranslate();
  const automatic = useSelector(actor, ({ context }) => context.automatic);
  if (automatic === null) return null;
  return (
    <Tile heading={say('topup.automatic.title')}>
      <p className="mt-1 text-small text-muted">
        <FormattedMessage id="topup.automatic.note" />
      </p>
      <Choice actor={automatic} />
    </Tile>
  );
}

function Choice({ actor }: Props) {
  const say = useTranslate();
  const isOn = useSelector(actor, ({ context }) => context.isWanted);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  if (state === 'reading') {
    return (
      <Skeleton label={say('topup.automatic.loading')}>
        <SkeletonBlock className="mt-3 h-10 w-28" />
      </Skeleton>
    );
  }
  if (state === 'unread') {
    return (
      <LoadError retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'automatic.retry' })}>
        {failure && <MessageText message={topupFailure(failure)} />}
      </LoadError>
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
      <ErrorAlert message={failure && topupFailure(failure)} />
    </div>
  );
}
