import type { Transaction } from '../../contract/account.ts';
import type { MessageId } from '../message.ts';

/** How each operation (§3) is called. */
export const OPERATION_LABELS = {
  Purchase: 'transaction.operation.purchase',
  'Top-up': 'transaction.operation.topup',
  Fee: 'transaction.operation.fee',
  'Manual Deduction': 'transaction.operation.deduction',
  Refund: 'transaction.operation.refund',
} as const satisfies Record<Transaction['operation'], MessageId>;

/** How each status (§3) is called; declined and denied are the same to a person. */
export const STATUS_LABELS = {
  Successful: 'transaction.status.successful',
  Reserved: 'transaction.status.reserved',
  Declined: 'transaction.status.declined',
  Denied: 'transaction.status.declined',
  Expired: 'transaction.status.expired',
} as const satisfies Record<Transaction['status'], MessageId>;
