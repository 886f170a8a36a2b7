import type { Transaction } from '../../contract/account.ts';
import { kronorOf, type Ore } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';

/** An entry to be: amounts in öre, `amount` negative when money leaves the account, `fee` on top of it. */
export interface Entry {
  readonly bookedAt: number;
  readonly operation: Transaction['operation'];
  readonly status: Transaction['status'];
  readonly description: string;
  readonly amount: number;
  readonly fee?: number;
  /** What the merchant charged, in the merchant's currency. */
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

function transactionOf([id, bookedAt, operation, status, description, amount, fee, price, currency]: EntryRow) {
  return {
    id,
    transactionDate: new Date(bookedAt).toISOString(),
    description,
    operation,
    status,
    settlementAmount: { amount: kronorOf(amount) },
    feeAmount: fee === 0 ? null : { amount: kronorOf(fee) },
    transactionAmount: price === null || currency === null ? null : { amount: price, currency },
  } satisfies Transaction;
}

/** What can be spent: the sum of all that was carried out or is reserved, less fees. */
export const balanceOf = (db: Database, accountId: number): Ore =>
  db.one<{ sum: Ore }>`SELECT coalesce(sum(counts), 0) AS sum FROM ledger_entry WHERE account_id = ${accountId}`?.sum ??
  (0 as Ore);

/** A page of entries, newest first; `page` counts from 0. */
export const pageOf = (db: Database, accountId: number, page: number, size: number): Transaction[] =>
  db.lists<EntryRow>`
    SELECT id, booked_at, operation, status, description, amount, fee, merchant_amount, merchant_currency
    FROM ledger_entry WHERE account_id = ${accountId}
    ORDER BY booked_at DESC, id DESC LIMIT ${size} OFFSET ${page * size}`.map(transactionOf);

/** Everything from one moment to before another, newest first. */
export const entriesBetween = (db: Database, accountId: number, from: number, before: number): Transaction[] =>
  db.lists<EntryRow>`
    SELECT id, booked_at, operation, status, description, amount, fee, merchant_amount, merchant_currency
    FROM ledger_entry WHERE account_id = ${accountId} AND booked_at >= ${from} AND booked_at < ${before}
    ORDER BY booked_at DESC, id DESC`.map(transactionOf);

/** The moments of the first and last entry; undefined when there is none. */
export function spanOf(db: Database, accountId: number): { oldest: number; newest: number } | undefined {
  const row = db.one<{ oldest: number | null; newest: number | null }>`
    SELECT min(booked_at) AS oldest, max(booked_at) AS newest FROM ledger_entry WHERE account_id = ${accountId}`;
  return row && row.oldest !== null && row.newest !== null ? { oldest: row.oldest, newest: row.newest } : undefined;
}

export const entryCount = (db: Database, accountId: number): number =>
  db.one<{ count: number }>`SELECT count(*) AS count FROM ledger_entry WHERE account_id = ${accountId}`?.count ?? 0;

/** Writes an entry down; its id is the account's next one. */
export function book(db: Database, accountId: number, entry: Entry): void {
  const first = accountId * 100_000;
  db.run`
    INSERT INTO ledger_entry
      (id, account_id, booked_at, operation, status, description, amount, fee, merchant_amount, merchant_currency)
    SELECT coalesce(max(id), ${first}) + 1, ${accountId}, ${entry.bookedAt}, ${entry.operation}, ${entry.status},
      ${entry.description}, ${entry.amount}, ${entry.fee ?? 0},
      ${entry.merchant?.amount ?? null}, ${entry.merchant?.currency ?? null}
    FROM ledger_entry WHERE id BETWEEN ${first} AND ${first + 99_999}`;
}
