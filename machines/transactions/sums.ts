import type { Ore } from '../../contract/money.ts';
import { counts, type Row } from './rows.ts';

/** What came to a card and what left it, öre, neither negative. */
export interface Sums {
  readonly in: Ore;
  /** Fees among it. */
  readonly out: Ore;
}

/** Adds up what was carried out or is reserved; what was declined or has expired never moved. */
export function sumsOf(rows: readonly Row[]): Sums {
  let [come, gone] = [0, 0];
  for (const row of rows) {
    if (!counts(row)) continue;
    if (row.amount > 0) come += row.amount;
    else gone -= row.amount;
    gone += row.fee;
  }
  return { in: come as Ore, out: gone as Ore };
}
