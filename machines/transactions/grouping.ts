import type { Row } from './rows.ts';

/** A month shows this many rows until the user asks for all of them (§9). */
export const PREVIEW_ROWS = 5;

/** Rows per page (decision 20); the first is the default: all rows of a month on one page. */
export const PAGE_SIZES = ['all', 10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
/** A month with more rows can be shown in pages. */
const SMALLEST_PAGE = 10;

export interface Month {
  /** January is 1. */
  readonly month: number;
  /** In the order of the backend: newest first. */
  readonly rows: readonly Row[];
}

const isSame = (a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length && a.every((row, index) => row === b[index]);

/** Groups rows by month, newest month first. Reuses the object of a month in `previous` when its rows are the same. */
export const groupByMonth = (rows: readonly Row[], previous: readonly Month[] = []): readonly Month[] =>
  [...Map.groupBy(rows, ({ month }) => month)]
    .map(([month, rows]) => {
      const existing = previous.find((group) => group.month === month);
      return existing && isSame(existing.rows, rows) ? existing : { month, rows };
    })
    .toSorted((a, b) => b.month - a.month);

/** The number of pages of a month, at least 1. */
export const pageCount = ({ rows }: Month, size: PageSize): number =>
  size === 'all' ? 1 : Math.max(1, Math.ceil(rows.length / size));

/** Whether a number of rows per page can change how an expanded month is shown. */
export const isPageable = ({ rows }: Month): boolean => rows.length > SMALLEST_PAGE;

/** The visible rows of a month: those of a page (counted from 0), or the preview when no page is open. */
export function visibleRows({ rows }: Month, page: number | undefined, size: PageSize): readonly Row[] {
  if (page === undefined) return rows.slice(0, PREVIEW_ROWS);
  return size === 'all' ? rows : rows.slice(page * size, (page + 1) * size);
}
