import type { Transaction } from '../../contract/account.ts';
import type { MessageId } from '../message.ts';

/** The label of each operation (§3). */
export const OPERATION_LABELS = {
  Purchase: 'transactions.operation.purchase',
  'Top-up': 'transactions.operation.topup',
  Fee: 'transactions.operation.fee',
  'Manual Deduction': 'transactions.operation.deduction',
  Refund: 'transactions.operation.refund',
} as const satisfies Record<Transaction['operation'], MessageId>;

/** The label of each status (§3); `Declined` and `Denied` have the same. */
export const STATUS_LABELS = {
  Successful: 'transactions.status.successful',
  Reserved: 'transactions.status.reserved',
  Declined: 'transactions.status.declined',
  Denied: 'transactions.status.declined',
  Expired: 'transactions.status.expired',
} as const satisfies Record<Transaction['status'], MessageId>;
