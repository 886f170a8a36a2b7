import type { SnapshotFrom } from 'xstate';
import { isOther, type Other } from '../../contract/tolerance.ts';
import { addDays, dayOfMonth, daysBetween } from '../days.ts';
import type { MessageId } from '../message.ts';
import { isSoon, lastDayFor } from './deadline.ts';
import type { MonthContext } from './topup-month.setup.ts';
import type { topupMonth } from './topup-month.ts';

type MonthSnapshot = Pick<SnapshotFrom<typeof topupMonth>, 'context' | 'matches'>;

/** A message about a month, with its values: `day` (`yyyy-mm-dd`) and the number of days left. */
export interface MonthText {
  readonly id: MessageId;
  readonly day: string;
  readonly days: number;
}

const lastDay = ({ rules, year, month }: MonthContext) => lastDayFor(rules, { year, monthNumber: month.monthNumber });

/** The day on which the card is or would be loaded for the month, `yyyy-mm-dd`. */
export const topupDay = ({ rules, year, month }: MonthContext): string =>
  month.topupDate ?? dayOfMonth(year, month.monthNumber, rules.dayTopup);

export type MonthStatus =
  /** A word that the portal does not know. */
  | Other
  | 'blocked'
  | 'canceled'
  | 'queued'
  | 'received'
  | 'willBeReceived'
  | 'orderedFor'
  | 'automatic'
  | 'notOrdered'
  | 'notReceived'
  | 'willNotBeReceived';

/** The status of a month as the cardholder sees it (§4 month text). `today` is a day in Stockholm. */
export function statusOf(snapshot: MonthSnapshot, today: string): MonthStatus {
  const { context } = snapshot;
  const { status, hasInvoice, isQueued } = context.month;
  const isPast = topupDay(context) < today;
  if (isOther(status)) return status;
  if (status === 'BLOCKED') return 'blocked';
  if (status === 'CANCELED') return 'canceled';
  if (isQueued) return 'queued';
  if (hasInvoice) return isPast ? 'received' : 'willBeReceived';
  if (status === 'ORDERED') return isPast ? 'notReceived' : 'orderedFor';
  const canBeOrdered = (
    ['ordering', 'settled', { changeable: 'orderable' }, { changeable: 'automatic' }] as const
  ).some((state) => snapshot.matches(state));
  if (canBeOrdered) return context.rules.isAutomatic ? 'automatic' : 'notOrdered';
  return isPast ? 'notReceived' : 'willNotBeReceived';
}

/** A longer time is not counted in days: the date says more. */
const COUNTED_DAYS = 31;

/** Until when a month can be changed, or why it cannot (§4); null when the status already says so. */
export function guidanceOf(snapshot: MonthSnapshot, today: string): MonthText | null {
  const { context } = snapshot;
  const day = lastDay(context);
  const isOrdered = context.month.status === 'ORDERED';
  const text = (id: MessageId): MonthText => ({ id, day, days: Math.max(0, daysBetween(today, day)) });
  if (context.month.isQueued) return text('topups.reason.queued');
  if (snapshot.matches('otherStatus')) return text('topups.reason.unknown');
  if (snapshot.matches('blocked')) return text('topups.reason.blocked');
  if (snapshot.matches('canceled')) return text('topups.reason.canceled');
  if (snapshot.matches('deadlinePassed')) {
    if (!isOrdered) return text('topups.reason.orderDeadlinePassed');
    return statusOf(snapshot, today) === 'received' ? null : text('topups.reason.cancelDeadlinePassed');
  }
  if (snapshot.matches({ changeable: 'inactive' })) return text('topups.reason.inactive');
  if (snapshot.matches({ changeable: 'closed' })) return text('topups.reason.closed');
  if (snapshot.matches({ changeable: 'limitReached' })) return text('topups.reason.limitReached');
  if (snapshot.matches({ changeable: 'automatic' })) return { ...text('topups.automatic.month'), day: addDays(day, 1) };
  if (daysBetween(today, day) > COUNTED_DAYS)
    return text(isOrdered ? 'topups.until.cancelDay' : 'topups.until.orderDay');
  return text(isOrdered ? 'topups.until.cancel' : 'topups.until.order');
}

/** The number of days left to order a month; null when the deadline is not soon or the month cannot be ordered. */
export function daysLeftIfSoon(snapshot: MonthSnapshot, today: string): number | null {
  if (!snapshot.matches({ changeable: 'orderable' })) return null;
  const days = daysBetween(today, lastDay(snapshot.context));
  return isSoon(lastDay(snapshot.context), today) ? days : null;
}
