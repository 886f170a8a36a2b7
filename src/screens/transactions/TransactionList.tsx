import { useSelector } from '@xstate/react';
import { SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { Filters } from './Filters.tsx';
import { Months } from './Months.tsx';
import type { TransactionsProps } from './transactions-props.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The list view: the search form, the export buttons and the transactions by month. */
export function TransactionList({ actor }: TransactionsProps) {
  const list = useSelector(actor, ({ context }) => context.list);
  const exportActor = useSelector(actor, ({ context }) => context.export);
  const year = useSelector(actor, ({ context }) => context.query.year ?? context.thisYear);
  const hasResults = useSelector(actor, (snapshot) => snapshot.matches({ year: { listed: { results: 'some' } } }));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ViewSwitch actor={actor} />
        <ExportButtons actor={exportActor} year={year} owner={actor} />
      </div>
      <Filters actor={actor} />
      {hasResults ? (
        <Months actor={list} year={year} />
      ) : (
        <Surface>
          <EmptyState icon={SearchX} title={<FormattedMessage id="transactions.noResults" />}>
            <FormattedMessage id="transactions.noResultsNote" />
          </EmptyState>
        </Surface>
      )}
    </>
  );
}
