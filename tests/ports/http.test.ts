import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HttpOptions, httpRequest } from '../../src/ports/http.ts';

const fetchMock = vi.fn<typeof fetch>();
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

/** A request that gets no response: it fails only when it is aborted. */
const neverRespond = () =>
  fetchMock.mockImplementationOnce(
    (_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );

/** Sends a request and lets time pass until it has ended. */
async function outcomeOf(options: Partial<HttpOptions> = {}): Promise<unknown> {
  const outcome = httpRequest('/path', { ...OPTIONS, ...options }).then(
    ({ status }) => status,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

/** Sends a request and aborts it after 100 ms. */
async function abortRequest(): Promise<void> {
  const controller = new AbortController();
  const request = httpRequest('/path', { ...OPTIONS, signal: controller.signal });
  const rejection = expect(request).rejects.toBe('the screen was left');
  await vi.advanceTimersByTimeAsync(100);
  controller.abort('the screen was left');
  await rejection;
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

  it('retries after a network error and after a timeout', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    neverRespond();
    respond(200);
    expect(await outcomeOf()).toBe(200);
  });

  it.each([[''], [' '], ['\n\t'], [7], [null]])('a detail without text counts as missing: %j', async (detail) => {
    respond(404, { detail });
    expect(await outcomeOf()).toMatchObject({ failure: { kind: 'rejected', status: 404, detail: null } });
  });

  it('does not retry a status that stays the same', async () => {
    respond(404, { detail: 'No such card' });
    expect(await outcomeOf()).toMatchObject({
      failure: { kind: 'rejected', status: 404, detail: 'No such card' },
    });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it.each([
    ['rejected', () => respond(500)],
    ['unreachable', () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['timeout', neverRespond],
  ])('rejects as %s after the last attempt', async (kind, fail) => {
    for (let attempt = 0; attempt < 3; attempt += 1) fail();
    expect(await outcomeOf()).toMatchObject({ failure: { kind } });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('sends a request without retries once', async () => {
    respond(500, 'no problem details');
    expect(await outcomeOf({ retries: 0 })).toMatchObject({ failure: { kind: 'rejected', detail: null } });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it.each([
    ['what the server asks for', '2', 2000],
    ['at most five seconds', '60', 5000],
    ['0.3 s if the server asks for nothing', '', 300],
  ])('waits before a retry: %s', async (_, header, milliseconds) => {
    respond(503, {}, header ? { 'retry-after': header } : {});
    respond(200);
    const response = httpRequest('/path', OPTIONS);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(fetchMock).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(200);
  });

  it.each(['during an attempt', 'between attempts'])('stops when it is aborted %s', async (when) => {
    if (when === 'during an attempt') neverRespond();
    else respond(503, {}, { 'retry-after': '5' });
    await abortRequest();
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('reports the headers of every response', async () => {
    respond(500, {}, { date: 'first' });
    respond(200, {}, { date: 'second' });
    const dates: (string | null)[] = [];
    await outcomeOf({ onResponse: (headers) => dates.push(headers.get('date')) });
    expect(dates).toEqual(['first', 'second']);
  });

  it('doubles the delay before the second retry', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) respond(500);
    const outcome = httpRequest('/path', OPTIONS).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(300 + 599);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    await outcome;
  });

  it.each(['-1', 'soon'])('ignores a Retry-After of “%s”', async (header) => {
    respond(503, {}, { 'retry-after': header });
    respond(200);
    const response = httpRequest('/path', OPTIONS);
    await vi.advanceTimersByTimeAsync(300);
    expect((await response).status).toBe(200);
  });

  it('reads no detail from a body that is no JSON', async () => {
    fetchMock.mockResolvedValueOnce(new Response('<html>', { status: 404 }));
    expect(await outcomeOf()).toMatchObject({ failure: { kind: 'rejected', status: 404, detail: null } });
  });

  it.each([[null], ['text'], [[]]])('reads no detail from the body %j', async (body) => {
    respond(404, body);
    expect(await outcomeOf()).toMatchObject({ failure: { detail: null } });
  });

  it('reads a detail without the spaces around it', async () => {
    respond(404, { detail: ' No such card ' });
    const error = await outcomeOf();
    expect(error).toMatchObject({ name: 'HttpError', message: 'rejected', failure: { detail: 'No such card' } });
  });

  it('keeps the cause of a request without a response', async () => {
    const cause = new TypeError('Failed to fetch');
    fetchMock.mockRejectedValueOnce(cause);
    expect(await outcomeOf({ retries: 0 })).toMatchObject({ message: 'unreachable', cause });
  });

  it('has no time limit if none is wanted, and leaves no timer or listener', async () => {
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    respond(503);
    respond(200);
    const response = httpRequest('/path', { ...OPTIONS, signal, timeout: false });
    await vi.advanceTimersByTimeAsync(300);
    await response;
    expect(vi.getTimerCount()).toBe(0);
    expect(removed.mock.calls.filter(([type]) => type === 'abort')).toHaveLength(1);
    expect(added).toHaveBeenCalledWith('abort', expect.any(Function), { once: true });
  });

  it('leaves no timer after a response, and none after a wait that was aborted', async () => {
    respond(200);
    await httpRequest('/path', OPTIONS);
    expect(vi.getTimerCount()).toBe(0);
    respond(503, {}, { 'retry-after': '5' });
    await abortRequest();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits as long as needed if there is no time limit', async () => {
    fetchMock.mockImplementationOnce(
      (_, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          setTimeout(() => resolve(new Response()), 3_600_000);
        }),
    );
    expect(await outcomeOf({ timeout: false })).toBe(200);
  });

  it('is not sent again if it is aborted while it is answered', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementationOnce(() => {
      controller.abort('the screen was left');
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await outcomeOf({ signal: controller.signal })).toBe('the screen was left');
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('retries at once if the server asks for no wait', async () => {
    respond(503, {}, { 'retry-after': '0' });
    respond(200);
    const response = httpRequest('/path', OPTIONS);
    await vi.advanceTimersByTimeAsync(0);
    expect((await response).status).toBe(200);
  });

  it('passes the options of the request on, and not its own', async () => {
    respond(200);
    await outcomeOf({ method: 'PUT', body: 'x', cache: 'no-store' });
    const [url, init] = fetchMock.mock.lastCall ?? [];
    expect(url).toBe('/path');
    expect(init).toMatchObject({ method: 'PUT', body: 'x', cache: 'no-store' });
    expect(init).not.toHaveProperty('timeout');
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
    respond(200);
    expect(await outcomeOf({ first: send() })).toBe(200);
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('counts as the first attempt', async () => {
    respond(503);
    expect(await outcomeOf({ first: onItsWay(503), retries: 1 })).toMatchObject({ failure: { status: 503 } });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('is not waited for after the request was aborted', async () => {
    const controller = new AbortController();
    const request = httpRequest('/path', {
      ...OPTIONS,
      signal: controller.signal,
      first: new Promise(() => undefined),
    });
    const rejection = expect(request).rejects.toBe('the screen was left');
    controller.abort('the screen was left');
    await rejection;
  });

  it('does not report its headers, because its date is from before', async () => {
    const onResponse = vi.fn();
    await outcomeOf({ first: onItsWay(200), onResponse });
    expect(onResponse).not.toHaveBeenCalled();
  });
});
