import type { Ore } from '../../contract/money.ts';
import { counts, type Row } from './rows.ts';

interface Spent {
  /** Öre, never negative, fees among it. */
  readonly amount: Ore;
  readonly purchases: number;
}
export interface MonthSpent extends Spent {
  /** January is 1. */
  readonly month: number;
}
interface Merchant extends Spent {
  readonly name: string;
}

/** What a year was spent on; all of it worked out on the device. */
export interface Insight {
  readonly months: readonly MonthSpent[];
  /** Those where most was spent, most first. */
  readonly merchants: readonly Merchant[];
  /** All purchases of the year, öre, fees among it. */
  readonly total: Ore;
  /** Öre, to the nearest; 0 when nothing was bought. */
  readonly averageLunch: Ore;
  readonly purchases: number;
}

const TOP = 5;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A purchase that was carried out or is reserved. */
export const isBought = (row: Row): boolean => row.transaction.operation === 'Purchase' && counts(row);

const spentOn = (purchases: readonly Row[]): Spent => ({
  amount: purchases.reduce((sum, { amount, fee }) => sum - amount + fee, 0) as Ore,
  purchases: purchases.length,
});

/** Of what was bought; months without any are there too. */
export function insightOf(rows: readonly Row[]): Insight {
  const purchases = rows.filter(isBought);
  const byMonth = Map.groupBy(purchases, ({ month }) => month);
  const byMerchant = Map.groupBy(purchases, ({ transaction }) => transaction.description);
  const { amount } = spentOn(purchases);
  return {
    months: MONTHS.map((month) => ({ month, ...spentOn(byMonth.get(month) ?? []) })),
    merchants: [...byMerchant]
      .map(([name, own]) => ({ name, ...spentOn(own) }))
      .toSorted((a, b) => b.amount - a.amount)
      .slice(0, TOP),
    total: amount,
    averageLunch: Math.round(amount / Math.max(1, purchases.length)) as Ore,
    purchases: purchases.length,
  };
}
