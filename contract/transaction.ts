import * as z from 'zod/mini';
import { moment } from './dates.ts';
import { listOf } from './list.ts';
import { Kronor, MAX_BALANCE, SignedKronor } from './money.ts';
import { type ListOddity, notDescending } from './oddity.ts';
import { isOther, numeric, openEnum, orElse, readAs, rowId } from './tolerance.ts';

const amount = z.object({ amount: numeric(Kronor) });

const OPERATIONS = ['Purchase', 'Top-up', 'Fee', 'Manual Deduction', 'Refund'] as const;
const STATUSES = ['Successful', 'Declined', 'Denied', 'Expired', 'Reserved'] as const;

/** Which way money goes; an operation that the portal does not know has no direction. */
const DIRECTIONS = { Purchase: -1, Fee: -1, 'Manual Deduction': -1, 'Top-up': 1, Refund: 1 } as const;

const operation = openEnum(OPERATIONS);

const transaction = z.object({
  id: rowId,
  transactionDate: moment,
  description: orElse(z.string(), ''),
  operation,
  status: openEnum(STATUSES),
  /** Kronor, negative when money leaves the account. */
  settlementAmount: z.object({ amount: numeric(SignedKronor) }),
  feeAmount: orElse(z.nullable(amount), null),
  /** The price in the merchant's currency (ISO 4217). */
  transactionAmount: orElse(z.nullable(z.object({ amount: numeric(z.number()), currency: z.string() })), null),
});
transaction.register(z.globalRegistry, { id: 'Transaction' });
export type Transaction = z.output<typeof transaction>;

export const transactionExample = {
  id: 77001,
  transactionDate: '2026-11-20T11:52:00+01:00',
  description: 'Restaurang Jonas',
  operation: 'Purchase',
  status: 'Successful',
  settlementAmount: { amount: -135 as Kronor },
  feeAmount: { amount: 2.5 as Kronor },
  transactionAmount: { amount: 135, currency: 'SEK' },
} as const;

const directionOf = (row: Pick<Transaction, 'operation'>): -1 | 1 | null =>
  isOther(row.operation) ? null : DIRECTIONS[row.operation];

/** An amount that is not settled yet is the price, if that is in kronor. */
function toSettled(value: unknown): unknown {
  if (!(value instanceof Object && 'settlementAmount' in value) || value.settlementAmount !== null) return value;
  const { data } = z.safeParse(z.pick(transaction, { operation: true, transactionAmount: true }), value);
  const direction = data ? directionOf(data) : null;
  const price = data?.transactionAmount;
  if (direction === null || price?.currency !== 'SEK') return value;
  return { ...value, settlementAmount: { amount: direction * Math.abs(price.amount) } };
}

const leaves = (row: Transaction): boolean => directionOf(row) === -1;

/**
 * Amounts whose signs do not say where money goes: some that leave the account are positive, and none is negative. Then
 * the operation says it.
 */
const unsigned: ListOddity<Transaction> = {
  oddity: 'sign',
  find: (rows) => {
    const leaving = rows.filter(leaves);
    const index = rows.findIndex((row) => leaves(row) && row.settlementAmount.amount > 0);
    return index < 0 || leaving.some((row) => row.settlementAmount.amount < 0)
      ? null
      : [index, 'settlementAmount', 'amount'];
  },
  correct: (rows) =>
    rows.map((row) => {
      const value = Math.abs(row.settlementAmount.amount) * (directionOf(row) ?? 1);
      return { ...row, settlementAmount: { amount: value as Kronor } };
    }),
};

const sizeOf = (row: Transaction): number => Math.abs(row.settlementAmount.amount);
const findTooLarge = (rows: readonly Transaction[]): readonly (string | number)[] | null => {
  const index = rows.findIndex((row) => sizeOf(row) > MAX_BALANCE);
  return index < 0 ? null : [index, 'settlementAmount', 'amount'];
};

/** Half of the amounts are at least this much, kronor, only if they are öre: most transactions are lunches. */
const TOO_MUCH_FOR_LUNCH = 1000;

/** Amounts in öre: one is more than a card can hold, and half of them are more than a lunch. Such a list is not shown. */
const inOre: ListOddity<Transaction> = {
  oddity: 'unit',
  find: (rows) => {
    const sizes = rows.map(sizeOf).sort((a, b) => a - b);
    const isMuch = (sizes[Math.floor(sizes.length / 2)] ?? 0) >= TOO_MUCH_FOR_LUNCH;
    return isMuch ? findTooLarge(rows) : null;
  },
};

/** One amount that is more than a card can hold. It is shown. */
const tooLarge: ListOddity<Transaction> = { oddity: 'unit', find: findTooLarge, correct: (rows) => [...rows] };

const newestFirst = notDescending(({ transactionDate }: Transaction) => Date.parse(transactionDate));

/** The rows of the page that the portal shows as the latest. */
const PAGE = 5;

/** A full page whose oldest transaction is first: the newest ones are on another page. It is not shown as the latest. */
const oldestFirst: ListOddity<Transaction> = {
  oddity: 'order',
  find: (rows) => {
    const isReversed = rows.length >= PAGE && newestFirst.find(rows) !== null;
    return isReversed && newestFirst.find([...rows].reverse()) === null ? [] : null;
  },
};

const row = readAs(transaction, toSettled);
const idOf = ({ id }: Transaction) => id;

/** Transactions with different ids, newest first. */
export const transactionList = listOf(row, idOf, unsigned, inOre, tooLarge, newestFirst);

/** The same for a page of them. */
export const transactionPage = listOf(row, idOf, unsigned, inOre, tooLarge, oldestFirst, newestFirst);
