import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { failureMessage } from '../../../machines/message.ts';
import type { automaticTopup } from '../../../machines/topups/automatic-topup.ts';
import { automaticOfferOf } from '../../../machines/topups/topup-offer.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TopupsProps } from './topups-props.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof automaticTopup>;
}

/** What automatic top-ups are, or why they cannot be chosen. */
const NOTES = {
  offered: 'topups.automatic.note',
  closed: 'topups.automatic.closed',
  inactive: 'topups.automatic.inactive',
} as const;

/** The switch for automatic top-ups; renders nothing when the employer does not offer them. */
export function AutomaticTopupTile({ actor }: TopupsProps) {
  const translate = useTranslate();
  const automatic = useSelector(actor, ({ context }) => context.automatic);
  const offer = useSelector(actor, ({ context: { latest, isInactive } }) =>
    automaticOfferOf({ calendar: latest, isInactive }),
  );
  if (offer === 'notOffered') return null;
  return (
    <Tile heading={translate('topups.automatic.title')}>
      <p className="mt-1 text-small text-muted">
        <FormattedMessage id={NOTES[offer]} />
      </p>
      {automatic && <AutomaticTopupChoice actor={automatic} />}
    </Tile>
  );
}

function AutomaticTopupChoice({ actor }: Props) {
  const translate = useTranslate();
  const choice = useSelector(actor, ({ context }) => context.choice);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  const canChoose = useSelector(actor, (snapshot) => snapshot.can({ type: 'automatic.choose', isOn: !choice }));
  if (state === 'loading') {
    return (
      <Skeleton label={translate('topups.automatic.loading')}>
        <SkeletonBlock className="mt-3 h-10 w-28" />
      </Skeleton>
    );
  }
  if (state === 'loadFailed') {
    return (
      <LoadError onRetry={() => actor.send({ type: 'automatic.retry' })}>
        {failure && <MessageText message={failureMessage(failure)} />}
      </LoadError>
    );
  }
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <SegmentedControl
        legend={translate('topups.automatic.legend')}
        options={[
          { value: 'on', label: translate('topups.automatic.on') },
          { value: 'off', label: translate('topups.automatic.off') },
        ]}
        value={choice ? 'on' : 'off'}
        busy={!canChoose}
        onChange={(value) => actor.send({ type: 'automatic.choose', isOn: value === 'on' })}
      />
      <ErrorAlert message={failure && failureMessage(failure)} />
    </div>
  );
}
