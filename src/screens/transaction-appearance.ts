import {
  CircleCheck,
  CircleHelp,
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
import { isOther, type Known } from '../../contract/tolerance.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { chargedAmount } from '../../machines/charged-amount.ts';
import type { Message } from '../../machines/message.ts';
import { operationText, statusText } from '../../machines/transactions/labels.ts';
import type { BadgeTone } from '../ui/Badge.tsx';

interface Appearance {
  readonly icon: LucideIcon;
  readonly label: Message;
}

const OPERATION_ICONS: Record<Known<Transaction['operation']>, LucideIcon> = {
  Purchase: Utensils,
  'Top-up': Plus,
  Fee: ReceiptText,
  'Manual Deduction': CircleMinus,
  Refund: Undo2,
};

/** The icon and label of an operation (§3). */
export const operationAppearance = (operation: Transaction['operation']): Appearance => ({
  icon: isOther(operation) ? CircleHelp : OPERATION_ICONS[operation],
  label: operationText(operation),
});

interface StatusAppearance extends Appearance {
  readonly tone: BadgeTone;
  /** The transaction did not affect the balance. */
  readonly isVoid: boolean;
}

type Look = Omit<StatusAppearance, 'label'>;

const STATUS_LOOKS: Record<Known<Transaction['status']>, Look> = {
  Successful: { icon: CircleCheck, tone: 'plain', isVoid: false },
  Declined: { icon: CircleX, tone: 'danger', isVoid: true },
  Denied: { icon: CircleX, tone: 'danger', isVoid: true },
  Expired: { icon: TimerOff, tone: 'muted', isVoid: true },
  Reserved: { icon: Clock, tone: 'warning', isVoid: false },
};
const UNKNOWN_LOOK: Look = { icon: CircleHelp, tone: 'muted', isVoid: false };

/** The icon, label and colour of a status (§3). */
export const statusAppearance = (status: Transaction['status']): StatusAppearance => ({
  ...(isOther(status) ? UNKNOWN_LOOK : STATUS_LOOKS[status]),
  label: statusText(status),
});

/** The text classes of an amount: void amounts are struck out, incoming amounts are highlighted. */
export const amountClass = (transaction: Transaction): string =>
  statusAppearance(transaction.status).isVoid
    ? 'text-muted line-through'
    : chargedAmount(transaction) > 0
      ? 'text-accent'
      : '';
