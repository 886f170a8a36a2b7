/** One step into a JSON value: a field, or the index of a row. */
export type Key = string | number;

/** The path as a reader writes it: `[].card.lastFourDigits`. The index of a row is left out. */
export const pathText = (keys: readonly Key[]): string =>
  keys.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[]` : text ? `${text}.${key}` : key), '') ||
  '(the whole answer)';

const fieldOf = (value: unknown, key: Key): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<Key, unknown>>)[key] : undefined;

/** All values at a path such as `[].id`. A part that is missing gives no value. */
export function valuesAt(body: unknown, path: string): unknown[] {
  const keys = path.split(/\.|(?=\[\])/).filter(Boolean);
  return keys
    .reduce<unknown[]>(
      (values, key) =>
        values.flatMap((value) => (key === '[]' ? (Array.isArray(value) ? value : []) : [fieldOf(value, key)])),
      [body],
    )
    .filter((value) => value !== undefined);
}

/**
 * A copy of `whole` in which the value at `keys` is that of `source`, or is left out if `source` has none. Undefined if
 * `whole` does not reach that far. Each list on the way keeps its first row only, and gives it the place of any index.
 */
export function transplant(
  whole: unknown,
  keys: readonly Key[],
  source: unknown,
): { readonly value: unknown } | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return { value: source };
  if (typeof whole !== 'object' || whole === null) return undefined;
  const isList = Array.isArray(whole);
  if (isList !== (typeof key === 'number') || (isList && whole.length === 0)) return undefined;
  const inner = transplant(fieldOf(whole, isList ? 0 : key), rest, fieldOf(source, key));
  if (inner === undefined) return undefined;
  if (isList) return { value: [inner.value] };
  const { [key]: _, ...others } = whole as Readonly<Record<string, unknown>>;
  return { value: inner.value === undefined ? others : { ...others, [key]: inner.value } };
}
