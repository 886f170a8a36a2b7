import { dayAt } from '../dates.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import {
  deadlineOf,
  hasCalendar,
  isClosed,
  isPast,
  type MonthOfYear,
  type OrderingRules,
  orderingRulesOf,
} from './ordering-rules.ts';
import { insertOrder, monthStatus, unloadedMonths } from './orders.ts';

/** When automatic top-ups were turned on, ms since 1970; null when they are off. */
const subscribedSince = (db: Database, accountId: number): number | null =>
  db.one<{ since: number | null }>`
    SELECT subscribed_at AS since FROM account JOIN preference USING (cardholder_id)
    WHERE account.id = ${accountId}`?.since ?? null;

/** Whether automatic top-ups are on for the cardholder of an account. */
export const isSubscribed = (db: Database, accountId: number): boolean => subscribedSince(db, accountId) !== null;

/** The months whose deadline is between two times, oldest first. */
function monthsClosedBetween(rules: OrderingRules, since: number, now: number): MonthOfYear[] {
  const first = dayAt(since).with({ day: 1 });
  const last = dayAt(now).with({ day: 1 }).add({ months: 1 });
  const count = first.until(last, { largestUnit: 'months' }).months + 1;
  return Array.from({ length: count }, (_, index) => {
    const { year, month } = first.add({ months: index });
    return { year, month };
  }).filter((month) => {
    const deadline = deadlineOf(rules, month);
    return isPast(deadline, now) && !isPast(deadline, since);
  });
}

/**
 * Orders the months that were open when their deadline passed, if the cardholder has automatic top-ups. Canceled months
 * stay canceled.
 */
export function orderSubscribedMonths({ db, clock }: Services, accountId: number): void {
  const since = subscribedSince(db, accountId);
  const rules = since === null ? undefined : orderingRulesOf(db, accountId);
  if (since === null || !rules?.enableSubscribe || !hasCalendar(rules) || isClosed(rules)) return;
  const open = monthsClosedBetween(rules, since, clock.now()).filter(
    (month) => monthStatus(db, accountId, month) === 'NOT_ORDERED',
  );
  const left = Math.max(0, rules.monthsReceiveTopup - unloadedMonths(db, accountId).length);
  for (const month of open.slice(0, left)) insertOrder(db, accountId, month, rules.amount, clock.now());
}
