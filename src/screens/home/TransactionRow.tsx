import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Transaction } from '../../../contract/account.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { ListRow } from '../../ui/List.tsx';
import { Money } from '../../ui/Money.tsx';
import { amountClass, isForeign, OPERATION_APPEARANCE, STATUS_APPEARANCE } from '../transaction-appearance.ts';
import { useDateFormat } from '../use-date-format.ts';

interface Props {
  readonly transaction: Transaction;
  /** A time on the current day, ms since 1970. */
  readonly today: number;
}

/** One transaction (§3): description, time, amount, and its status unless successful. */
export function TransactionRow({ transaction, today }: Props) {
  const { formatRelativeTime } = useDateFormat();
  const { icon, label } = OPERATION_APPEARANCE[transaction.operation];
  const status = STATUS_APPEARANCE[transaction.status];
  const amount = transaction.settlementAmount.amount;
  return (
    <ListRow
      icon={<IconTile icon={icon} tone={status.isVoid ? 'muted' : 'accent'} />}
      title={transaction.description}
      description={
        <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
          {formatRelativeTime(Date.parse(transaction.transactionDate), today)} · <FormattedMessage id={label} />
          <Foreign transaction={transaction} />
          {transaction.status !== 'Successful' && (
            <Badge tone={status.tone}>
              <FormattedMessage id={status.label} />
            </Badge>
          )}
        </span>
      }
      end={
        <span className={`font-semibold ${amountClass(transaction)}`}>
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
