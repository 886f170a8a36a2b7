import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HttpOptions, httpRequest } from '../../src/ports/http.ts';

const fetchMock = vi.fn<typeof fetch>();
const URL = 'https://portal.example/path';
const OPTIONS = { signal: new AbortController().signal, retries: 2, timeout: 10_000 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const respond = (status: number, body: unknown = {}, headers: HeadersInit = {}) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));

/** A text that ky does not know as that of a network error. */
const fail = () => fetchMock.mockRejectedValueOnce(new TypeError('cancelled'));

/** A request that gets no response: it fails only when it is aborted. */
const neverRespond = () =>
  fetchMock.mockImplementationOnce(
    (_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );

/** Sends a request and lets time pass until it has ended. */
async function outcomeOf(options: Partial<HttpOptions> = {}): Promise<unknown> {
  const outcome = httpRequest(URL, { ...OPTIONS, ...options }).then(
    ({ status }) => status,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

/** The outcome of a request that is aborted after 100 ms. */
function outcomeOfAborted(options: Partial<HttpOptions> = {}): Promise<unknown> {
  const controller = new AbortController();
  setTimeout(() => controller.abort('the screen was left'), 100);
  return outcomeOf({ ...options, signal: controller.signal });
}

describe('httpRequest', () => {
  it('returns a successful response', async () => {
    respond(200);
    expect(await outcomeOf()).toBe(200);
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it.each([408, 429, 500, 502, 503, 504])('retries after status %i', async (status) => {
    respond(status);
    respond(200);
    expect(await outcomeOf()).toBe(200);
  });

  it.each(['GET', 'POST'])('retries a %s after a network error and after a timeout', async (method) => {
    fail();
    neverRespond();
    respond(200);
    expect(await outcomeOf({ method })).toBe(200);
  });

  it('does not retry a status that stays the same', async () => {
    respond(404, { detail: 'No such card' });
    expect(await outcomeOf()).toMatchObject({
      failure: { kind: 'rejected', status: 404, detail: 'No such card' },
    });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  describe.each([
    ['rejected', () => respond(500)],
    ['unreachable', fail],
    ['timeout', neverRespond],
  ])('without a usable response, %s,', (kind, answer) => {
    it('rejects after the last attempt', async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) answer();
      expect(await outcomeOf()).toMatchObject({ name: 'HttpError', failure: { kind } });
      expect(fetchMock).toHaveBeenCalledTimes(3);
    });

    it.each(['GET', 'POST', 'PUT', 'DELETE'])('a %s without retries is sent once', async (method) => {
      answer();
      expect(await outcomeOf({ method, retries: 0 })).toMatchObject({ failure: { kind } });
      expect(fetchMock).toHaveBeenCalledOnce();
    });
  });

  it.each([
    ['what the server asks for', 500, '2', 2000],
    ['at most five seconds', 429, '60', 5000],
    ['0.3 s if the server asks for nothing', 503, '', 300],
  ])('waits before a retry: %s', async (_, status, header, milliseconds) => {
    respond(status, {}, header ? { 'retry-after': header } : {});
    respond(200);
    const response = httpRequest(URL, OPTIONS);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(fetchMock).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(200);
  });

  it('doubles the delay before the second retry', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) respond(500);
    const outcome = httpRequest(URL, OPTIONS).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(300 + 599);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    await outcome;
  });

  it.each([
    ['during an attempt', neverRespond],
    ['between attempts', () => respond(503)],
  ])('is not sent again when it is aborted %s', async (_, answer) => {
    answer();
    expect(await outcomeOfAborted()).toMatchObject({ cause: 'the screen was left' });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('reports the headers of every response', async () => {
    respond(500, {}, { date: 'first' });
    respond(200, {}, { date: 'second' });
    const dates: (string | null)[] = [];
    await outcomeOf({ onResponse: (headers) => dates.push(headers.get('date')) });
    expect(dates).toEqual(['first', 'second']);
  });
});

describe('the detail of a rejection', () => {
  const JSON_TYPE = { 'content-type': 'application/problem+json' };

  it.each([
    ['labelled as JSON', JSON_TYPE],
    ['labelled as text', {}],
  ])('is read without the spaces around it, %s', async (_, headers) => {
    respond(404, { detail: ' No such card ' }, headers);
    expect(await outcomeOf()).toMatchObject({ message: 'rejected', failure: { detail: 'No such card' } });
  });

  it.each([[''], [' '], ['\n\t'], [7], [null]])('counts as missing without text: %j', async (detail) => {
    respond(404, { detail }, JSON_TYPE);
    expect(await outcomeOf()).toMatchObject({ failure: { kind: 'rejected', status: 404, detail: null } });
  });

  it.each([[null], ['text'], [[]]])('is missing in the body %j', async (body) => {
    respond(404, body, JSON_TYPE);
    expect(await outcomeOf()).toMatchObject({ failure: { detail: null } });
  });

  it.each([{}, JSON_TYPE])('is missing in a body that is no JSON: %j', async (headers) => {
    fetchMock.mockResolvedValueOnce(new Response('<html>', { status: 404, headers }));
    expect(await outcomeOf()).toMatchObject({ failure: { kind: 'rejected', status: 404, detail: null } });
  });
});

describe('a response that is already on its way', () => {
  const onItsWay = (status: number) => Promise.resolve(new Response(null, { status }));

  it('is used instead of a request', async () => {
    expect(await outcomeOf({ first: onItsWay(200) })).toBe(200);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has a transient status', () => onItsWay(503)],
    ['does not come in time', () => new Promise<Response>(() => undefined)],
  ])('is followed by a request if it %s', async (_, send) => {
    respond(200, {}, { date: 'second' });
    const onResponse = vi.fn<(headers: Headers) => void>();
    expect(await outcomeOf({ first: send(), onResponse })).toBe(200);
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(onResponse.mock.calls.map(([headers]) => headers.get('date'))).toEqual(['second']);
  });

  it('counts as the first attempt', async () => {
    respond(503);
    expect(await outcomeOf({ first: onItsWay(503), retries: 1 })).toMatchObject({ failure: { status: 503 } });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('is not used after the request was aborted', async () => {
    const first = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), 200));
    expect(await outcomeOfAborted({ first })).toMatchObject({ cause: 'the screen was left' });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('does not report its headers, because its date is from before', async () => {
    const onResponse = vi.fn();
    await outcomeOf({ first: onItsWay(200), onResponse });
    expect(onResponse).not.toHaveBeenCalled();
  });
});
