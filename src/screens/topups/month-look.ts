import type { MessageId } from '../../../machines/message.ts';
import type { MonthStatus } from '../../../machines/topups/month-text.ts';
import type { PillTone } from '../../ui/Badge.tsx';

interface StatusLook {
  readonly label: MessageId;
  readonly tone: PillTone;
  /** Nothing more will happen to the month. */
  readonly isQuiet?: boolean;
}

/** How each status of a month (§4) reads and looks. */
export const STATUSES: Record<MonthStatus, StatusLook> = {
  blocked: { label: 'topup.month.blocked', tone: 'bad' },
  canceled: { label: 'topup.month.canceled', tone: 'mute' },
  queued: { label: 'topup.month.queued', tone: 'warn' },
  received: { label: 'topup.month.received', tone: 'mute', isQuiet: true },
  willBeReceived: { label: 'topup.month.willBeReceived', tone: 'accent' },
  orderedFor: { label: 'topup.month.orderedFor', tone: 'accent' },
  notOrdered: { label: 'topup.month.notOrdered', tone: 'mute' },
  notReceived: { label: 'topup.month.notReceived', tone: 'mute', isQuiet: true },
  willNotBeReceived: { label: 'topup.month.willNotBeReceived', tone: 'mute' },
};
