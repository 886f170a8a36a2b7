import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { MessageId } from '../../../machines/message.ts';
import { topupFailure } from '../../../machines/topups/refusals.ts';
import { termsOf } from '../../../machines/topups/terms.ts';
import type { topupCalendarMachine } from '../../../machines/topups/topup-calendar.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { MessageText } from '../MessageText.tsx';
import type { TopupProps } from './topup-props.ts';

interface Reason {
  readonly title: MessageId;
  readonly text: MessageId;
}

/** Why nothing at all can be ordered or canceled; null when something may be. */
function reasonOf({ context: { latest, isInactive } }: SnapshotFrom<typeof topupCalendarMachine>): Reason | null {
  if (isInactive) return INACTIVE;
  return latest !== null && termsOf(latest, isInactive).isClosed ? CLOSED : null;
}

const INACTIVE: Reason = { title: 'topup.inactive.title', text: 'topup.inactive.text' };
const CLOSED: Reason = { title: 'topup.closed.title', text: 'topup.closed.text' };

/** What holds for the whole page: whose it is, that nothing can be changed, or that what it shows may be old. */
export function Held({ actor }: TopupProps) {
  const reason = useSelector(actor, reasonOf);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isStale = useSelector(actor, (snapshot) => snapshot.matches('stale'));
  const employer = useSelector(actor, ({ context }) => context.otherEmployer);
  return (
    <>
      {employer && (
        <Banner tone="info" title={<FormattedMessage id="topup.other.title" values={{ employer }} />}>
          <FormattedMessage id="topup.other.text" />
        </Banner>
      )}
      {reason && (
        <Banner tone="info" title={<FormattedMessage id={reason.title} />}>
          <FormattedMessage id={reason.text} />
        </Banner>
      )}
      {isStale && failure && (
        <Banner
          tone="warn"
          role="alert"
          title={<FormattedMessage id="topup.stale" />}
          action={
            <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'calendar.retry' })}>
              <FormattedMessage id="action.retry" />
            </Button>
          }
        >
          <MessageText message={topupFailure(failure)} />
        </Banner>
      )}
    </>
  );
}
