import type { Ore } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import type { TopupMonth } from '../wire.ts';
import type { MonthOfYear } from './ordering-rules.ts';

/** A month that was ordered, canceled or blocked. Times are ms since 1970. */
export interface OrderedMonth extends MonthOfYear {
  readonly status: Exclude<TopupMonth['status'], 'NOT_ORDERED'>;
  /** öre */
  readonly amount: Ore;
  readonly queuedAt: number | null;
  readonly loadedAt: number | null;
}

/** Ordered months that are not loaded yet, oldest first. */
export const unloadedMonths = (db: Database, accountId: number): OrderedMonth[] =>
  db.all<OrderedMonth>`
    SELECT year, month, status, amount, queued_at AS queuedAt, loaded_at AS loadedAt FROM topup_order
    WHERE account_id = ${accountId} AND status = 'ORDERED' AND loaded_at IS NULL ORDER BY year, month`;

/** The months of a year that were ordered at some time, also the canceled ones, earliest first. */
export const monthsOfYear = (db: Database, accountId: number, year: number): OrderedMonth[] =>
  db.all<OrderedMonth>`
    SELECT year, month, status, amount, queued_at AS queuedAt, loaded_at AS loadedAt FROM topup_order
    WHERE account_id = ${accountId} AND year = ${year} ORDER BY month`;

/** The status of a month; a month without an order is not ordered. */
export const monthStatus = (db: Database, accountId: number, { year, month }: MonthOfYear): TopupMonth['status'] =>
  db.one<{ status: TopupMonth['status'] }>`
    SELECT status FROM topup_order WHERE account_id = ${accountId} AND year = ${year} AND month = ${month}`?.status ??
  'NOT_ORDERED';

/** Orders a month for an amount in öre; `at` is ms since 1970. */
export function insertOrder(
  db: Database,
  accountId: number,
  { year, month }: MonthOfYear,
  amount: Ore,
  at: number,
): void {
  db.run`
    INSERT INTO topup_order (account_id, year, month, status, amount, ordered_at)
    VALUES (${accountId}, ${year}, ${month}, 'ORDERED', ${amount}, ${at})`;
}

/** Marks a month as canceled; it cannot be ordered again. */
export function markCanceled(db: Database, accountId: number, { year, month }: MonthOfYear): void {
  db.run`
    UPDATE topup_order SET status = 'CANCELED'
    WHERE account_id = ${accountId} AND year = ${year} AND month = ${month} AND loaded_at IS NULL`;
}

/** Deletes the order of a month; it can be ordered again. */
export function deleteOrder(db: Database, accountId: number, { year, month }: MonthOfYear): void {
  db.run`
    DELETE FROM topup_order
    WHERE account_id = ${accountId} AND year = ${year} AND month = ${month} AND loaded_at IS NULL`;
}
