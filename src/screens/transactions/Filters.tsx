import { useSelector } from '@xstate/react';
import { Search, X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import { countFilters, filterError, OPERATIONS, STATUSES } from '../../../machines/transactions/filtering.ts';
import { OPERATION_LABELS, STATUS_LABELS } from '../../../machines/transactions/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useTranslate } from '../use-translate.ts';
import { OtherYears } from './OtherYears.tsx';
import type { TransactionsProps } from './transactions-props.ts';
import { useIsFiltered } from './use-is-filtered.ts';

const PANEL_ID = 'transaction-filters';

const areFiltersOpen = (snapshot: SnapshotFrom<TransactionsProps['actor']>) =>
  snapshot.matches({ year: { listed: { filters: 'open' } } });

/** The control that opens the search and says how many filters are set. */
export function FiltersButton({ actor }: TransactionsProps) {
  const areOpen = useSelector(actor, areFiltersOpen);
  const count = useSelector(actor, ({ context }) => countFilters(context.query.filters));
  return (
    <Button
      kind="ghost"
      size="small"
      icon={Search}
      disclosure={{ expanded: areOpen, controls: PANEL_ID }}
      onPress={() => actor.send({ type: areOpen ? 'filters.close' : 'filters.open' })}
    >
      <FormattedMessage id="transactions.filters" values={{ count }} />
    </Button>
  );
}

/** The search form while it is open, and the number of matching transactions. */
export function Filters({ actor }: TransactionsProps) {
  const areOpen = useSelector(actor, areFiltersOpen);
  const isFiltered = useIsFiltered(actor);
  const panel = 'rounded-tile border border-line bg-surface p-4 tablet:p-6 print:hidden';
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
    <form
      id={PANEL_ID}
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className={areOpen || isFiltered ? panel : 'sr-only'}
    >
      {areOpen && (
        <div className="grid animate-appear grid-cols-2 items-start gap-x-3 gap-y-4 tablet:grid-cols-4">
          <div className="col-span-full">
            <TextFilter actor={actor} name="text" />
          </div>
          <ChoiceFilters actor={actor} />
          <TextFilter actor={actor} name="from" />
          <TextFilter actor={actor} name="to" />
        </div>
      )}
      <ResultCount actor={actor} />
      <OtherYears actor={actor} />
    </form>
  );
}

const TEXT_FILTERS = {
  text: { label: 'transactions.search', inputMode: 'search' },
  from: { label: 'transactions.from', inputMode: 'decimal' },
  to: { label: 'transactions.to', inputMode: 'decimal' },
} as const;

/** Fields validate on each change, so leaving one does nothing. */
const ignoreBlur = () => undefined;

function TextFilter({ actor, name }: TransactionsProps & { readonly name: keyof typeof TEXT_FILTERS }) {
  const translate = useTranslate();
  const filters = useSelector(actor, ({ context }) => context.query.filters);
  const error = filterError(name, filters);
  const { label, inputMode } = TEXT_FILTERS[name];
  return (
    <Field
      label={translate(label)}
      name={name}
      value={filters[name]}
      inputMode={inputMode}
      autoComplete="off"
      error={error && translate(error)}
      onChange={(text) => actor.send({ type: 'filter.type', name, value: text })}
      onBlur={ignoreBlur}
    />
  );
}

function ChoiceFilters({ actor }: TransactionsProps) {
  const translate = useTranslate();
  const operation = useSelector(actor, ({ context }) => context.query.filters.operation);
  const status = useSelector(actor, ({ context }) => context.query.filters.status);
  const all = { value: '' as const, text: translate('transactions.all') };
  return (
    <>
      <Select
        label={translate('transactions.operation')}
        value={operation}
        groups={[
          { options: [all, ...OPERATIONS.map((value) => ({ value, text: translate(OPERATION_LABELS[value]) }))] },
        ]}
        onChange={(value) => actor.send({ type: 'filter.choose', name: 'operation', value })}
      />
      <Select
        label={translate('transactions.status')}
        value={status}
        groups={[{ options: [all, ...STATUSES.map((value) => ({ value, text: translate(STATUS_LABELS[value]) }))] }]}
        onChange={(value) => actor.send({ type: 'filter.choose', name: 'status', value })}
      />
    </>
  );
}

function ResultCount({ actor }: TransactionsProps) {
  const count = useSelector(actor, ({ context }) => context.matchingRows.length);
  return (
    <div className="mt-3 -mb-1 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-small text-muted">
        <FormattedMessage id="transactions.count" values={{ count }} />
      </p>
      {count > 0 && <ClearButton actor={actor} />}
    </div>
  );
}

const ClearButton = ({ actor }: TransactionsProps) =>
  useIsFiltered(actor) && (
    <Button kind="ghost" size="small" icon={X} onPress={() => actor.send({ type: 'filters.clear' })}>
      <FormattedMessage id="transactions.clear" />
    </Button>
  );
