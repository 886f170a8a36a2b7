import { FormattedMessage } from 'react-intl';
import type { Ore } from '../../../contract/money.ts';
import type { Row } from '../../../machines/transactions/rows.ts';
import { sumsOf } from '../../../machines/transactions/sums.ts';
import { Amount } from './Amount.tsx';

/**
 * The money out and in of some rows: the word is the sign. It is added up here, because React renders a month in a
 * slice of its own and the search waits for no sum.
 */
export function Sums({ rows }: { readonly rows: readonly Row[] }) {
  const sums = sumsOf(rows);
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted">
      {sums.out < 0 && (
        <span>
          <FormattedMessage id="transactions.out" values={{ amount: <Amount ore={-sums.out as Ore} /> }} />
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
