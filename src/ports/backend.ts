import * as z from 'zod/mini';
import { type AdaptedRequest, type Adapter, adapterOf } from '../../contract/adapter.ts';
import { type Backend, CallError, type CallFailure } from '../../contract/backend.ts';
import type { Call, Fields, RequestOf, ResponseOf } from '../../contract/call.ts';
import { knownText } from '../../contract/known-texts.ts';
import { differenceCount } from '../../contract/tolerance.ts';
import { nothing } from '../../contract/values.ts';
import type { EarlyReads } from './early-reads.ts';
import { HttpError, type HttpResponse, httpRequest } from './http.ts';

/** An answer that is not as the contract promises. `isRejected`: the portal cannot use it. */
export type OddAnswer =
  | { readonly kind: 'body'; readonly body: unknown; readonly isRejected: boolean }
  /** The body is not JSON. It holds nothing of it. */
  | { readonly kind: 'notJson'; readonly status: number; readonly contentType: string; readonly isRejected: true };

export interface BackendOptions {
  /** The start of every path: an origin, or a path on this one. */
  readonly host: string;
  /** The full URL of the third party that looks up IP addresses, if configured. */
  readonly addressLookup?: string | undefined;
  readonly token: () => string | null;
  /** Turns the provider's shapes into those of the contract and back. */
  readonly adapter?: Adapter | undefined;
  /** The header with the key of a change; null for none. Default: `Idempotency-Key`. */
  readonly idempotencyHeader?: string | null | undefined;
  /** Reads that are sent before the portal's script has loaded; default: none. */
  readonly early?: EarlyReads;
  /** How many times a read is retried (§7: 2). */
  readonly retries: number;
  /** How long one attempt can wait for the response, ms; false: no limit. */
  readonly timeout: number | false;
  readonly observer: {
    /** Called with the headers of every response of the backend. */
    response(headers: Headers): void;
    /**
     * Called with the final status of every answered call, and the detail of a rejection. Not if the token was replaced meanwhile:
     * then the answer says nothing about the session.
     */
    outcome(call: Call, status: number, detail: string | null): void;
    /** Called with an answer that is not as the contract promises. */
    difference(call: Call, answer: OddAnswer): void;
  };
}

/** The real backend: one HTTP request per call, with retries for reads; responses are parsed by the contract. */
export function httpBackend(options: BackendOptions): Backend {
  const { observer, token } = options;
  return async (call, request, callOptions) => {
    const bearer = call.auth === 'none' ? null : token();
    const report = (status: number, detail: string | null) => {
      if (bearer === null || bearer === token()) observer.outcome(call, status, detail);
    };
    try {
      const response = await send(call, request, bearer, options, callOptions);
      const parsed = parse(call, response, options);
      report(response.status, null);
      return parsed;
    } catch (error) {
      if (callOptions.signal.aborted) throw callOptions.signal.reason;
      const failure = failureIn(call, error, options);
      if (failure.kind === 'rejected') report(failure.status, failure.detail);
      throw new CallError(call.name, failure, error);
    }
  };
}

/** The detail of a rejection is the text of the contract that it means, so that machines and texts know it. */
function failureIn({ name, rejections }: Call, error: unknown, { adapter }: BackendOptions): CallFailure {
  if (!(error instanceof HttpError)) return { kind: 'invalidResponse' };
  const given = error.failure;
  const failure =
    given.kind === 'rejected' && adapter?.rejection
      ? { ...given, ...adapter.rejection(name, { status: given.status, body: error.body }) }
      : given;
  if (failure.kind !== 'rejected' || failure.detail === null) return failure;
  return { ...failure, detail: knownText(rejections, failure.detail) };
}

function send<C extends Call>(
  call: C,
  request: RequestOf<C>,
  bearer: string | null,
  options: BackendOptions,
  { signal, outlivesPage = false, idempotencyKey }: Parameters<Backend>[2],
) {
  const { retries, timeout, observer } = options;
  const values = request as Record<string, unknown>;
  const isBackend = call.host === 'backend';
  const { method, path, query, headers, body } = adapted(
    call,
    requestOf(call, values, bearer, idempotencyKey, options),
    options,
  );
  const search = new URLSearchParams(query).toString();
  const url = addressOf(call, options) + path + (search && `?${search}`);
  return httpRequest(url, {
    // An early read has no headers but the token.
    first: options.adapter?.request ? undefined : earlyResponse(call, url, bearer, options),
    signal,
    keepalive: outlivesPage,
    timeout,
    retries: call.effect === 'read' ? retries : 0,
    method,
    headers,
    ...(body !== undefined && { json: body }),
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    // The time of a third party's response says nothing about the backend's clock.
    ...(isBackend && { onResponse: (headers) => observer.response(headers) }),
  });
}

