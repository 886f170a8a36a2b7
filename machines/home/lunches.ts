import { type Kronor, type Ore, toKronor, toOre } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { chargedAmount, hasMoved } from '../charged-amount.ts';

interface LunchesLeft {
  /** Whole number of lunches that the balance pays for. */
  readonly count: number;
  /** Average price of a lunch, kronor. */
  readonly price: Kronor;
}

/**
 * How many lunches a balance pays for, at the average price of the purchases among some transactions; null if there are
 * no paid purchases. Declined, denied and expired purchases do not count, nor those with an unknown status.
 *
 * @param balance kronor
 */
export function lunchesLeft(balance: Kronor, transactions: readonly Transaction[]): LunchesLeft | null {
  const prices = transactions
    .filter((transaction) => transaction.operation === 'Purchase' && hasMoved(transaction))
    .map((transaction) => Math.abs(chargedAmount(transaction)));
  const price = Math.round(prices.reduce((sum, amount) => sum + amount, 0) / prices.length);
  if (!(price > 0)) return null;
  return { count: Math.max(0, Math.floor(toOre(balance) / price)), price: toKronor(price as Ore) };
}
