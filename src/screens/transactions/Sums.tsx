import { FormattedMessage } from 'react-intl';
import { type Ore, toKronor } from '../../../contract/money.ts';
import { averageOf, spendingOf } from '../../../machines/transactions/insight.ts';
import type { Row } from '../../../machines/transactions/rows.ts';
import { sumsOf } from '../../../machines/transactions/sums.ts';
import { Money } from '../../ui/Money.tsx';
import { Amount } from './Amount.tsx';

interface Props {
  readonly rows: readonly Row[];
  /** Says how many lunches there were, and what one cost on average. */
  readonly withLunches?: boolean;
}

/**
 * The money out and in of some rows: the word is the sign. It is added up here, because React renders a month in a
 * slice of its own and the search waits for no sum.
 */
export function Sums({ rows, withLunches = false }: Props) {
  const sums = sumsOf(rows);
  const lunches = spendingOf(rows);
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted">
      {sums.out < 0 && (
        <span>
          <FormattedMessage id="transactions.out" values={{ amount: <Amount ore={-sums.out as Ore} /> }} />
        </span>
      )}
      {withLunches && lunches.purchases > 0 && (
        // The smallest phones have no room for a second line above the rows.
        <span className="narrow:hidden">
          <FormattedMessage
            id="transactions.lunches"
            values={{ count: lunches.purchases, average: <Money amount={toKronor(averageOf(lunches))} whole /> }}
          />
        </span>
      )}
      {sums.in > 0 && (
        <span>
          <FormattedMessage id="transactions.in" values={{ amount: <Amount ore={sums.in} /> }} />
        </span>
      )}
    </p>
  );
}
