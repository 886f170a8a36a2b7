import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { MessageId } from '../../../machines/message.ts';
import { failureMessage } from '../../../machines/message.ts';
import { orderingRulesOf } from '../../../machines/topups/ordering-rules.ts';
import type { topups } from '../../../machines/topups/topups.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { MessageText } from '../MessageText.tsx';
import type { TopupsProps } from './topups-props.ts';

interface Reason {
  readonly title: MessageId;
  readonly text: MessageId;
}

/** Why no month can be ordered or canceled; null when months can be. */
function reasonOf({ context: { latest, isInactive } }: SnapshotFrom<typeof topups>): Reason | null {
  if (isInactive) return INACTIVE;
  return latest !== null && orderingRulesOf(latest, isInactive).isClosed ? CLOSED : null;
}

const INACTIVE: Reason = { title: 'topups.inactive.title', text: 'topups.inactive.text' };
const CLOSED: Reason = { title: 'topups.closed.title', text: 'topups.closed.text' };

/** Alerts for the whole page: another employer's calendar, why nothing can be changed, and outdated data. */
export function TopupAlerts({ actor }: TopupsProps) {
  const reason = useSelector(actor, reasonOf);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isStale = useSelector(actor, (snapshot) => snapshot.matches('stale'));
  const employer = useSelector(actor, ({ context }) => context.otherEmployer);
  return (
    <>
      {employer && (
        <Banner tone="info" title={<FormattedMessage id="topups.otherEmployer.title" values={{ employer }} />}>
          <FormattedMessage id="topups.otherEmployer.text" />
        </Banner>
      )}
      {reason && (
        <Banner tone="info" title={<FormattedMessage id={reason.title} />}>
          <FormattedMessage id={reason.text} />
        </Banner>
      )}
      {isStale && failure && (
        <Banner
          tone="warning"
          role="alert"
          title={<FormattedMessage id="topups.stale" />}
          action={
            <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'calendar.retry' })}>
              <FormattedMessage id="action.retry" />
            </Button>
          }
        >
          <MessageText message={failureMessage(failure)} />
        </Banner>
      )}
    </>
  );
}
