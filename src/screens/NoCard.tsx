import { CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The account has no card. */
export const NoCard = () => (
  <EmptyState icon={CreditCard} title={<FormattedMessage id="card.none.title" />}>
    <FormattedMessage id="card.none.text" />
  </EmptyState>
);
