import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Filters } from '../../../machines/transactions/filtering.ts';
import { OPERATION_LABELS, STATUS_LABELS } from '../../../machines/transactions/labels.ts';
import { Space } from '../../ui/TextElement.tsx';
import { fullName, useAccount, useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import type { TransactionsProps } from './transactions-props.ts';
import { useIsFiltered } from './use-is-filtered.ts';

/** The header of a printed statement: the cardholder, the year and the active filters. */
export function StatementHeader({ actor }: TransactionsProps) {
  const year = useSelector(actor, ({ context }) => context.query.year);
  const isList = useSelector(actor, ({ context }) => context.query.view === 'list');
  const accountName = useSelector(actor, ({ context }) => context.accountName);
  const lastFour = useAccount()?.card?.lastFourDigits;
  return (
    <div className="hidden print:mb-4 print:grid">
      <p className="font-semibold text-heading">
        <FormattedMessage id="transactions.statement" values={{ year: String(year) }} />
      </p>
      <p>{[fullName(useCardholder()), accountName, lastFour && `•••• ${lastFour}`].filter(Boolean).join(' · ')}</p>
      {isList && <PrintedFilters actor={actor} />}
    </div>
  );
}

const PrintedFilters = ({ actor }: TransactionsProps) => useIsFiltered(actor) && <FilterSummary actor={actor} />;

function FilterSummary({ actor }: TransactionsProps) {
  const count = useSelector(actor, ({ context }) => context.matchingRows.length);
  const labels = useFilterLabels(useSelector(actor, ({ context }) => context.query.filters));
  return (
    <p>
      <FormattedMessage id="transactions.filtered" values={{ sought: labels.join(' · ') }} />
      <Space />
      <FormattedMessage id="transactions.count" values={{ count }} />
    </p>
  );
}

/** The active filters as text. */
function useFilterLabels({ text, operation, status, from, to }: Filters): readonly string[] {
  const translate = useTranslate();
  return [
    text.trim(),
    operation && translate(OPERATION_LABELS[operation]),
    status && translate(STATUS_LABELS[status]),
    from && `${translate('transactions.from')} ${from}`,
    to && `${translate('transactions.to')} ${to}`,
  ].filter(Boolean);
}
