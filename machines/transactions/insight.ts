import type { Ore } from '../../contract/money.ts';
import { hasMoved } from '../charged-amount.ts';
import type { Row } from './rows.ts';

interface Spending {
  /** Öre including fees, never negative. */
  readonly amount: Ore;
  readonly purchases: number;
}
export interface MonthSpending extends Spending {
  /** January is 1. */
  readonly month: number;
}
interface MerchantSpending extends Spending {
  readonly name: string;
}

/** Statistics about the purchases of a year, computed in the browser. */
export interface Insight {
  /** All twelve months, January first. */
  readonly months: readonly MonthSpending[];
  /** The merchants with the highest spending, highest first. */
  readonly merchants: readonly MerchantSpending[];
  /** All purchases of the year, öre including fees. */
  readonly total: Ore;
  /** Rounded to whole öre; 0 without purchases. */
  readonly averageLunch: Ore;
  readonly purchases: number;
}

const MAX_MERCHANTS = 5;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A purchase that is completed or reserved. */
export const isCompletedPurchase = (row: Row): boolean =>
  row.transaction.operation === 'Purchase' && hasMoved(row.transaction);

const spendingOf = (purchases: readonly Row[]): Spending => ({
  amount: purchases.reduce((sum, { amount }) => sum - amount, 0) as Ore,
  purchases: purchases.length,
});

/** Computes the statistics from all rows of a year. */
export function insightOf(rows: readonly Row[]): Insight {
  const purchases = rows.filter(isCompletedPurchase);
  const byMonth = Map.groupBy(purchases, ({ month }) => month);
  const byMerchant = Map.groupBy(purchases, ({ transaction }) => transaction.description);
  const { amount } = spendingOf(purchases);
  return {
    months: MONTHS.map((month) => ({ month, ...spendingOf(byMonth.get(month) ?? []) })),
    merchants: [...byMerchant]
      .map(([name, own]) => ({ name, ...spendingOf(own) }))
      .toSorted((a, b) => b.amount - a.amount)
      .slice(0, MAX_MERCHANTS),
    total: amount,
    averageLunch: Math.round(amount / Math.max(1, purchases.length)) as Ore,
    purchases: purchases.length,
  };
}
