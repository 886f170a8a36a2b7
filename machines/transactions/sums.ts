import type { Ore } from '../../contract/money.ts';
import { hasMoved } from '../charged-amount.ts';
import type { Row } from './rows.ts';

/** Money in and out of a card, öre including fees. */
export interface Sums {
  /** Never negative. */
  readonly in: Ore;
  /** Never positive. */
  readonly out: Ore;
}

/** Adds up completed and reserved transactions; declined and expired ones do not count. */
export function sumsOf(rows: readonly Row[]): Sums {
  let [moneyIn, moneyOut] = [0, 0];
  for (const row of rows) {
    if (!hasMoved(row.transaction)) continue;
    if (row.amount > 0) moneyIn += row.amount;
    else moneyOut += row.amount;
  }
  return { in: moneyIn as Ore, out: moneyOut as Ore };
}
