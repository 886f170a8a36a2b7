import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { isOther, type Known } from '../../../contract/tolerance.ts';
import type { Transaction } from '../../../contract/transaction.ts';
import { foreignAmountOf, hasMoved, isKnown } from '../../../machines/charged-amount.ts';
import type { MessageId } from '../../../machines/message.ts';
import type { Row } from '../../../machines/transactions/rows.ts';
import { Space } from '../../ui/TextElement.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { Amount } from './Amount.tsx';
import { FeeInside } from './FeeInside.tsx';
import { Unrecognised } from './Unrecognised.tsx';

type Explanations = Partial<Record<Known<Transaction['status']>, MessageId>>;

/** What a status means for a purchase. */
const PURCHASE_EXPLANATIONS: Explanations = {
  Reserved: 'transactions.why.reserved',
  Declined: 'transactions.why.declined',
  Denied: 'transactions.why.declined',
  Expired: 'transactions.why.expired',
};

/** What a status means for any other operation. */
const OTHER_EXPLANATIONS: Explanations = {
  Reserved: 'transactions.why.pending',
  Declined: 'transactions.why.notBooked',
  Denied: 'transactions.why.notBooked',
  Expired: 'transactions.why.notBooked',
};

function explanationOf(transaction: Transaction): MessageId | undefined {
  const { operation, status } = transaction;
  if (isOther(status) || !isKnown(transaction)) return 'transactions.why.unknown';
  return (operation === 'Purchase' ? PURCHASE_EXPLANATIONS : OTHER_EXPLANATIONS)[status];
}

/** The details of a transaction (§3): merchant, time, amount in the currency of the merchant, and fee. */
export default function TransactionDetail({ row }: { readonly row: Row }) {
  const { transaction, amount, fee } = row;
  const { formatDateTime } = useDateFormat();
  const { operation, description, transactionDate } = transaction;
  const foreignAmount = foreignAmountOf(transaction);
  const explanation = explanationOf(transaction);
  return (
    <div className="grid gap-3 rounded-small bg-paper p-4 text-small">
      {explanation && (
        <p>
          <FormattedMessage id={explanation} />
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-2 wide:grid-cols-[repeat(2,auto_minmax(0,1fr))]">
        {operation === 'Purchase' && description !== '' && <Fact name="transactions.merchant">{description}</Fact>}
        <Fact name="transactions.when">{formatDateTime(Date.parse(transactionDate))}</Fact>
        {foreignAmount && (
          <Fact name="transactions.charged">
            <FormattedNumber value={foreignAmount.amount} minimumFractionDigits={2} maximumFractionDigits={2} />
            <Space />
            <span>{foreignAmount.currency}</span>
          </Fact>
        )}
        {fee > 0 && (
          <Fact name={hasMoved(transaction) ? 'transactions.total' : 'transactions.column.amount'}>
            <Amount ore={amount} signed />
            <span>, </span>
            <FeeInside fee={fee} />
          </Fact>
        )}
      </dl>
      {operation === 'Purchase' && <Unrecognised row={row} />}
    </div>
  );
}

const Fact = ({ name, children }: { readonly name: MessageId; readonly children: ReactNode }) => (
  <>
    <dt className="text-muted max-tablet:-mb-2">
      <FormattedMessage id={name} />
    </dt>
    <dd className="font-medium">{children}</dd>
  </>
);
