import { useSelector } from '@xstate/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Ore } from '../../../contract/money.ts';
import { dayOfMonth } from '../../../machines/days.ts';
import { type Insight as InsightData, insightOf, type Spending } from '../../../machines/transactions/insight.ts';
import { monthPath } from '../../../machines/transactions/transaction-path.ts';
import { yearRows } from '../../../machines/transactions/transactions.setup.ts';
import { List, RowLink } from '../../ui/List.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { NoPurchases } from '../NoPurchases.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { Amount } from './Amount.tsx';
import type { TransactionsProps } from './transactions-props.ts';

/** Statistics about the purchases of the year. Loaded on demand. */
export default function Insight({ actor }: TransactionsProps) {
  const hasPurchases = useSelector(actor, (snapshot) => snapshot.matches({ year: { insight: 'hasPurchases' } }));
  return hasPurchases ? <Statistics actor={actor} /> : <WithoutPurchases actor={actor} />;
}

function WithoutPurchases({ actor }: TransactionsProps) {
  const year = useSelector(actor, ({ context }) => context.query.year);
  const rows = useSelector(actor, ({ context }) => yearRows(context));
  return <NoPurchases year={year} transactions={rows.map(({ transaction }) => transaction)} />;
}

/** By month, in total, on average and by merchant. */
function Statistics({ actor }: TransactionsProps) {
  const translate = useTranslate();
  const rows = useSelector(actor, ({ context }) => yearRows(context));
  const year = useSelector(actor, ({ context }) => context.query.year);
  const insight = useMemo(() => insightOf(rows), [rows]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:grid-cols-2 tablet:gap-5">
      <Months year={year} insight={insight} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
        <Figure heading={translate('transactions.insight.total', { year: String(year) })} ore={insight.total}>
          <FormattedMessage id="transactions.insight.fees" />
        </Figure>
        <Figure heading={translate('transactions.insight.average')} ore={insight.averageLunch}>
          <FormattedMessage id="transactions.insight.basis" values={{ count: insight.purchases }} />
        </Figure>
        <Merchants insight={insight} />
      </div>
    </div>
  );
}

interface FigureProps {
  readonly heading: string;
  readonly ore: Ore;
  /** Explains what the amount includes. */
  readonly children: ReactNode;
}

const Figure = ({ heading, ore, children }: FigureProps) => (
  <Tile heading={heading}>
    <p className="mt-2 font-bold text-figure tracking-tight">
      <Amount ore={ore} />
    </p>
    <p className="text-small text-muted">{children}</p>
  </Tile>
);

interface SpendingRow {
  readonly title: string;
  /** The route that a press on the row leads to. */
  readonly to?: string;
  readonly spending: Spending;
}

/** Amounts with bars; the highest has the longest. */
function SpendingTile({ heading, rows }: { readonly heading: string; readonly rows: readonly SpendingRow[] }) {
  const highest = Math.max(1, ...rows.map(({ spending }) => spending.amount));
  return (
    <Tile heading={heading}>
      <div className="-mb-3 mt-1">
        <List>
          {rows.map(({ title, to, spending: { amount, purchases } }) => (
            <li key={title} className="relative grid gap-1.5 py-3">
              <span className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 font-semibold">
                  {to === undefined ? title : <RowLink to={to}>{title}</RowLink>}
                </span>
                <span className="flex items-center gap-1 font-semibold">
                  <Amount ore={amount} />
                  {to !== undefined && <ChevronRight aria-hidden className="-me-1 size-4 text-muted" />}
                </span>
              </span>
              <Meter value={amount / highest} />
              <span className="text-small text-muted">
                <FormattedMessage
                  id={to === undefined ? 'transactions.insight.times' : 'transactions.insight.purchases'}
                  values={{ count: purchases }}
                />
              </span>
            </li>
          ))}
        </List>
      </div>
    </Tile>
  );
}

interface TileProps {
  readonly insight: InsightData;
}

/** The months with purchases, newest first. A press lists the purchases. */
function Months({ insight, year }: TileProps & { readonly year: number }) {
  const { formatMonth } = useDateFormat();
  const months = insight.months.filter(({ purchases }) => purchases > 0).reverse();
  return (
    <SpendingTile
      heading={useTranslate()('transactions.insight.months')}
      rows={months.map(({ month, ...spending }) => ({
        title: formatMonth(dayOfMonth(year, month, 1)),
        to: monthPath(year, month),
        spending,
      }))}
    />
  );
}

const Merchants = ({ insight: { merchants } }: TileProps) => (
  <SpendingTile
    heading={useTranslate()('transactions.insight.merchants')}
    rows={merchants.map(({ name, ...spending }) => ({ title: name, spending }))}
  />
);
