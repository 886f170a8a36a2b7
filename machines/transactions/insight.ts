import type { Ore } from '../../contract/money.ts';
import { isCompletedPurchase } from '../charged-amount.ts';
import type { Row } from './rows.ts';

export interface Spending {
  /** Öre including fees, never negative. */
  readonly amount: Ore;
  readonly purchases: number;
}
interface MonthSpending extends Spending {
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

const isLunch = ({ transaction }: Row): boolean => isCompletedPurchase(transaction);

/** What the completed purchases among some rows cost. */
export function spendingOf(rows: readonly Row[]): Spending {
  const purchases = rows.filter(isLunch);
  const amount = purchases.reduce((sum, row) => sum - row.amount, 0) as Ore;
  return { amount, purchases: purchases.length };
}

/** The average purchase, whole öre; 0 without purchases. */
export const averageOf = ({ amount, purchases }: Spending): Ore => Math.round(amount / Math.max(1, purchases)) as Ore;

/** Computes the statistics from all rows of a year. */
export function insightOf(rows: readonly Row[]): Insight {
  const purchases = rows.filter(isLunch);
  const byMonth = Map.groupBy(purchases, ({ month }) => month);
  const byMerchant = Map.groupBy(purchases, ({ transaction }) => transaction.description);
  const all = spendingOf(purchases);
  return {
    months: MONTHS.map((month) => ({ month, ...spendingOf(byMonth.get(month) ?? []) })),
    merchants: [...byMerchant]
      .map(([name, own]) => ({ name, ...spendingOf(own) }))
      .toSorted((a, b) => b.amount - a.amount)
      .slice(0, MAX_MERCHANTS),
    total: all.amount,
    averageLunch: averageOf(all),
    purchases: all.purchases,
  };
}
