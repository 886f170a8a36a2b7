import urls from 'virtual:messages';
import type { Language, Messages } from '../../machines/ports.ts';

const prefetched = new Map<Language, Promise<Messages>>();

/** How long the messages may take, ms: a page that starts waits for them. */
const TIMEOUT = 15_000;

async function fetchMessages(language: Language, stopped?: AbortSignal): Promise<Messages> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, TIMEOUT);
  stopped?.addEventListener('abort', stop);
  try {
    stopped?.throwIfAborted();
    const response = await fetch(urls[language], { signal: limit.signal });
    if (!response.ok) throw new Error(`the messages of ${language} cannot be fetched: ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
    stopped?.removeEventListener('abort', stop);
  }
}

/**
 * Starts fetching the messages of a language; the next `loadMessages` returns them. Resolves when the request has
 * ended, also if it failed.
 */
export async function prefetchMessages(language: Language): Promise<void> {
  const request = fetchMessages(language);
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
  return request ?? fetchMessages(language, signal);
}
