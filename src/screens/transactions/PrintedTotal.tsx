import { FormattedMessage } from 'react-intl';
import type { Ore } from '../../../contract/money.ts';
import type { Month } from '../../../machines/transactions/grouping.ts';
import { sumsOf } from '../../../machines/transactions/sums.ts';
import { Amount } from './Amount.tsx';
import { Sums } from './Sums.tsx';

/** The last row of a printed statement: what all listed transactions changed the balance by. */
export function PrintedTotal({ months }: { readonly months: readonly Month[] }) {
  const rows = months.flatMap((month) => month.rows);
  const sums = sumsOf(rows);
  return (
    <div className="hidden items-baseline gap-4 border-line border-t-2 py-2 font-semibold print:flex">
      <p className="grow">
        <FormattedMessage id="transactions.sum" />
      </p>
      <Sums rows={rows} />
      <p>
        <Amount ore={(sums.in + sums.out) as Ore} signed />
      </p>
    </div>
  );
}
