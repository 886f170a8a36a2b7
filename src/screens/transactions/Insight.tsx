import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { kronorOf, type Ore } from '../../../contract/money.ts';
import { type Insight as Found, insightOf, type MonthSpent } from '../../../machines/transactions/insight.ts';
import { yearRows } from '../../../machines/transactions/transactions.setup.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { List } from '../../ui/List.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Money } from '../../ui/Money.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useDays } from '../days.ts';
import { useSay } from '../say.ts';
import { dayIn, type TransactionsProps } from './transactions-props.ts';

const Amount = ({ ore, whole = false }: { readonly ore: Ore; readonly whole?: boolean }) => (
  <Money amount={kronorOf(ore)} whole={whole} />
);

/** What the year was spent on: by month, by merchant and on average. A chunk of its own. */
export default function Insight({ actor }: TransactionsProps) {
  const rows = useSelector(actor, ({ context }) => yearRows(context));
  const year = useSelector(actor, ({ context }) => context.query.year ?? context.thisYear);
  const insight = useMemo(() => insightOf(rows), [rows]);
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2 tablet:gap-5">
      <div className="tablet:col-span-2">
        <ByMonth year={year} months={insight.months} />
      </div>
      <Average insight={insight} />
      <Merchants insight={insight} />
    </div>
  );
}

const mostOf = (months: readonly MonthSpent[]) => months.reduce((most, one) => (one.amount > most.amount ? one : most));

function ByMonth({ year, months }: { readonly year: number; readonly months: readonly MonthSpent[] }) {
  const say = useSay();
  const { monthOf, shortMonthOf } = useDays();
  const most = mostOf(months);
  return (
    <Tile heading={say('insight.months')}>
      <div className="mt-5">
        <BarChart
          label={say('insight.most', { month: monthOf(dayIn(year, most.month)) })}
          bars={months.map(({ month, amount }) => ({
            id: month,
            label: shortMonthOf(dayIn(year, month)),
            value: amount,
          }))}
        />
      </div>
      <details className="mt-4">
        <summary className="min-h-6 cursor-pointer py-1 font-medium text-accent text-small">
          <FormattedMessage id="insight.table" />
        </summary>
        <table className="mt-2 w-full text-small">
          <thead className="text-left text-soft">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                <FormattedMessage id="insight.month" />
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                <FormattedMessage id="insight.purchases" />
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                <FormattedMessage id="insight.spent" />
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {months.map(({ month, amount, purchases }) => (
              <tr key={month}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {monthOf(dayIn(year, month))}
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
    </Tile>
  );
}

const Average = ({ insight: { averageLunch, purchases } }: { readonly insight: Found }) => (
  <Tile heading={useSay()('insight.average')}>
    <p className="mt-2 font-bold text-figure tracking-tight">
      <Amount ore={averageLunch} />
    </p>
    <p className="text-small text-soft">
      <FormattedMessage id="insight.of" values={{ count: purchases }} />
    </p>
  </Tile>
);

function Merchants({ insight: { merchants } }: { readonly insight: Found }) {
  const most = merchants[0]?.amount ?? 1;
  return (
    <Tile heading={useSay()('insight.merchants')}>
      <div className="-mb-3 mt-1">
        <List>
          {merchants.map(({ name, amount, purchases }) => (
            <li key={name} className="grid gap-1.5 py-3">
              <span className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 break-words font-semibold">{name}</span>
                <span className="font-semibold">
                  <Amount ore={amount} />
                </span>
              </span>
              <Meter share={amount / most} />
              <span className="text-small text-soft">
                <FormattedMessage id="insight.times" values={{ count: purchases }} />
              </span>
            </li>
          ))}
        </List>
      </div>
    </Tile>
  );
}
