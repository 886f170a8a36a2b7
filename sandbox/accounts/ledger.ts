import { type Ore, toKronor } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../wire.ts';

/** A new entry. Amounts in öre: `amount` is negative when money leaves the account, `fee` is charged on top. */
export interface LedgerEntry {
  /** ms since 1970 */
  readonly bookedAt: number;
  readonly operation: Transaction['operation'];
  readonly status: Transaction['status'];
  readonly description: string;
  readonly amount: number;
  readonly fee?: number;
  /** The price in the merchant's currency. */
  readonly merchant?: { readonly amount: number; readonly currency: string };
}

type EntryRow = readonly [
  id: number,
  bookedAt: number,
  operation: Transaction['operation'],
  status: Transaction['status'],
  description: string,
  amount: Ore,
  fee: Ore,
  merchantAmount: number | null,
  merchantCurrency: string | null,
];

function toTransaction([id, bookedAt, operation, status, description, amount, fee, price, currency]: EntryRow) {
  return {
    id,
    transactionDate: new Date(bookedAt).toISOString(),
    description,
    operation,
    status,
    settlementAmount: { amount: toKronor(amount) },
    feeAmount: fee === 0 ? null : { amount: toKronor(fee) },
    transactionAmount: price === null || currency === null ? null : { amount: price, currency },
  } satisfies Transaction;
}

/** The balance: the sum of successful and reserved entries minus fees. */
export const balanceOf = (db: Database, accountId: number): Ore =>
  db.one<{ sum: Ore }>`SELECT coalesce(sum(counts), 0) AS sum FROM ledger_entry WHERE account_id = ${accountId}`?.sum ??
  (0 as Ore);

/** A page of entries, newest first; `page` counts from 0. */
export const entryPage = (db: Database, accountId: number, page: number, size: number): Transaction[] =>
  db.allAsArrays<EntryRow>`
    SELECT id, booked_at, operation, status, description, amount, fee, merchant_amount, merchant_currency
    FROM ledger_entry WHERE account_id = ${accountId}
    ORDER BY booked_at DESC, id DESC LIMIT ${size} OFFSET ${page * size}`.map(toTransaction);

/** The entries from `from` (inclusive) until `until` (exclusive), newest first. */
export const entriesBetween = (db: Database, accountId: number, from: number, until: number): Transaction[] =>
  db.allAsArrays<EntryRow>`
    SELECT id, booked_at, operation, status, description, amount, fee, merchant_amount, merchant_currency
    FROM ledger_entry WHERE account_id = ${accountId} AND booked_at >= ${from} AND booked_at < ${until}
    ORDER BY booked_at DESC, id DESC`.map(toTransaction);

/** The times of the first and last entry; undefined when there are none. */
export function entryTimeRange(db: Database, accountId: number): { oldest: number; newest: number } | undefined {
  const row = db.one<{ oldest: number | null; newest: number | null }>`
    SELECT min(booked_at) AS oldest, max(booked_at) AS newest FROM ledger_entry WHERE account_id = ${accountId}`;
  return row && row.oldest !== null && row.newest !== null ? { oldest: row.oldest, newest: row.newest } : undefined;
}

/** Adds an entry with the next id of the account. */
export function addEntry(db: Database, accountId: number, entry: LedgerEntry): void {
  const first = accountId * 100_000;
  db.run`
    INSERT INTO ledger_entry
      (id, account_id, booked_at, operation, status, description, amount, fee, merchant_amount, merchant_currency)
    SELECT coalesce(max(id), ${first}) + 1, ${accountId}, ${entry.bookedAt}, ${entry.operation}, ${entry.status},
      ${entry.description}, ${entry.amount}, ${entry.fee ?? 0},
      ${entry.merchant?.amount ?? null}, ${entry.merchant?.currency ?? null}
    FROM ledger_entry WHERE id BETWEEN ${first} AND ${first + 99_999}`;
}
