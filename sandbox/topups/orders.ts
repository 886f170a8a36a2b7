import type { TopupMonth } from '../../contract/calendar.ts';
import type { Ore } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import type { MonthOfYear } from './agreement.ts';

/** A month that somebody has decided on; moments in ms since 1970. */
export interface OrderedMonth extends MonthOfYear {
  readonly status: Exclude<TopupMonth['status'], 'NOT_ORDERED'>;
  /** öre */
  readonly amount: Ore;
  readonly queuedAt: number | null;
  readonly loadedAt: number | null;
}

/** Months whose money is still to come, oldest first. */
export const waitingMonths = (db: Database, accountId: number): OrderedMonth[] =>
  db.all<OrderedMonth>`
    SELECT year, month, status, amount, queued_at AS queuedAt, loaded_at AS loadedAt FROM topup_order
    WHERE account_id = ${accountId} AND status = 'ORDERED' AND loaded_at IS NULL ORDER BY year, month`;

export const monthsOfYear = (db: Database, accountId: number, year: number): OrderedMonth[] =>
  db.all<OrderedMonth>`
    SELECT year, month, status, amount, queued_at AS queuedAt, loaded_at AS loadedAt FROM topup_order
    WHERE account_id = ${accountId} AND year = ${year} ORDER BY month`;

export const statusOf = (db: Database, accountId: number, { year, month }: MonthOfYear): TopupMonth['status'] =>
  db.one<{ status: TopupMonth['status'] }>`
    SELECT status FROM topup_order WHERE account_id = ${accountId} AND year = ${year} AND month = ${month}`?.status ??
  'NOT_ORDERED';

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

/** A month that shows as canceled, and cannot be ordered again. */
export function markCanceled(db: Database, accountId: number, { year, month }: MonthOfYear): void {
  db.run`
    UPDATE topup_order SET status = 'CANCELED'
    WHERE account_id = ${accountId} AND year = ${year} AND month = ${month} AND loaded_at IS NULL`;
}

/** A month that is no longer ordered has no row, and can be ordered again. */
export function deleteOrder(db: Database, accountId: number, { year, month }: MonthOfYear): void {
  db.run`
    DELETE FROM topup_order
    WHERE account_id = ${accountId} AND year = ${year} AND month = ${month} AND loaded_at IS NULL`;
}
