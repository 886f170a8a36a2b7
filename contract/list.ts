import * as z from 'zod/mini';
import { type ListOddity, without } from './oddity.ts';
import { note, orElse, promise, type Reader, readAs } from './tolerance.ts';

/** The rows of a response that could be read. */
export type List<Row> = readonly Row[] & {
  /** How many rows could not be read; left out when there are none. */
  readonly lost?: number;
};

/** A list with this number of lost rows. Changes `rows`. */
export const withLost = <Row>(rows: Row[], lost: number): List<Row> =>
  lost > 0 ? Object.assign(rows, { lost }) : rows;

/** Rows that were made from the rows of `list`, with its number of lost rows. Changes `rows`. */
export const keepLost = <Row>(rows: Row[], list: List<unknown>): List<Row> => withLost(rows, lostRows(list));

/** How many rows of a list could not be read. */
export const lostRows = (list: List<unknown>): number => list.lost ?? 0;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The only list in an object, such as the rows of a page; undefined if there is none, or more than one. */
export function onlyList(value: unknown): readonly unknown[] | undefined {
  const lists = isObject(value) ? Object.values(value).filter((entry) => Array.isArray(entry)) : [];
  return lists.length === 1 ? lists[0] : undefined;
}

const TOTALS = ['totalElements', 'total', 'totalCount', 'count'];

/** Whether an object that wraps a list says that there are more rows. */
const hasMore = (page: Readonly<Record<string, unknown>>, length: number): boolean =>
  page.last === false ||
  page.hasMore === true ||
  Boolean(page.next) ||
  Number(page.totalPages ?? 1) > 1 ||
  TOTALS.some((name) => Number(page[name] ?? 0) > length);

/** A list may be wrapped in an object. The first of several pages is not the list. */
function unwrapped(value: unknown): unknown {
  const rows = onlyList(value);
  return rows && isObject(value) && !hasMore(value, rows.length) ? rows : value;
}

/**
 * A list in which an invalid row is left out and counted. A row with the id of an earlier row is invalid. A list without
 * any valid row is invalid itself. A list may be wrapped in an object that says nothing about more pages.
 */
export function listOf<Row, In>(
  row: Reader<Row, In>,
  idOf?: (row: Row) => unknown,
  ...oddities: readonly ListOddity<Row>[]
): Reader<List<Row>, In[]> {
  const list = z.codec(z.array(z.unknown()), z.any(), {
    decode(found, { issues }): List<Row> {
      const ids = new Set<unknown>();
      const rows: Row[] = [];
      for (const value of found) {
        const one = z.safeParse(row, value).data;
        if (one === undefined) continue;
        const id = idOf ? idOf(one) : ids.size;
        if (!ids.has(id)) rows.push(one);
        ids.add(id);
      }
      const lost = found.length - rows.length;
      if (lost > 0) note(lost);
      if (lost > 0 && rows.length === 0) issues.push({ code: 'custom', input: found, message: 'no row is valid' });
      return withLost(corrected(rows, oddities, issues), lost);
    },
    encode: (rows: List<Row>) => [
      ...rows.map((one) => z.encode(row, one)),
      ...Array.from({ length: lostRows(rows) }, () => null),
    ],
  });
  const promised = z.array(row).check(...oddities.map(({ oddity, find }) => without(oddity, find)));
  return readAs(promise(list as unknown as Reader<List<Row>, In[]>, promised), unwrapped);
}

/** The rows without their oddities. One that cannot be corrected is an issue. */
function corrected<Row>(rows: Row[], oddities: readonly ListOddity<Row>[], issues: z.core.$ZodRawIssue[]): Row[] {
  return oddities.reduce((list, { oddity, find, correct }) => {
    if (find(list) === null) return list;
    if (!correct) issues.push({ code: 'custom', input: list, params: { oddity } });
    return note(correct?.(list) ?? list);
  }, rows);
}

/** A list that is empty when it is missing or invalid. At least one row then counts as lost. */
export const orEmpty = <Row, In>(list: Reader<List<Row>, In[]>): Reader<List<Row>, In[]> =>
  orElse(list, withLost<Row>([], 1));
