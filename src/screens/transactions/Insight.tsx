import { useSelector } from '@xstate/react';
import { UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Ore } from '../../../contract/money.ts';
import { hasUnknown } from '../../../machines/charged-amount.ts';
import { type Insight as InsightData, insightOf } from '../../../machines/transactions/insight.ts';
import { yearRows } from '../../../machines/transactions/transactions.setup.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Surface, Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import { Amount } from './Amount.tsx';
import { SpentByMonth } from './SpentByMonth.tsx';
import type { TransactionsProps } from './transactions-props.ts';

/** Statistics about the purchases of the year. Loaded on demand. */
export default function Insight({ actor }: TransactionsProps) {
  const hasPurchases = useSelector(actor, (snapshot) => snapshot.matches({ year: { insight: 'hasPurchases' } }));
  return hasPurchases ? <Statistics actor={actor} /> : <NoPurchases actor={actor} />;
}

function NoPurchases({ actor }: TransactionsProps) {
  const year = useSelector(actor, ({ context }) => context.query.year);
  const isUnclear = useSelector(actor, ({ context }) =>
    hasUnknown(yearRows(context).map(({ transaction }) => transaction)),
  );
  const id = isUnclear ? 'transactions.insight.unclear' : 'transactions.insight.none';
  return (
    <Surface>
      <EmptyState icon={UtensilsCrossed} title={<FormattedMessage id={id} values={{ year: String(year) }} />}>
        <FormattedMessage id="transactions.insight.noneNote" />
      </EmptyState>
    </Surface>
  );
}

/** By month, in total, on average and by merchant. */
function Statistics({ actor }: TransactionsProps) {
  const translate = useTranslate();
  const rows = useSelector(actor, ({ context }) => yearRows(context));
  const year = useSelector(actor, ({ context }) => context.query.year);
  const insight = useMemo(() => insightOf(rows), [rows]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:grid-cols-2 tablet:gap-5">
      <div className="tablet:col-span-2">
        <SpentByMonth year={year} months={insight.months} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
        <Figure heading={translate('transactions.insight.total', { year: String(year) })} ore={insight.total}>
          <FormattedMessage id="transactions.insight.fees" />
        </Figure>
        <Figure heading={translate('transactions.insight.average')} ore={insight.averageLunch}>
          <FormattedMessage id="transactions.insight.basis" values={{ count: insight.purchases }} />
        </Figure>
      </div>
      <Merchants insight={insight} />
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

function Merchants({ insight: { merchants } }: { readonly insight: InsightData }) {
  const highest = merchants[0]?.amount ?? 1;
  return (
    <Tile heading={useTranslate()('transactions.insight.merchants')}>
      <div className="-mb-3 mt-1">
        <List>
          {merchants.map(({ name, amount, purchases }) => (
            <li key={name} className="grid gap-1.5 py-3">
              <span className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 font-semibold">{name}</span>
                <span className="font-semibold">
                  <Amount ore={amount} />
                </span>
              </span>
              <Meter value={amount / highest} />
              <span className="text-small text-muted">
                <FormattedMessage id="transactions.insight.times" values={{ count: purchases }} />
              </span>
            </li>
          ))}
        </List>
      </div>
    </Tile>
  );
}
