import * as z from 'zod/mini';
import { note, orElse, promise, type Reader } from './tolerance.ts';

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

/**
 * A list in which an invalid row is left out and counted. A row with the id of an earlier row is invalid. A list without
 * any valid row is invalid itself.
 */
export function listOf<Row, In>(row: Reader<Row, In>, idOf?: (row: Row) => unknown): Reader<List<Row>, In[]> {
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
      return withLost(rows, lost);
    },
    encode: (rows: List<Row>) => [
      ...rows.map((one) => z.encode(row, one)),
      ...Array.from({ length: lostRows(rows) }, () => null),
    ],
  });
  return promise(list as unknown as Reader<List<Row>, In[]>, z.array(row));
}

/** A list that is empty when it is missing or invalid. At least one row then counts as lost. */
export const orEmpty = <Row, In>(list: Reader<List<Row>, In[]>): Reader<List<Row>, In[]> =>
  orElse(list, withLost<Row>([], 1));
