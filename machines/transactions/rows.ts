import { keepLost, type List } from '../../contract/list.ts';
import type { Ore } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { chargedAmount, feeOf } from '../charged-amount.ts';
import { cleanLine } from '../clean-text.ts';
import { startOfMonth } from '../days.ts';

/** A transaction with values that are needed often and therefore computed once. */
export interface Row {
  readonly transaction: Transaction;
  readonly year: number;
  /** The month in Stockholm; January is 1. */
  readonly month: number;
  /** The change of the balance including the fee, öre: negative for a purchase. */
  readonly amount: Ore;
  /** The part of the amount that is a fee, öre, never negative. */
  readonly fee: Ore;
  /** The normalized description, for searching. */
  readonly searchText: string;
}

/** Letters that have no decomposition, with what people type instead of them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', ı: 'i', ħ: 'h', ŋ: 'n' },
};

/** Lower case without accents and invisible characters, so that "cafe" finds "Café" and "smorrebrod" "Smørrebrød". */
export const normalize = (text: string): string =>
  cleanLine(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœłđðþßıħŋ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);

/** Caches the results of a function; thousands of rows share few descriptions. */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const result = cache.get(text) ?? compute(text);
    cache.set(text, result);
    return result;
  };
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The rows of a year, in the order of the transactions. */
export function rowsOf(transactions: List<Transaction>, year: number): List<Row> {
  // Comparing with the starts of months in a loop is cheaper than formatting the dates of thousands of rows.
  const starts = MONTHS.map((month) => startOfMonth(year, month));
  const monthAt = (moment: number) => {
    let month = 12;
    while (month > 1 && moment < (starts[month - 1] ?? 0)) month -= 1;
    return month;
  };
  const searchTextOf = memoize(normalize);
  const rows = transactions.map((transaction) => ({
    transaction,
    year,
    month: monthAt(Date.parse(transaction.transactionDate)),
    amount: chargedAmount(transaction),
    fee: feeOf(transaction),
    searchText: searchTextOf(transaction.description),
  }));
  return keepLost(rows, transactions);
}
