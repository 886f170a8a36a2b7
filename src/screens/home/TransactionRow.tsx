import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Transaction } from '../../../contract/account.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { ListRow } from '../../ui/List.tsx';
import { Money } from '../../ui/Money.tsx';
import { useDays } from '../days.ts';
import { amountTone, isForeign, OPERATIONS, STATUSES } from '../transaction-look.ts';

interface Props {
  readonly transaction: Transaction;
  /** A moment of the day that it is, ms since 1970. */
  readonly today: number;
}

/** One transaction (§3): what, when, how much, and what became of it if it did not simply go through. */
export function TransactionRow({ transaction, today }: Props) {
  const { happened } = useDays();
  const { icon, label } = OPERATIONS[transaction.operation];
  const status = STATUSES[transaction.status];
  const amount = transaction.settlementAmount.amount;
  return (
    <ListRow
      icon={<IconTile icon={icon} tone={status.isVoid ? 'mute' : 'accent'} />}
      title={transaction.description}
      note={
        <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
          {happened(Date.parse(transaction.transactionDate), today)} · <FormattedMessage id={label} />
          <Foreign transaction={transaction} />
          {transaction.status !== 'Successful' && (
            <Badge tone={status.tone}>
              <FormattedMessage id={status.label} />
            </Badge>
          )}
        </span>
      }
      end={
        <span className={`font-semibold ${amountTone(transaction)}`}>
          <Money amount={amount} signed />
        </span>
      }
    />
  );
}

function Foreign({ transaction: { transactionAmount } }: Pick<Props, 'transaction'>) {
  if (!isForeign(transactionAmount)) return null;
  return (
    <span className="whitespace-nowrap">
      {'· '}
      <FormattedNumber value={transactionAmount.amount} minimumFractionDigits={2} maximumFractionDigits={2} />{' '}
      {transactionAmount.currency}
    </span>
  );
}
