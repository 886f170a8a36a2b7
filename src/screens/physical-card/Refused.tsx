import { useSelector } from '@xstate/react';
import { CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { physicalCardOrder } from '../../../machines/physical-card/physical-card-order.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useDays } from '../days.ts';
import { useTranslate } from '../use-translate.ts';
import type { OrderProps } from './physical-card-props.ts';

/** Of several reasons, the one that says most. */
function reasonIn({ context: { card, lastOrderDate } }: SnapshotFrom<typeof physicalCardOrder>) {
  if (card === null) return 'physical.refused.cardless';
  if (lastOrderDate !== null) return 'physical.refused.before';
  return card.status === 'BLOCKED' ? 'physical.refused.blocked' : 'physical.refused.other';
}

/** No physical card can be ordered, and why. */
export default function Refused({ actor }: OrderProps) {
  const say = useTranslate();
  const { dateOf } = useDays();
  const reason = useSelector(actor, reasonIn);
  const day = useSelector(actor, ({ context }) => context.lastOrderDate);
  return (
    <ResultPage
      icon={CreditCard}
      title={say('physical.refused.title')}
      text={
        <FormattedMessage
          id={reason}
          values={{ date: day && dateOf(Date.parse(day)), days: <DeliveryTime key="days" of="physical" /> }}
        />
      }
    >
      <LinkButton to="/card">
        <FormattedMessage id="physical.back" />
      </LinkButton>
    </ResultPage>
  );
}
