import type { SnapshotFrom } from 'xstate';
import { dayOfMonth, daysBetween } from '../days.ts';
import type { MessageId } from '../message.ts';
import { lastDayFor } from './deadline.ts';
import type { MonthContext, topupMonth } from './topup-month.ts';

type MonthSnapshot = SnapshotFrom<typeof topupMonth>;

/** Something to say of a month: a text, the day that it names as `day` (`yyyy-mm-dd`), and how many days are left. */
export interface MonthText {
  readonly id: MessageId;
  readonly day: string;
  readonly days: number;
}

const lastDay = ({ terms, year, month }: MonthContext) => lastDayFor(terms, { year, monthNumber: month.monthNumber });

/** The day on which the money comes, or would come: `yyyy-mm-dd`. */
export const topupDay = ({ terms, year, month }: MonthContext): string =>
  month.topupDate ?? dayOfMonth(year, month.monthNumber, terms.dayTopup);

export type MonthStatus =
  | 'blocked'
  | 'canceled'
  | 'queued'
  | 'received'
  | 'willBeReceived'
  | 'orderedFor'
  | 'notOrdered'
  | 'notReceived'
  | 'willNotBeReceived';

/** What the month is to the cardholder (§4 month text), as seen on a day in Stockholm. */
export function statusOf(snapshot: MonthSnapshot, today: string): MonthStatus {
  const { context } = snapshot;
  const { status, hasInvoice, isQueued } = context.month;
  const isOver = topupDay(context) < today;
  if (status === 'BLOCKED') return 'blocked';
  if (status === 'CANCELED') return 'canceled';
  if (isQueued) return 'queued';
  if (hasInvoice) return isOver ? 'received' : 'willBeReceived';
  if (status === 'ORDERED') return 'orderedFor';
  if (isOver) return 'notReceived';
  const canBeOrdered = snapshot.matches('ordering') || snapshot.matches({ changeable: 'orderable' });
  return canBeOrdered ? 'notOrdered' : 'willNotBeReceived';
}

/** Until when something can be done, or why it cannot (§4); null where the status has said it all. */
export function guidanceOf(snapshot: MonthSnapshot, today: string): MonthText | null {
  const { context } = snapshot;
  const day = lastDay(context);
  const isOrdered = context.month.status === 'ORDERED';
  const say = (id: MessageId): MonthText => ({ id, day, days: Math.max(0, daysBetween(today, day)) });
  if (context.month.isQueued) return say('topup.reason.queued');
  if (snapshot.matches('blocked')) return say('topup.reason.blocked');
  if (snapshot.matches('canceled')) return say('topup.reason.canceled');
  if (snapshot.matches('past')) {
    if (!isOrdered) return say('topup.reason.orderPast');
    return statusOf(snapshot, today) === 'received' ? null : say('topup.reason.cancelPast');
  }
  if (snapshot.matches({ changeable: 'inactive' })) return say('topup.reason.inactive');
  if (snapshot.matches({ changeable: 'closed' })) return say('topup.reason.closed');
  if (snapshot.matches({ changeable: 'full' })) return say('topup.reason.full');
  return say(isOrdered ? 'topup.until.cancel' : 'topup.until.order');
}

/** Fewer days than this are few. */
const SOON = 7;

/** How many days are left to order a month, when they are few; null when they are many, or nothing can be ordered. */
export function daysLeftSoon(snapshot: MonthSnapshot, today: string): number | null {
  if (!snapshot.matches({ changeable: 'orderable' })) return null;
  const days = daysBetween(today, lastDay(snapshot.context));
  return days < SOON ? days : null;
}
