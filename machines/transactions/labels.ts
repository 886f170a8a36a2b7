import { isOther, type Known } from '../../contract/tolerance.ts';
import type { Transaction } from '../../contract/transaction.ts';
import type { Message, MessageId } from '../message.ts';
import { otherText } from '../other-text.ts';

/** The label of each operation (§3). */
export const OPERATION_LABELS = {
  Purchase: 'transactions.operation.purchase',
  'Top-up': 'transactions.operation.topup',
  Fee: 'transactions.operation.fee',
  'Manual Deduction': 'transactions.operation.deduction',
  Refund: 'transactions.operation.refund',
} as const satisfies Record<Known<Transaction['operation']>, MessageId>;

/** The label of each status (§3); `Declined` and `Denied` have the same. */
export const STATUS_LABELS = {
  Successful: 'transactions.status.successful',
  Reserved: 'transactions.status.reserved',
  Declined: 'transactions.status.declined',
  Denied: 'transactions.status.declined',
  Expired: 'transactions.status.expired',
} as const satisfies Record<Known<Transaction['status']>, MessageId>;

/** The label of an operation; the word of the backend if the portal does not know it. */
export const operationText = (operation: Transaction['operation']): Message =>
  isOther(operation) ? otherText(operation) : { id: OPERATION_LABELS[operation] };

/** The label of a status; the word of the backend if the portal does not know it. */
export const statusText = (status: Transaction['status']): Message =>
  isOther(status) ? otherText(status) : { id: STATUS_LABELS[status] };
