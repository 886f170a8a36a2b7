import type { Row } from './rows.ts';
import { type Sums, sumsOf } from './sums.ts';

/** A month shows so many rows until all are asked for (§9). */
export const FEW = 5;

/** Rows of a page (decision 20); the first is what a device starts with. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export interface Month {
  /** January is 1. */
  readonly month: number;
  /** Newest first, as they came. */
  readonly rows: readonly Row[];
  readonly sums: Sums;
}

const isSame = (a: readonly Row[], b: readonly Row[]) => a.length === b.length && a.every((row, at) => row === b[at]);

/** The months in which something happened, newest first. One that holds what it held before is the same as before. */
export const monthsOf = (rows: readonly Row[], before: readonly Month[] = []): readonly Month[] =>
  [...Map.groupBy(rows, ({ month }) => month)]
    .map(([month, rows]) => {
      const known = before.find((one) => one.month === month);
      return known && isSame(known.rows, rows) ? known : { month, rows, sums: sumsOf(rows) };
    })
    .toSorted((a, b) => b.month - a.month);

/** How many pages a month has; one at least. */
export const pagesOf = ({ rows }: Month, size: PageSize): number => Math.max(1, Math.ceil(rows.length / size));

/** The rows of a month that show: the first few, or when it is loaded those of its page, counted from 0. */
export const shownOf = ({ rows }: Month, page: number | undefined, size: PageSize): readonly Row[] =>
  page === undefined ? rows.slice(0, FEW) : rows.slice(page * size, (page + 1) * size);
