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

/** The transactions of the year, with all that helps to find one. */
export function TransactionList({ actor }: TransactionsProps) {
  const list = useSelector(actor, ({ context }) => context.list);
  const exporting = useSelector(actor, ({ context }) => context.export);
  const year = useSelector(actor, ({ context }) => context.query.year ?? context.thisYear);
  const hasSome = useSelector(actor, (snapshot) => snapshot.matches({ year: { listed: { found: 'some' } } }));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ViewSwitch actor={actor} />
        <ExportButtons actor={exporting} year={year} owner={actor} />
      </div>
      <Filters actor={actor} />
      {hasSome ? (
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
