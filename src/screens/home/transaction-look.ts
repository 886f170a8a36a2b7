import { CircleMinus, type LucideIcon, Plus, ReceiptText, Undo2, Utensils } from 'lucide-react';
import type { Transaction } from '../../../contract/account.ts';
import type { MessageId } from '../../../machines/message.ts';
import type { PillTone } from '../../ui/Pill.tsx';

interface OperationLook {
  readonly icon: LucideIcon;
  readonly label: MessageId;
}

/** How each operation (§3) looks and reads. */
export const OPERATIONS: Record<Transaction['operation'], OperationLook> = {
  Purchase: { icon: Utensils, label: 'transaction.operation.purchase' },
  'Top-up': { icon: Plus, label: 'transaction.operation.topup' },
  Fee: { icon: ReceiptText, label: 'transaction.operation.fee' },
  'Manual Deduction': { icon: CircleMinus, label: 'transaction.operation.deduction' },
  Refund: { icon: Undo2, label: 'transaction.operation.refund' },
};

interface StatusLook {
  readonly label: MessageId;
  readonly tone: PillTone;
  /** The money never moved. */
  readonly isVoid: boolean;
}

const declined: StatusLook = { label: 'transaction.status.declined', tone: 'bad', isVoid: true };

/** What to say of a status (§3); a transaction that went through needs no word. */
export const STATUSES: Record<Transaction['status'], StatusLook | null> = {
  Successful: null,
  Declined: declined,
  Denied: declined,
  Expired: { label: 'transaction.status.expired', tone: 'mute', isVoid: true },
  Reserved: { label: 'transaction.status.reserved', tone: 'warn', isVoid: false },
};

type ForeignAmount = NonNullable<Transaction['transactionAmount']>;

/** Whether the merchant charged in another currency than the account's. */
export const isForeign = (charged: ForeignAmount | null): charged is ForeignAmount =>
  charged !== null && charged.currency !== 'SEK';
