import type { Mutation } from './mutation.ts';
import { changesOf } from './value-changes.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that identify a row. */
const IDS = ['id', 'referenceCode', 'code', 'monthNumber'];
const GOOD_ROWS = 3;

/** A copy of a row with another id. */
function withOtherId(row: unknown, index: number): unknown {
  if (typeof row === 'number') return row - index;
  if (!isObject(row)) return row;
  const ids = Object.entries(row).filter(([name]) => IDS.includes(name));
  const other = (id: unknown) => (typeof id === 'number' ? id + 500_000 + index : `${String(id)}-${index}`);
  return { ...row, ...Object.fromEntries(ids.map(([name, id]) => [name, other(id)])) };
}

/** At least three rows, so that there are good rows next to a bad one. */
const widened = (rows: readonly unknown[]): readonly unknown[] =>
  rows.length === 0 || rows.length >= GOOD_ROWS
    ? rows
    : [...rows, ...Array.from({ length: GOOD_ROWS - rows.length }, (_, index) => withOtherId(rows[0], index + 1))];

const MANY = 3000;

/** Changes of a whole list: duplicates, very many rows, one row of another type. */
function listMutations(rows: readonly unknown[], path: string): Mutation[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    { path, kind: 'duplicate row', body: [...rows, first] },
    {
      path,
      kind: '3,000 rows',
      body: [first, ...Array.from({ length: MANY - 1 }, (_, index) => withOtherId(first, index + 1))],
    },
    { path, kind: 'null row', body: [...widened(rows), null] },
    { path, kind: 'text row', body: ['row', ...widened(rows)] },
  ];
}

/** A field of a map such as the notification flags is changed only for the first names, which are all alike. */
const MAX_ALIKE = 2;

function entriesToChange(value: Json): [string, unknown][] {
  const all = Object.entries(value);
  const isMap = all.length > 12 && new Set(all.map(([, entry]) => typeof entry)).size === 1;
  return isMap ? all.slice(0, MAX_ALIKE) : all;
}

function objectMutations(value: Json, path: string): Mutation[] {
  return entriesToChange(value).flatMap(([name, entry]) => {
    const { [name]: _, ...rest } = value;
    const field = `${path}${path && '.'}${name}`;
    return [
      { path: field, kind: 'missing', body: rest },
      ...mutationsOf(entry, field).map((mutation) => ({ ...mutation, body: { ...value, [name]: mutation.body } })),
    ];
  });
}

/**
 * Every change of a response: each field missing, null, an unknown value, another type or another form; in a list only
 * the first of at least three rows; and changes of whole lists.
 */
export function mutationsOf(value: unknown, path = ''): Mutation[] {
  const own = changesOf(value).map(([kind, body]): Mutation => ({ path, kind, body }));
  if (Array.isArray(value)) {
    const [first, ...others] = widened(value);
    const ofRow = first === undefined ? [] : mutationsOf(first, `${path}[]`);
    return [
      ...own,
      ...ofRow.map((mutation) => ({ ...mutation, body: [mutation.body, ...others] })),
      ...listMutations(value, path),
    ];
  }
  return isObject(value) ? [...own, ...objectMutations(value, path)] : own;
}
