import addresses from 'virtual:words';
import type { Language, Words } from '../../machines/ports.ts';

const ahead = new Map<Language, Promise<Words>>();

async function fetchWords(language: Language, signal: AbortSignal | null): Promise<Words> {
  const response = await fetch(addresses[language], { signal });
  if (!response.ok) throw new Error(`the words of ${language} are not to be had: ${response.status}`);
  return response.json();
}

/** Fetches the words of a language for whoever asks for them first. Settles when they are here or cannot be had. */
export async function fetchWordsAhead(language: Language): Promise<void> {
  const coming = fetchWords(language, null);
  ahead.set(language, coming);
  await coming.catch(() => undefined);
}

/** The words of a language, parsed when the portal was built. Rejects when they cannot be fetched. */
export function words(language: Language, { signal }: { readonly signal?: AbortSignal } = {}): Promise<Words> {
  const coming = ahead.get(language);
  ahead.delete(language);
  return coming ?? fetchWords(language, signal ?? null);
}
