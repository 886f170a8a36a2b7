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
import type { BadgeTone } from '../ui/Badge.tsx';

interface Appearance {
  readonly icon: LucideIcon;
  readonly label: MessageId;
}

const operation = (name: Transaction['operation'], icon: LucideIcon): Appearance => ({
  icon,
  label: OPERATION_LABELS[name],
});

/** The icon and label of each operation (§3). */
export const OPERATION_APPEARANCE: Record<Transaction['operation'], Appearance> = {
  Purchase: operation('Purchase', Utensils),
  'Top-up': operation('Top-up', Plus),
  Fee: operation('Fee', ReceiptText),
  'Manual Deduction': operation('Manual Deduction', CircleMinus),
  Refund: operation('Refund', Undo2),
};

interface StatusAppearance extends Appearance {
  readonly tone: BadgeTone;
  /** The transaction did not affect the balance. */
  readonly isVoid: boolean;
}

const status = (name: Transaction['status'], icon: LucideIcon, tone: BadgeTone, isVoid: boolean): StatusAppearance => ({
  icon,
  label: STATUS_LABELS[name],
  tone,
  isVoid,
});

/** The icon, label and colour of each status (§3). */
export const STATUS_APPEARANCE: Record<Transaction['status'], StatusAppearance> = {
  Successful: status('Successful', CircleCheck, 'plain', false),
  Declined: status('Declined', CircleX, 'danger', true),
  Denied: status('Denied', CircleX, 'danger', true),
  Expired: status('Expired', TimerOff, 'muted', true),
  Reserved: status('Reserved', Clock, 'warning', false),
};

type ForeignAmount = NonNullable<Transaction['transactionAmount']>;

/** Whether the merchant charged in another currency than the account's. */
export const isForeign = (charged: ForeignAmount | null): charged is ForeignAmount =>
  charged !== null && charged.currency !== 'SEK';

/** The text classes of an amount: void amounts are struck out, incoming amounts are highlighted. */
export const amountClass = ({ settlementAmount, status }: Transaction): string =>
  STATUS_APPEARANCE[status].isVoid ? 'text-muted line-through' : settlementAmount.amount > 0 ? 'text-accent' : '';