/** The response to a read that was sent before the script of the portal had loaded. */
function earlyResponse({ name, effect }: Call, url: string, token: string | null, { early }: BackendOptions) {
  if (effect === 'change') early?.drop();
  else if (token !== null) early?.remember(name, url);
  return token === null ? undefined : early?.take(url, token);
}

/** An unguessable key for one change. `crypto.randomUUID` exists only on https. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The request of a call by the contract. */
function requestOf(
  call: Call,
  values: Record<string, unknown>,
  bearer: string | null,
  idempotencyKey: string | undefined,
  { idempotencyHeader = 'Idempotency-Key' }: BackendOptions,
): AdaptedRequest {
  const params = encode(call.params, values);
  return {
    method: call.method,
    path:
      call.host === 'backend'
        ? call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
        : '',
    query: encode(call.query, values),
    headers: {
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      // Browsers send a request again when a kept-alive connection closes; the backend must not make the change twice.
      ...(call.hasIdempotencyKey &&
        idempotencyHeader !== null && { [idempotencyHeader.toLowerCase()]: idempotencyKey ?? randomKey() }),
    },
    body: Object.keys(call.body).length > 0 ? encode(call.body, values) : undefined,
  };
}

/** The request as the provider expects it. */
function adapted(call: Call, request: AdaptedRequest, { adapter }: BackendOptions): AdaptedRequest {
  if (call.host !== 'backend') return request;
  const own = adapterOf(adapter, call).request?.(request) ?? request;
  return adapter?.request?.(own) ?? own;
}

/** The start of the address of a call. */
function addressOf({ host: service }: Call, { host, addressLookup }: BackendOptions): string {
  if (service === 'backend') return host.replace(/\/$/, '');
  if (addressLookup === undefined) throw new Error('addressLookup is not configured');
  return addressLookup;
}

/** The values of these fields in the form that the contract sends: codecs turn numbers into text, for example. */
const encode = (fields: Fields, values: Record<string, unknown>) =>
  z.encode(z.object(fields), Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]))) as Record<
    string,
    string
  >;

/** `application/json` or a type such as `application/hal+json`, with or without parameters. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/**
 * A call that returns nothing also accepts a JSON body or a short text such as `OK`, whose content is ignored. Any other
 * body is an error, because it is not from the backend: it can be the HTML page of a proxy that answers with status 200.
 * An empty body is no value.
 */
function parse<C extends Call>(
  call: C,
  { text, headers, status }: HttpResponse,
  { adapter, observer }: BackendOptions,
): ResponseOf<C> {
  const returnsNothing = call.response === nothing;
  const isNothing = text === '' || (returnsNothing && isWord(text, headers));
  const found = isNothing ? undefined : parseJson(text, headers);
  if (found === NOT_JSON) {
    const contentType = typeOf(headers);
    observer.difference(call, { kind: 'notJson', status, contentType, isRejected: true });
    throw new TypeError(`the content type is “${contentType}”, not JSON`);
  }
  const toContract = adapterOf(adapter, call).answer;
  const body = toContract ? toContract({ status, body: found }) : found;
  const before = differenceCount();
  const result = z.safeParse(call.response, returnsNothing ? undefined : body);
  if (!result.success || differenceCount() > before)
    observer.difference(call, { kind: 'body', body, isRejected: !result.success });
  if (!result.success) throw result.error;
  return result.data as ResponseOf<C>;
}

/** Whether a body is a text such as `OK`, which some frameworks answer instead of nothing. */
const isWord = (text: string, headers: Headers): boolean =>
  /^text\/plain/i.test(typeOf(headers)) && /^[^<>{}]{1,100}$/.test(text);

const NOT_JSON = Symbol('not JSON');
const typeOf = (headers: Headers): string => headers.get('content-type') ?? '';

function parseJson(text: string, headers: Headers): unknown {
  if (!JSON_TYPE.test(typeOf(headers))) return NOT_JSON;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}
