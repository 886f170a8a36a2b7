import { useSelector } from '@xstate/react';
import { CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { notEligibleReason } from '../../../machines/physical-card/not-eligible.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import type { OrderProps } from './physical-card-props.ts';

/** Shows why no physical card can be ordered. */
export default function NotEligible({ actor }: OrderProps) {
  const translate = useTranslate();
  const { formatDate } = useDateFormat();
  const reason = useSelector(actor, notEligibleReason);
  const day = useSelector(actor, ({ context }) => context.lastOrderDate);
  return (
    <ResultPage
      icon={CreditCard}
      title={translate('physical-card.notEligible.title')}
      description={
        <FormattedMessage
          id={`physical-card.notEligible.${reason}`}
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
