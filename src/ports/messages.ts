import urls from 'virtual:messages';
import type { Language, Messages } from '../../machines/ports.ts';

const prefetched = new Map<Language, Promise<Messages>>();

async function fetchMessages(language: Language, signal: AbortSignal | null): Promise<Messages> {
  const response = await fetch(urls[language], { signal });
  if (!response.ok) throw new Error(`the messages of ${language} cannot be fetched: ${response.status}`);
  return response.json();
}

/**
 * Starts fetching the messages of a language; the next `loadMessages` returns them. Resolves when the request has
 * ended, also if it failed.
 */
export async function prefetchMessages(language: Language): Promise<void> {
  const request = fetchMessages(language, null);
  prefetched.set(language, request);
  await request.catch(() => undefined);
}

/** The messages of a language, parsed at build time. Rejects when they cannot be fetched. */
export function loadMessages(
  language: Language,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Messages> {
  const request = prefetched.get(language);
  prefetched.delete(language);
  return request ?? fetchMessages(language, signal ?? null);
}
