import type { CallFailure } from '../../contract/backend.ts';

/** Statuses that a retry can change. */
const RETRIED_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
/** The delay before the first retry, ms; it doubles with each retry. */
const FIRST_DELAY = 300;
/** A long list over a slow network arrives in this many times the time limit of a response. */
const BODY_FACTOR = 3;
/** The longest delay that a server can ask for with `Retry-After`, ms. */
const MAX_RETRY_AFTER = 5000;

export interface HttpOptions extends RequestInit {
  readonly signal: AbortSignal;
  /** How many times a failed request is sent again. */
  readonly retries: number;
  /** How long one attempt can wait for the response, ms, and `BODY_FACTOR` times as long for its body; false: no limit. */
  readonly timeout: number | false;
  /** The response to the same request, if it is already on its way: it is the first attempt. */
  readonly first?: Promise<Response> | undefined;
  /** Called with the headers of every response to a request that was sent now, those of failed attempts included. */
  readonly onResponse?: (headers: Headers) => void;
}

/** A response with a status of 2xx, read to its end. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Retry {
  readonly isTransient: boolean;
  /** The delay that the server asks for, ms. */
  readonly retryAfter?: number | null;
}

/** A request without a usable response. */
export class HttpError extends Error {
  readonly failure: CallFailure;
  readonly retry: Retry;
  constructor(failure: CallFailure, retry: Retry, cause?: unknown) {
    super(failure.kind, { cause });
    this.name = 'HttpError';
    this.failure = failure;
    this.retry = retry;
  }
}

/**
 * Sends a request with `fetch` and returns the response if its status is 2xx. Retries after a timeout, a network error, a
 * body that breaks off, and the statuses that a retry can change. Rejects with an `HttpError`, or with the signal's reason
 * when aborted.
 */
export async function httpRequest(url: string, { first, ...options }: HttpOptions): Promise<HttpResponse> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await sendOnce(url, options, attempt === 0 ? first : undefined);
    } catch (error) {
      const canRetry = error instanceof HttpError && error.retry.isTransient && attempt < options.retries;
      if (!canRetry) throw error;
      await delay(error.retry.retryAfter ?? FIRST_DELAY * 2 ** attempt, options.signal);
    }
  }
}

async function sendOnce(
  url: string,
  { timeout, onResponse, signal, ...init }: HttpOptions,
  early: Promise<Response> | undefined,
): Promise<HttpResponse> {
  const timer = limitTime(timeout);
  const limit = AbortSignal.any([signal, timer.signal]);
  try {
    const response = await (early ? unlessAborted(early, limit) : fetch(url, { ...init, signal: limit }));
    // The `Date` of an early response is from before.
    if (!early) onResponse?.(response.headers);
    timer.restart(BODY_FACTOR);
    const { ok, status, headers } = response;
    const text = response.text();
    if (!ok) throw rejectionOf(response, await text.catch(() => ''));
    return { status, headers, text: await text };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof HttpError) throw error;
    throw new HttpError({ kind: timer.signal.aborted ? 'timeout' : 'unreachable' }, { isTransient: true }, error);
  } finally {
    timer.stop();
  }
}

/** A signal that is aborted after a time, ms; `restart` gives it another time. No limit if `timeout` is false. */
function limitTime(timeout: number | false) {
  const controller = new AbortController();
  const start = (time: number) => setTimeout(() => controller.abort(), time);
  let id = timeout === false ? undefined : start(timeout);
  const stop = () => clearTimeout(id);
  const restart = (factor: number) => {
    stop();
    if (timeout !== false) id = start(timeout * factor);
  };
  return { signal: controller.signal, restart, stop };
}

/** A response that is already on its way; rejects when the signal is aborted first. */
function unlessAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([response, aborted]);
}

/** The response's problem details (RFC 9457), if any, give the failure its `detail`. */
function rejectionOf({ status, headers }: Response, text: string): HttpError {
  const problem = jsonOf(text);
  const detail = problem instanceof Object && 'detail' in problem ? problem.detail : null;
  return new HttpError(
    { kind: 'rejected', status, detail: (typeof detail === 'string' && detail.trim()) || null },
    { isTransient: RETRIED_STATUSES.has(status), retryAfter: retryAfter(headers) },
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `Retry-After` in ms; null if it is missing or a date. */
function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds * 1000, MAX_RETRY_AFTER) : null;
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(id);
      reject(signal.reason);
    };
    const id = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });
}
