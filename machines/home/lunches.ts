import type { Transaction } from '../../contract/account.ts';
import { type Kronor, kronorOf, type Ore, oreOf } from '../../contract/money.ts';

interface Reach {
  /** Whole lunches that a balance pays for. */
  readonly lunches: number;
  /** What one of them costs, kronor. */
  readonly price: Kronor;
}

const VOID: readonly Transaction['status'][] = ['Declined', 'Denied', 'Expired'];

/**
 * How many lunches a balance (kronor) pays for, if they cost what those among some transactions did on average; null
 * when none is among them. What was declined or has expired was not paid.
 */
export function reachOf(balance: Kronor, transactions: readonly Transaction[]): Reach | null {
  const prices = transactions
    .filter(({ operation, status }) => operation === 'Purchase' && !VOID.includes(status))
    .map(({ settlementAmount }) => Math.abs(oreOf(settlementAmount.amount)));
  const price = Math.round(prices.reduce((sum, one) => sum + one, 0) / prices.length);
  if (!(price > 0)) return null;
  return { lunches: Math.max(0, Math.floor(oreOf(balance) / price)), price: kronorOf(price as Ore) };
}
