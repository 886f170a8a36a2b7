import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { failureMessage } from '../../../machines/message.ts';
import type { automaticTopup } from '../../../machines/topups/automatic-topup.ts';
import { automaticOfferOf } from '../../../machines/topups/topup-offer.ts';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { SwitchControl } from '../../ui/Switch.tsx';
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
    <Tile heading={translate('topups.automatic.title')} aside={automatic && <AutomaticTopupSwitch actor={automatic} />}>
      <p className="mt-1 text-small text-muted">
        <FormattedMessage id={NOTES[offer]} />
      </p>
      {automatic && <AutomaticTopupFailure actor={automatic} />}
    </Tile>
  );
}

function AutomaticTopupSwitch({ actor }: Props) {
  const translate = useTranslate();
  const state = useSelector(actor, ({ value }) => value);
  const choice = useSelector(actor, ({ context }) => context.choice);
  const canChoose = useSelector(actor, (snapshot) => snapshot.can({ type: 'automatic.choose', isOn: !choice }));
  if (state === 'loadFailed') return null;
  if (state === 'loading') {
    return (
      <Skeleton label={translate('topups.automatic.loading')}>
        <SkeletonBlock className="h-7 w-12" />
      </Skeleton>
    );
  }
  return (
    // Larger than the switch, for fingers.
    <label className="-my-2 grid min-h-11 cursor-pointer content-center">
      <SwitchControl
        label={translate('topups.automatic.title')}
        checked={choice}
        settling={!canChoose}
        onChange={(isOn) => actor.send({ type: 'automatic.choose', isOn })}
      />
    </label>
  );
}

function AutomaticTopupFailure({ actor }: Props) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const message = failure && failureMessage(failure);
  if (!useSelector(actor, (snapshot) => snapshot.matches('loadFailed'))) return <ErrorAlert message={message} />;
  return (
    <LoadError onRetry={() => actor.send({ type: 'automatic.retry' })}>
      {message && <MessageText message={message} />}
    </LoadError>
  );
}
