import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HttpOptions, httpRequest } from '../../src/ports/http.ts';

const fetchMock = vi.fn<typeof fetch>();
const URL = 'https://portal.example/path';
const TIMEOUT = 10_000;
const OPTIONS = { signal: new AbortController().signal, retries: 1, timeout: TIMEOUT };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

type Controller = ReadableStreamDefaultController<Uint8Array>;

/** A response whose body `send` writes. As with a real request, the body ends with an error when it is aborted. */
const respondWith = (send: (body: Controller) => void, status = 200) =>
  fetchMock.mockImplementationOnce((_, init) => {
    const start = (body: Controller) => {
      init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
      send(body);
    };
    return Promise.resolve(new Response(new ReadableStream({ start }), { status }));
  });

const write = (body: Controller, text: string) => body.enqueue(new TextEncoder().encode(text));
const writeAll = (text: string) => (body: Controller) => {
  write(body, text);
  body.close();
};
const stopAfter = (text: string) => (body: Controller) => write(body, text);
const breakAfter = (text: string) => (body: Controller) => {
  write(body, text);
  setTimeout(() => body.error(new TypeError('network error')), 10);
};

/** Sends a request and lets time pass until it has ended. */
async function outcomeOf(options: Partial<HttpOptions> = {}): Promise<unknown> {
  const outcome = httpRequest(URL, { ...OPTIONS, ...options }).then(
    ({ text }) => text,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

it('reads the body to its end', async () => {
  const [first, second] = [new TextEncoder().encode('å').slice(0, 1), new TextEncoder().encode('å').slice(1)];
  respondWith((body) => {
    body.enqueue(first);
    body.enqueue(second);
    body.close();
  });
  expect(await outcomeOf()).toBe('å');
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['stops', stopAfter],
  ['breaks off', breakAfter],
])('a body that %s is asked for again', async (_, send) => {
  respondWith(send('{"half":'));
  respondWith(writeAll('whole'));
  expect(await outcomeOf()).toBe('whole');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it.each([
  ['stops', 'too late', stopAfter, 'timeout'],
  ['breaks off', 'no response', breakAfter, 'unreachable'],
])('a body that %s is %s, and not asked for again without retries', async (_, __, send, kind) => {
  respondWith(send('{'));
  expect(await outcomeOf({ retries: 0 })).toMatchObject({ failure: { kind } });
  expect(fetchMock).toHaveBeenCalledOnce();
});

it('a slow body has three times as long as the response', async () => {
  respondWith((body) => setTimeout(() => writeAll('slow')(body), 3 * TIMEOUT - 1));
  expect(await outcomeOf()).toBe('slow');
  expect(fetchMock).toHaveBeenCalledOnce();
});

it('a body has no time limit if none is wanted', async () => {
  respondWith((body) => setTimeout(() => writeAll('slow')(body), 3_600_000));
  expect(await outcomeOf({ timeout: false })).toBe('slow');
});

it('an error whose body stops keeps its status', async () => {
  respondWith(stopAfter('{"detail":'), 404);
  expect(await outcomeOf()).toMatchObject({ failure: { kind: 'rejected', status: 404, detail: null } });
});

it('a body is not read on when the request is aborted', async () => {
  const controller = new AbortController();
  respondWith(stopAfter('{'));
  setTimeout(() => controller.abort('left'), 100);
  expect(await outcomeOf({ signal: controller.signal })).toMatchObject({ cause: 'left' });
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
