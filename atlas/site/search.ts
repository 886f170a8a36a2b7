import type { SearchEntry } from '../data/search-entries.ts';

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The entries that contain all words, in any order and case. None for an empty text. */
export function found(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const wanted = words(text);
  if (wanted.length === 0) return [];
  return entries.filter(({ text: shown, more }) => {
    const content = `${shown} ${more}`.toLowerCase();
    return wanted.every((word) => content.includes(word));
  });
}

/** Entries with the same text together. Those of few flows come first: a text of every page says least. */
export const byText = (entries: readonly SearchEntry[]): (readonly [SearchEntry, ...SearchEntry[]])[] =>
  [...Map.groupBy(entries, ({ text }) => text).values()]
    .flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
    .toSorted((a, b) => a.length - b.length);
