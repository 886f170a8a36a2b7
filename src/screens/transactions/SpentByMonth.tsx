import { FormattedMessage } from 'react-intl';
import type { MonthSpent } from '../../../machines/transactions/insight.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { Amount } from './Amount.tsx';
import { firstDayOf } from './transactions-props.ts';

const mostOf = (months: readonly MonthSpent[]) => months.reduce((most, one) => (one.amount > most.amount ? one : most));

interface Props {
  readonly year: number;
  readonly months: readonly MonthSpent[];
}

/** What was spent month by month, as a picture and as a table. */
export function SpentByMonth({ year, months }: Props) {
  const translate = useTranslate();
  const { formatMonth, formatShortMonth } = useDateFormat();
  const most = mostOf(months);
  return (
    <Tile
      heading={translate('transactions.insight.months')}
      aside={
        <p className="text-small text-muted">
          <FormattedMessage
            id="transactions.insight.highest"
            values={{ month: formatMonth(firstDayOf(year, most.month)), amount: <Amount ore={most.amount} /> }}
          />
        </p>
      }
    >
      <div className="mt-5">
        <BarChart
          label={translate('transactions.insight.most', { month: formatMonth(firstDayOf(year, most.month)) })}
          bars={months.map(({ month, amount }) => ({
            id: month,
            label: formatShortMonth(firstDayOf(year, month)),
            initial: formatShortMonth(firstDayOf(year, month)).charAt(0).toLocaleUpperCase(),
            value: amount,
          }))}
        />
      </div>
      <MonthTable year={year} months={months} />
    </Tile>
  );
}

function MonthTable({ year, months }: Props) {
  const { formatMonth } = useDateFormat();
  return (
    <details className="mt-4">
      <summary className="min-h-6 cursor-pointer py-1 font-medium text-accent text-small">
        <FormattedMessage id="transactions.insight.table" />
      </summary>
      <table className="mt-2 w-full text-small">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col" className="py-1.5 font-medium">
              <FormattedMessage id="transactions.insight.month" />
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              <FormattedMessage id="transactions.insight.purchases" />
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              <FormattedMessage id="transactions.insight.spent" />
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {months.map(({ month, amount, purchases }) => (
            <tr key={month}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatMonth(firstDayOf(year, month))}
              </th>
              <td className="text-right">{purchases}</td>
              <td className="text-right">
                <Amount ore={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
