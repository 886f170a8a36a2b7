import { useSelector } from '@xstate/react';
import { SearchX, X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { countFilters, isOnlyText } from '../../../machines/transactions/filtering.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { Filters, FiltersButton } from './Filters.tsx';
import { Months } from './Months.tsx';
import type { TransactionsProps } from './transactions-props.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The list view: the search, the transactions by month, and below them what saves or prints them. */
export function TransactionList({ actor }: TransactionsProps) {
  const list = useSelector(actor, ({ context }) => context.list);
  const exportActor = useSelector(actor, ({ context }) => context.export);
  const year = useSelector(actor, ({ context }) => context.query.year);
  const hasResults = useSelector(actor, (snapshot) => snapshot.matches({ year: { listed: { results: 'some' } } }));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ViewSwitch actor={actor} />
        <FiltersButton actor={actor} />
      </div>
      <Filters actor={actor} />
      {hasResults ? <Months actor={list} year={year} /> : <NoResults actor={actor} />}
      <div className="flex justify-end print:hidden">
        <ExportButtons actor={exportActor} year={year} owner={actor} />
      </div>
    </>
  );
}

/** Says which of the search text and the other filters hide the transactions, and clears them. */
function NoResults({ actor }: TransactionsProps) {
  const filters = useSelector(actor, ({ context }) => context.query.filters);
  const year = useSelector(actor, ({ context }) => context.query.year);
  const count = countFilters(filters);
  return (
    <Surface>
      <EmptyState
        icon={SearchX}
        title={<FormattedMessage id="transactions.noResults" values={{ year: String(year) }} />}
        action={
          <Button kind="ghost" icon={X} onPress={() => actor.send({ type: 'filters.clear' })}>
            <FormattedMessage id="transactions.clear" />
          </Button>
        }
      >
        <FormattedMessage
          id={isOnlyText(filters) ? 'transactions.noResults.text' : 'transactions.noResults.filters'}
          values={{ count }}
        />
      </EmptyState>
    </Surface>
  );
}
