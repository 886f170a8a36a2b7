import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { MessageId } from '../../../machines/message.ts';
import { orderingRulesOf } from '../../../machines/topups/ordering-rules.ts';
import type { topups } from '../../../machines/topups/topups.ts';
import { Banner } from '../../ui/Banner.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
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
        <RetryAlert
          title={{ id: 'topups.stale' }}
          failure={failure}
          onRetry={() => actor.send({ type: 'calendar.retry' })}
        />
      )}
    </>
  );
}
