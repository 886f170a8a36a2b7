import addresses from 'virtual:words';
import type { Language, Words } from '../../machines/ports.ts';

const kept = new Map<Language, Promise<Words>>();

async function fetchWords(language: Language): Promise<Words> {
  const response = await fetch(addresses[language]);
  if (!response.ok) throw new Error(`the words of ${language} are not to be had: ${response.status}`);
  return response.json();
}

/**
 * The words of a language, parsed when the portal was built; fetched once for as long as the page is open, and kept
 * even when nobody waits for them any more. Rejects when they cannot be fetched; the next who asks tries anew.
 */
export function words(language: Language): Promise<Words> {
  const known = kept.get(language) ?? fetchWords(language);
  kept.set(language, known);
  known.catch(() => kept.delete(language));
  return known;
}
