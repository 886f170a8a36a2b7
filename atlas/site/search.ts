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
