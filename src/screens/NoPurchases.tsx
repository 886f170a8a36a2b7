import { UtensilsCrossed } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Transaction } from '../../contract/transaction.ts';
import { hasUnknown } from '../../machines/charged-amount.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Surface } from '../ui/Tile.tsx';

interface Props {
  readonly year: number;
  readonly transactions: readonly Transaction[];
}

/** A year without purchases, or with transactions of which some may be purchases that the portal does not know. */
export const NoPurchases = ({ year, transactions }: Props) => (
  <Surface>
    <EmptyState
      icon={UtensilsCrossed}
      title={
        <FormattedMessage
          id={hasUnknown(transactions) ? 'transactions.insight.unclear' : 'transactions.insight.none'}
          values={{ year: String(year) }}
        />
      }
    >
      <FormattedMessage id="transactions.insight.noneNote" />
    </EmptyState>
  </Surface>
);
