import { type Kronor, toOre } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { chargedAmount, hasMoved } from '../charged-amount.ts';

/** With fewer purchases, one large one would decide what a lunch costs. */
const FEWEST_PURCHASES = 3;

/**
 * How many whole lunches a balance pays for, at the median price of the purchases among some transactions; null with fewer
 * than three of them. Declined, denied and expired purchases do not count, nor those with an unknown status.
 *
 * @param balance kronor
 */
export function lunchesLeft(balance: Kronor, transactions: readonly Transaction[]): number | null {
  const prices = transactions
    .filter((transaction) => transaction.operation === 'Purchase' && hasMoved(transaction))
    .map((transaction) => Math.abs(chargedAmount(transaction)))
    .toSorted((a, b) => a - b);
  const price = prices[Math.floor(prices.length / 2)];
  if (!price || prices.length < FEWEST_PURCHASES) return null;
  return Math.max(0, Math.floor(toOre(balance) / price));
}
