import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { isInvalidAmount, isReversedRange } from '../../../machines/transactions/amounts.ts';
import { type Filters as FilterValues, OPERATIONS, STATUSES } from '../../../machines/transactions/filtering.ts';
import { OPERATION_LABELS, STATUS_LABELS } from '../../../machines/transactions/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TransactionsProps } from './transactions-props.ts';
import { useIsFiltered } from './use-is-filtered.ts';

/** The search form and the number of matching transactions. */
export const Filters = ({ actor }: TransactionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
  <form role="search" onSubmit={(event) => event.preventDefault()} className="print:hidden">
    <Surface>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 desktop:grid-cols-[minmax(0,2.4fr)_minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="col-span-2 desktop:col-span-1">
          <TextFilter actor={actor} name="text" />
        </div>
        <ChoiceFilters actor={actor} />
        <TextFilter actor={actor} name="from" />
        <TextFilter actor={actor} name="to" />
      </div>
      <ResultCount actor={actor} />
    </Surface>
  </form>
);

const TEXT_FILTERS = {
  text: { label: 'transactions.search', inputMode: 'search' },
  from: { label: 'transactions.from', inputMode: 'decimal' },
  to: { label: 'transactions.to', inputMode: 'decimal' },
} as const;

/** The validation error of a text field; null when it is valid. The search text is always valid. */
function errorOf(name: keyof typeof TEXT_FILTERS, { [name]: value, from, to }: FilterValues): MessageId | null {
  if (name === 'text') return null;
  if (isInvalidAmount(value)) return 'transactions.invalidAmount';
  return name === 'to' && isReversedRange(from, to) ? 'transactions.toBelowFrom' : null;
}

/** Fields validate on each change, so leaving one does nothing. */
const ignoreBlur = () => undefined;

function TextFilter({ actor, name }: TransactionsProps & { readonly name: keyof typeof TEXT_FILTERS }) {
  const translate = useTranslate();
  const filters = useSelector(actor, ({ context }) => context.query.filters);
  const error = errorOf(name, filters);
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
      <ClearButton actor={actor} />
    </div>
  );
}

const ClearButton = ({ actor }: TransactionsProps) =>
  useIsFiltered(actor) && (
    <Button kind="ghost" size="small" icon={X} onPress={() => actor.send({ type: 'filters.clear' })}>
      <FormattedMessage id="transactions.clear" />
    </Button>
  );
