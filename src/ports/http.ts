import ky, { isForceRetryError, isHTTPError, isTimeoutError, type Options, TimeoutError } from 'ky';
import type { CallFailure } from '../../contract/backend.ts';

/** Statuses that a retry can change. */
const RETRIED_STATUSES = [408, 429, 500, 502, 503, 504];
/** The longest delay that a server can ask for with `Retry-After`, ms. */
const MAX_RETRY_AFTER = 5000;
/** A long list over a slow network arrives in this many times the time limit of a response. */
const BODY_FACTOR = 3;

export interface HttpOptions extends Omit<Options, 'retry' | 'fetch' | 'hooks'> {
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

/** A request without a usable response. */
export class HttpError extends Error {
  readonly failure: CallFailure;
  /** The parsed body of a rejection. */
  readonly body: unknown;
  constructor(failure: CallFailure, cause: unknown) {
    super(failure.kind, { cause });
    this.body = isHTTPError(cause) ? parsed(cause.data) : undefined;
    this.name = 'HttpError';
    this.failure = failure;
  }
}

/**
 * Sends a request and returns the response if its status is 2xx. Retries after a timeout, a network error, a body that
 * breaks off, and the statuses that a retry can change. Rejects with an `HttpError`.
 */
export async function httpRequest(
  url: string,
  { first, retries, onResponse, ...options }: HttpOptions,
): Promise<HttpResponse> {
  const { signal, timeout } = options;
  const early = first ? [first] : [];
  let attempt = new AbortController();
  let text = '';
  try {
    const { status, headers } = await ky(url, {
      ...options,
      retry: {
        limit: retries,
        // Some reads are POSTs. Some changes are GETs: they have no retries.
        methods: ['get', 'post'],
        statusCodes: RETRIED_STATUSES,
        afterStatusCodes: RETRIED_STATUSES,
        maxRetryAfter: MAX_RETRY_AFTER,
        // Without this, ky retries only after the network errors whose text it knows.
        shouldRetry: ({ error }) => (isHTTPError(error) ? undefined : true),
      },
      fetch(input, init) {
        // A body that is too late is aborted with its request: Firefox keeps the connection of one that is only cancelled.
        attempt = new AbortController();
        const signals = [(input as Request).signal, attempt.signal];
        return early.pop() ?? fetch(input, { ...init, signal: AbortSignal.any(signals) });
      },
      hooks: {
        afterResponse: [
          async ({ request, response, retryCount }) => {
            // An early response does not know the signal, and its `Date` is from before.
            signal.throwIfAborted();
            if (!first || retryCount > 0) onResponse?.(response.headers);
            if (!response.ok) return response;
            // ky sends no request again because of its body.
            const timer = timeout === false ? undefined : setTimeout(() => attempt.abort(), timeout * BODY_FACTOR);
            try {
              text = await response.text();
              return response;
            } catch (error) {
              return ky.retry({ cause: attempt.signal.aborted ? new TimeoutError(request) : (error as Error) });
            } finally {
              clearTimeout(timer);
            }
          },
        ],
      },
    });
    return { status, headers, text };
  } catch (error) {
    throw new HttpError(failureOf(error), error);
  }
}

function failureOf(error: unknown): CallFailure {
  if (isHTTPError(error)) return { kind: 'rejected', status: error.response.status, detail: detailOf(error.data) };
  const cause = isForceRetryError(error) ? error.cause : error;
  return { kind: isTimeoutError(cause) ? 'timeout' : 'unreachable' };
}

/** The detail of a rejection's problem details (RFC 9457), of any content type. */
function detailOf(data: unknown): string | null {
  const problem = parsed(data);
  const detail = problem instanceof Object && 'detail' in problem ? problem.detail : null;
  return (typeof detail === 'string' && detail.trim()) || null;
}

const parsed = (data: unknown): unknown => (typeof data === 'string' ? jsonOf(data) : data);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
