import type { MessageId } from '../../../machines/message.ts';
import type { MonthStatus } from '../../../machines/topups/month-text.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

interface MonthAppearance {
  readonly label: MessageId;
  readonly tone: BadgeTone;
  /** The status will not change any more. */
  readonly isFinal?: boolean;
}

/** The label and appearance of each month status (§4). */
export const MONTH_APPEARANCE: Record<MonthStatus, MonthAppearance> = {
  blocked: { label: 'topups.month.blocked', tone: 'danger' },
  canceled: { label: 'topups.month.canceled', tone: 'muted' },
  queued: { label: 'topups.month.queued', tone: 'warning' },
  received: { label: 'topups.month.received', tone: 'muted', isFinal: true },
  willBeReceived: { label: 'topups.month.willBeReceived', tone: 'accent' },
  orderedFor: { label: 'topups.month.orderedFor', tone: 'accent' },
  notOrdered: { label: 'topups.month.notOrdered', tone: 'muted' },
  notReceived: { label: 'topups.month.notReceived', tone: 'muted', isFinal: true },
  willNotBeReceived: { label: 'topups.month.willNotBeReceived', tone: 'muted' },
};
