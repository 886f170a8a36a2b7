import * as z from 'zod/mini';

/**
 * What can be odd about values that have the right type: the direction of money, its unit, or the order of a list. No type
 * shows it, so the promise of a response has checks for it.
 */
export type Oddity = 'sign' | 'unit' | 'order';

type Path = readonly (string | number)[];

/** A check of a promise. `find` returns the path of the odd value, or null. */
export const without = <T>(oddity: Oddity, find: (value: T) => Path | null) =>
  z.check<T>(({ value, issues }) => {
    const path = find(value);
    if (path) issues.push({ code: 'custom', input: value, path: [...path], params: { oddity } });
  });

/** An oddity of a list, and what the portal does about it. */
export interface ListOddity<Row> {
  readonly oddity: Oddity;
  /** The path of the odd value; null if there is none. */
  readonly find: (rows: readonly Row[]) => Path | null;
  /** The rows as they were meant; left out if that cannot be known: the list is not read. */
  readonly correct?: (rows: readonly Row[]) => Row[];
}

/** A list that is not in descending order of a number; it is sorted. */
export const notDescending = <Row>(of: (row: Row) => number): ListOddity<Row> => ({
  oddity: 'order',
  find: (rows) => (rows.every((row, index) => index === 0 || of(rows[index - 1] as Row) >= of(row)) ? null : []),
  correct: (rows) => rows.toSorted((a, b) => of(b) - of(a)),
});

/** The oddity that an issue of a promise is about; null for any other issue. */
export const oddityOf = ({ code, params }: { readonly code: string; readonly params?: unknown }): Oddity | null =>
  code === 'custom' && params instanceof Object && 'oddity' in params ? (params.oddity as Oddity) : null;
