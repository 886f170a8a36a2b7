import { dayAt } from '../calendar.ts';
import type { Database } from '../db/database.ts';
import type { World } from '../world.ts';
import {
  type Agreement,
  agreementOf,
  deadlineOf,
  hasCalendar,
  isClosed,
  isPast,
  type MonthOfYear,
} from './agreement.ts';
import { insertOrder, statusOf, waitingMonths } from './orders.ts';

/** Since when the holder of an account lets months be ordered by themselves, ms since 1970; null when they do not. */
const subscribedSince = (db: Database, accountId: number): number | null =>
  db.one<{ since: number | null }>`
    SELECT subscribed_at AS since FROM account JOIN preference USING (cardholder_id)
    WHERE account.id = ${accountId}`?.since ?? null;

export const isSubscribed = (db: Database, accountId: number): boolean => subscribedSince(db, accountId) !== null;

/** The months whose last day to order lies between two moments, oldest first. */
function decidedBetween(agreement: Agreement, since: number, now: number): MonthOfYear[] {
  const first = dayAt(since).with({ day: 1 });
  const last = dayAt(now).with({ day: 1 }).add({ months: 1 });
  const count = first.until(last, { largestUnit: 'months' }).months + 1;
  return Array.from({ length: count }, (_, index) => {
    const { year, month } = first.add({ months: index });
    return { year, month };
  }).filter((month) => {
    const deadline = deadlineOf(agreement, month);
    return isPast(deadline, now) && !isPast(deadline, since);
  });
}

/**
 * Orders, for whoever has automatic top-ups, the months that stood open when their last day passed. A month that the
 * person canceled is left alone.
 */
export function orderSubscribed({ db, clock }: World, accountId: number): void {
  const since = subscribedSince(db, accountId);
  const agreement = since === null ? undefined : agreementOf(db, accountId);
  if (since === null || !agreement?.enableSubscribe || !hasCalendar(agreement) || isClosed(agreement)) return;
  const open = decidedBetween(agreement, since, clock.now()).filter(
    (month) => statusOf(db, accountId, month) === 'NOT_ORDERED',
  );
  const left = Math.max(0, agreement.monthsReceiveTopup - waitingMonths(db, accountId).length);
  for (const month of open.slice(0, left)) insertOrder(db, accountId, month, agreement.amount, clock.now());
}
