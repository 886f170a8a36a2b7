import { useSelector } from '@xstate/react';
import { CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import { isRecentOrder } from '../../../machines/card-delivery.ts';
import type { physicalCardOrder } from '../../../machines/physical-card/physical-card-order.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import type { OrderProps } from './physical-card-props.ts';

/** The most specific reason. */
function reasonOf({ context: { ports, card, lastOrderDate } }: SnapshotFrom<typeof physicalCardOrder>) {
  if (card === null) return 'physical-card.notEligible.noCard';
  if (isRecentOrder(lastOrderDate, ports.clock.now())) return 'physical-card.notEligible.orderedBefore';
  // Also for a blocked card: to unblock it does not make it eligible again.
  if (lastOrderDate !== null) return 'physical-card.notEligible.orderedLongAgo';
  return card.status === 'BLOCKED' ? 'physical-card.notEligible.blocked' : 'physical-card.notEligible.other';
}

/** Shows why no physical card can be ordered. */
export default function NotEligible({ actor }: OrderProps) {
  const translate = useTranslate();
  const { formatDate } = useDateFormat();
  const reason = useSelector(actor, reasonOf);
  const day = useSelector(actor, ({ context }) => context.lastOrderDate);
  return (
    <ResultPage
      icon={CreditCard}
      title={translate('physical-card.notEligible.title')}
      description={
        <FormattedMessage
          id={reason}
          values={{ date: day && formatDate(Date.parse(day)), days: <DeliveryTime key="days" flow="physical-card" /> }}
        />
      }
    >
      <LinkButton to="/card">
        <FormattedMessage id="physical-card.back" />
      </LinkButton>
    </ResultPage>
  );
}
