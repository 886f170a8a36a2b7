import { useSelector } from '@xstate/react';
import { UtensilsCrossed } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { yearRows } from '../../../machines/transactions/transactions.setup.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { useTranslate } from '../use-translate.ts';
import { Insight } from './lazy-parts.ts';
import { TransactionList } from './TransactionList.tsx';
import { type TransactionsProps, yearState } from './transactions-props.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The content of the chosen year, depending on its state. */
export function YearContent({ actor }: TransactionsProps) {
  const rows = useSelector(actor, ({ context }) => yearRows(context));
  return (
    <>
      <LostRows list={rows} id="lost.yearTransactions" />
      <Content actor={actor} />
    </>
  );
}

function Content({ actor }: TransactionsProps) {
  const state = useSelector(actor, yearState);
  switch (state) {
    case 'loadFailed':
      return <YearError actor={actor} />;
    case 'empty':
      return <EmptyYear actor={actor} />;
    case 'listed':
      return <TransactionList actor={actor} />;
    case 'insight':
      return (
        <>
          <ViewSwitch actor={actor} />
          <Suspense fallback={<YearSkeleton actor={actor} />}>
            <Insight actor={actor} />
          </Suspense>
        </>
      );
    default:
      return <YearSkeleton actor={actor} />;
  }
}

function YearError({ actor }: TransactionsProps) {
  const failure = useSelector(actor, ({ context }) => context.failures.year);
  return (
    <Surface>
      <LoadError failure={failure} onRetry={() => actor.send({ type: 'year.retry' })} />
    </Surface>
  );
}

function EmptyYear({ actor }: TransactionsProps) {
  const { query, years } = useSelector(actor, ({ context }) => context);
  const hasOthers = (years ?? []).length > 0;
  return (
    <Surface>
      <EmptyState
        icon={UtensilsCrossed}
        title={<FormattedMessage id="transactions.empty" values={{ year: String(query.year) }} />}
      >
        <FormattedMessage id={hasOthers ? 'transactions.emptyOthers' : 'transactions.emptyNote'} />
      </EmptyState>
    </Surface>
  );
}

function YearSkeleton({ actor }: TransactionsProps) {
  const translate = useTranslate();
  const year = useSelector(actor, ({ context }) => context.query.year);
  return (
    <Surface>
      <Skeleton label={translate('transactions.loading', { year: String(year) })}>
        <SkeletonBlock className="h-6 w-36" />
        <div className="mt-5 flex flex-col gap-6">
          {['w-40', 'w-52', 'w-36', 'w-48', 'w-44'].map((width) => (
            <div key={width} className="flex items-center gap-3.5">
              <SkeletonBlock className="size-11" />
              <SkeletonBlock className={`h-9 max-w-full ${width}`} />
              <SkeletonBlock className="ms-auto h-5 w-20" />
            </div>
          ))}
        </div>
      </Skeleton>
    </Surface>
  );
}
