import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Filters } from '../../../machines/transactions/filtering.ts';
import { OPERATION_LABELS, STATUS_LABELS } from '../../../machines/transactions/labels.ts';
import { fullName, useAccount, useCardholder } from '../holder.ts';
import { useTranslate } from '../use-translate.ts';
import { useIsNarrowed } from './narrowed.ts';
import type { TransactionsProps } from './transactions-props.ts';

/** Heads the pages when they are printed: whose they are, of which year, and whether something was left out. */
export function StatementHead({ actor }: TransactionsProps) {
  const year = useSelector(actor, ({ context }) => context.query.year ?? context.thisYear);
  const isList = useSelector(actor, ({ context }) => context.query.view === 'list');
  const lastFour = useAccount()?.card?.lastFourDigits;
  return (
    <div className="hidden print:mb-4 print:grid">
      <p className="font-semibold text-heading">
        <FormattedMessage id="transactions.statement" values={{ year: String(year) }} />
      </p>
      <p>
        {fullName(useCardholder())}
        {lastFour && ` · •••• ${lastFour}`}
      </p>
      {isList && <Narrowed actor={actor} />}
    </div>
  );
}

const Narrowed = ({ actor }: TransactionsProps) => useIsNarrowed(actor) && <Sought actor={actor} />;

function Sought({ actor }: TransactionsProps) {
  const count = useSelector(actor, ({ context }) => context.found.length);
  const sought = useSought(useSelector(actor, ({ context }) => context.query.filters));
  return (
    <p>
      <FormattedMessage id="transactions.narrowed" values={{ sought: sought.join(' · ') }} />{' '}
      <FormattedMessage id="transactions.count" values={{ count }} />
    </p>
  );
}

/** What is looked for, in words. */
function useSought({ text, operation, status, from, to }: Filters): readonly string[] {
  const say = useTranslate();
  return [
    text.trim(),
    operation && say(OPERATION_LABELS[operation]),
    status && say(STATUS_LABELS[status]),
    from && `${say('transactions.from')} ${from}`,
    to && `${say('transactions.to')} ${to}`,
  ].filter(Boolean);
}
