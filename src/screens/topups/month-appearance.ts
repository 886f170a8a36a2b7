import { isOther, type Known } from '../../../contract/tolerance.ts';
import type { Message, MessageId } from '../../../machines/message.ts';
import { otherText } from '../../../machines/other-text.ts';
import type { MonthStatus } from '../../../machines/topups/month-text.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

interface MonthAppearance<Label> {
  readonly label: Label;
  readonly tone: BadgeTone;
  /** The status will not change any more. */
  readonly isFinal?: boolean;
}

const APPEARANCE: Record<Known<MonthStatus>, MonthAppearance<MessageId>> = {
  blocked: { label: 'topups.month.blocked', tone: 'danger' },
  canceled: { label: 'topups.month.canceled', tone: 'muted' },
  queued: { label: 'topups.month.queued', tone: 'warning' },
  received: { label: 'topups.month.received', tone: 'muted', isFinal: true },
  willBeReceived: { label: 'topups.month.willBeReceived', tone: 'accent' },
  orderedFor: { label: 'topups.month.orderedFor', tone: 'accent' },
  automatic: { label: 'topups.month.automatic', tone: 'accent' },
  notOrdered: { label: 'topups.month.notOrdered', tone: 'muted' },
  notReceived: { label: 'topups.month.notReceived', tone: 'muted', isFinal: true },
  willNotBeReceived: { label: 'topups.month.willNotBeReceived', tone: 'muted' },
};

/** The label and appearance of a month status (§4). `day` is the formatted day of the top-up. */
export function monthAppearance(status: MonthStatus, day: string): MonthAppearance<Message> {
  if (isOther(status)) return { label: otherText(status), tone: 'muted' };
  const appearance = APPEARANCE[status];
  return { ...appearance, label: { id: appearance.label, values: { day } } };
}
