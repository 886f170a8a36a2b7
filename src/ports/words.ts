import addresses from 'virtual:words';
import type { Language, Words } from '../../machines/ports.ts';

/** The words of a language, parsed when the portal was built. Rejects when they cannot be fetched. */
export async function words(language: Language, { signal }: { readonly signal?: AbortSignal } = {}): Promise<Words> {
  const response = await fetch(addresses[language], { signal: signal ?? null });
  if (!response.ok) throw new Error(`the words of ${language} are not to be had: ${response.status}`);
  return response.json();
}
