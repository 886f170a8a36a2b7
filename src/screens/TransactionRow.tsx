import { FormattedNumber } from 'react-intl';
import { toKronor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { chargedAmount, foreignAmountOf } from '../../machines/charged-amount.ts';
import { transactionPath } from '../../machines/transactions/transaction-path.ts';
import { Badge } from '../ui/Badge.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import { ListRow } from '../ui/List.tsx';
import { Money } from '../ui/Money.tsx';
import { SkeletonBlock, SkeletonText } from '../ui/Skeleton.tsx';
import { MessageText } from './MessageText.tsx';
import { amountClass, operationAppearance, statusAppearance } from './transaction-appearance.ts';
import { useDateFormat } from './use-date-format.ts';

interface Props {
  readonly transaction: Transaction;
  /** A time on the current day, ms since 1970. */
  readonly today: number;
}

/** One transaction (§3): description, time, amount, and its status unless successful. */
export function TransactionRow({ transaction, today }: Props) {
  const { formatRelativeTime } = useDateFormat();
  const { icon, label } = operationAppearance(transaction.operation);
  const status = statusAppearance(transaction.status);
  return (
    <ListRow
      icon={<IconTile icon={icon} tone={status.isVoid ? 'muted' : 'accent'} />}
      title={transaction.description || <MessageText message={label} />}
      to={transactionPath(transaction)}
      description={
        <>
          <span>{`${formatRelativeTime(Date.parse(transaction.transactionDate), today)} · `}</span>
          <MessageText message={label} />
          <Foreign transaction={transaction} />
        </>
      }
      end={
        <span className="grid justify-items-end">
          <span className={`font-semibold ${amountClass(transaction)}`}>
            <Money amount={toKronor(chargedAmount(transaction))} signed />
          </span>
          {transaction.status !== 'Successful' && (
            <Badge tone={status.tone}>
              <MessageText message={status.label} />
            </Badge>
          )}
        </span>
      }
    />
  );
}

function Foreign({ transaction }: Pick<Props, 'transaction'>) {
  const charged = foreignAmountOf(transaction);
  if (!charged) return null;
  return (
    <span className="max-tablet:hidden">
      <span> · </span>
      <FormattedNumber value={charged.amount} minimumFractionDigits={2} maximumFractionDigits={2} />
      <span>{` ${charged.currency}`}</span>
    </span>
  );
}

/** Its place while it loads; `width` is that of the description. */
export const TransactionRowSkeleton = ({ width }: { readonly width: string }) => (
  <ListRow
    icon={<SkeletonBlock className="size-11" />}
    title={<SkeletonText className={width} />}
    description={<SkeletonText className="w-40" />}
    end={<SkeletonText className="w-16" />}
  />
);
