/** What two versions do not have in common. */
export interface Difference<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
}

/** Compares two lists. An item that is in a list several times counts several times. */
export function difference<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string = (item) => JSON.stringify(item),
): Difference<T> {
  const without = (list: readonly T[], others: readonly T[]): T[] => {
    const counts = new Map<string, number>();
    for (const key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
    return list.filter((item) => {
      const count = counts.get(keyOf(item)) ?? 0;
      counts.set(keyOf(item), count - 1);
      return count <= 0;
    });
  };
  return { added: without(after, before), removed: without(before, after) };
}
