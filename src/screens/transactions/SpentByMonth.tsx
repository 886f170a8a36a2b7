import { FormattedMessage } from 'react-intl';
import { dayOfMonth } from '../../../machines/days.ts';
import type { MonthSpending } from '../../../machines/transactions/insight.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { Amount } from './Amount.tsx';

const highestOf = (months: readonly MonthSpending[]) =>
  months.reduce((highest, month) => (month.amount > highest.amount ? month : highest));

interface Props {
  readonly year: number;
  readonly months: readonly MonthSpending[];
}

/** Spending by month, as a chart and as a table. */
export function SpentByMonth({ year, months }: Props) {
  const translate = useTranslate();
  const { formatMonth, formatShortMonth } = useDateFormat();
  const highest = highestOf(months);
  return (
    <Tile
      heading={translate('transactions.insight.months')}
      aside={
        <p className="text-small text-muted">
          <FormattedMessage
            id="transactions.insight.highest"
            values={{ month: formatMonth(dayOfMonth(year, highest.month, 1)), amount: <Amount ore={highest.amount} /> }}
          />
        </p>
      }
    >
      <div className="mt-5">
        <BarChart
          label={translate('transactions.insight.most', { month: formatMonth(dayOfMonth(year, highest.month, 1)) })}
          bars={months.map(({ month, amount }) => ({
            id: month,
            label: formatShortMonth(dayOfMonth(year, month, 1)),
            initial: formatShortMonth(dayOfMonth(year, month, 1))
              .charAt(0)
              .toLocaleUpperCase(),
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
    <Disclosure title={<FormattedMessage id="transactions.insight.table" />}>
      <table className="w-full text-small">
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
                {formatMonth(dayOfMonth(year, month, 1))}
              </th>
              <td className="text-right">{purchases}</td>
              <td className="text-right">
                <Amount ore={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
