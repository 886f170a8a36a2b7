import type { Transaction } from '../../contract/transaction.ts';

/** How many purchases the user is asked about. */
const COUNT = 3;

/** The last purchases among the latest transactions, also those that were declined: they are a sign of misuse. */
export const latestPurchases = (transactions: readonly Transaction[]): readonly Transaction[] =>
  transactions.filter(({ operation }) => operation === 'Purchase').slice(0, COUNT);
