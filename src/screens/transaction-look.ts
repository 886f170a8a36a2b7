import {
  CircleCheck,
  CircleMinus,
  CircleX,
  Clock,
  type LucideIcon,
  Plus,
  ReceiptText,
  TimerOff,
  Undo2,
  Utensils,
} from 'lucide-react';
import type { Transaction } from '../../contract/account.ts';
import type { MessageId } from '../../machines/message.ts';
import { OPERATION_LABELS, STATUS_LABELS } from '../../machines/transactions/labels.ts';
import type { PillTone } from '../ui/Badge.tsx';

interface Look {
  readonly icon: LucideIcon;
  readonly label: MessageId;
}

const operation = (name: Transaction['operation'], icon: LucideIcon): Look => ({ icon, label: OPERATION_LABELS[name] });

/** How each operation (§3) looks and reads. */
export const OPERATIONS: Record<Transaction['operation'], Look> = {
  Purchase: operation('Purchase', Utensils),
  'Top-up': operation('Top-up', Plus),
  Fee: operation('Fee', ReceiptText),
  'Manual Deduction': operation('Manual Deduction', CircleMinus),
  Refund: operation('Refund', Undo2),
};

interface StatusLook extends Look {
  readonly tone: PillTone;
  /** The money never moved. */
  readonly isVoid: boolean;
}

const status = (name: Transaction['status'], icon: LucideIcon, tone: PillTone, isVoid: boolean): StatusLook => ({
  icon,
  label: STATUS_LABELS[name],
  tone,
  isVoid,
});

/** How each status (§3) looks and reads. */
export const STATUSES: Record<Transaction['status'], StatusLook> = {
  Successful: status('Successful', CircleCheck, 'plain', false),
  Declined: status('Declined', CircleX, 'bad', true),
  Denied: status('Denied', CircleX, 'bad', true),
  Expired: status('Expired', TimerOff, 'mute', true),
  Reserved: status('Reserved', Clock, 'warn', false),
};

type ForeignAmount = NonNullable<Transaction['transactionAmount']>;

/** Whether the merchant charged in another currency than the account's. */
export const isForeign = (charged: ForeignAmount | null): charged is ForeignAmount =>
  charged !== null && charged.currency !== 'SEK';

/** The colour of an amount: what never moved is struck out, what comes in is bright. */
export const amountTone = ({ settlementAmount, status }: Transaction): string =>
  STATUSES[status].isVoid ? 'text-muted line-through' : settlementAmount.amount > 0 ? 'text-accent' : '';
