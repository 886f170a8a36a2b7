import type { Transaction } from '../../contract/account.ts';
import { type Ore, oreOf } from '../../contract/money.ts';
import { startOfMonth } from '../days.ts';

/** A transaction with all that is asked of it again and again, worked out once. */
export interface Row {
  readonly transaction: Transaction;
  /** The month in Stockholm; January is 1. */
  readonly month: number;
  /** Öre on the account, the fee not counted: negative when money leaves it. */
  readonly amount: Ore;
  /** Öre, never negative. */
  readonly fee: Ore;
  /** What a search looks at. */
  readonly words: string;
}

/** Small letters without accents, so that "cafe" finds "Café" on every keyboard. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Answers once for each text; thousands of rows share a few. */
export function answering<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const said = known.get(text) ?? answer(text);
    known.set(text, said);
    return said;
  };
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The rows of a year, in the order in which they came. */
export function rowsOf(transactions: readonly Transaction[], year: number): readonly Row[] {
  // Twelve limits are cheaper than a calendar for each of thousands of rows.
  const starts = MONTHS.map((month) => startOfMonth(year, month));
  const monthAt = (moment: number) => Math.max(1, starts.findLastIndex((start) => start <= moment) + 1);
  const wordsOf = answering(folded);
  return transactions.map((transaction) => ({
    transaction,
    month: monthAt(Date.parse(transaction.transactionDate)),
    amount: oreOf(transaction.settlementAmount.amount),
    fee: oreOf(Math.abs(transaction.feeAmount?.amount ?? 0)),
    words: wordsOf(transaction.description),
  }));
}

const VOID: ReadonlySet<Transaction['status']> = new Set(['Declined', 'Denied', 'Expired']);

/** Whether the money has moved or is held: what was declined or has expired never left the card. */
export const counts = ({ transaction }: Row): boolean => !VOID.has(transaction.status);
