import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { filterRows } from '../../../machines/transactions/filtering.ts';
import { otherSearchableYears } from '../../../machines/transactions/transactions.setup.ts';
import { Button } from '../../ui/Button.tsx';
import type { TransactionsProps } from './transactions-props.ts';

/** The years besides the chosen one: how many matches a loaded year has, and a button that searches it. */
export function OtherYears({ actor }: TransactionsProps) {
  const headingId = useId();
  const years = useSelector(actor, ({ context }) => otherSearchableYears(context), shallowEqual);
  if (years.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-3 grid gap-2">
      <h2 id={headingId} className="text-small text-muted">
        <FormattedMessage id="transactions.otherYears" />
      </h2>
      <div className="flex flex-wrap gap-2">
        {years.map((year) => (
          <Button key={year} kind="ghost" size="small" onPress={() => actor.send({ type: 'otherYear.search', year })}>
            <YearLabel actor={actor} year={year} />
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Deferred, so that typing stays responsive. */
function YearLabel({ actor, year }: TransactionsProps & { readonly year: number }) {
  const filters = useDeferredValue(useSelector(actor, ({ context }) => context.query.filters));
  const rows = useSelector(actor, ({ context }) => context.rowsByYear[year]);
  if (rows === undefined)
    return <FormattedMessage id="transactions.otherYear.search" values={{ year: String(year) }} />;
  const count = filterRows(rows, filters).length;
  return <FormattedMessage id="transactions.otherYear.matches" values={{ year: String(year), count }} />;
}
