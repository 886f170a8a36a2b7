import { beforeEach, expect, it, vi } from 'vitest';
import { loadMessages, prefetchMessages } from '../../src/ports/messages.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async (url) => Response.json({ url: String(url) }));
  vi.stubGlobal('fetch', fetchMock);
});

it('messages are those of their language', async () => {
  expect(await loadMessages('sv')).toEqual({ url: '/messages/sv.json' });
  expect(await loadMessages('en')).toEqual({ url: '/messages/en.json' });
});

it('messages that cannot be fetched are an error', async () => {
  fetchMock.mockImplementation(async () => new Response('', { status: 503 }));
  await expect(loadMessages('sv')).rejects.toThrow('the messages of sv cannot be fetched: 503');
});

const rejectWhenAborted: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

it('a request for messages can be aborted', async () => {
  fetchMock.mockImplementation(rejectWhenAborted);
  const controller = new AbortController();
  const loading = expect(loadMessages('sv', { signal: controller.signal })).rejects.toThrow('aborted');
  controller.abort();
  await loading;
});

it('messages that do not arrive within 15 s are an error: the start of the portal waits for them', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(rejectWhenAborted);
  const loading = expect(loadMessages('sv')).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(15_000);
  await loading;
  vi.useRealTimers();
});

it('messages that were prefetched are used once', async () => {
  await prefetchMessages('en');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await loadMessages('en');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await loadMessages('en');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('a prefetch that fails is an error of the next load only', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'));
  await expect(prefetchMessages('sv')).resolves.toBeUndefined();
  await expect(loadMessages('sv')).rejects.toThrow('offline');
  expect(await loadMessages('sv')).toEqual({ url: '/messages/sv.json' });
});
