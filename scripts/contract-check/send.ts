import { type AdaptedRequest, type Adapter, adapterOf } from '../../contract/adapter.ts';
import type { Call } from '../../contract/call.ts';
import { knownText } from '../../contract/known-texts.ts';
import { AUTH_ERRORS } from '../../contract/rejections.ts';
import type { Wire } from './plan.ts';

/** `fetch`, or the sandbox in this process. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>;

export interface Backend {
  /** The start of every path of the contract. */
  readonly host: string;
  readonly token: string;
  /** How long a response may take, ms. */
  readonly timeout: number;
  readonly fetch: Fetch;
  readonly adapter?: Adapter | undefined;
}

/** What came back for one request. */
export type Answer =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly body: unknown;
      readonly hasDate: boolean;
      readonly isStored: boolean;
    }
  /** A status that is not 2xx; `detail` only if the contract lists it, because other texts may hold values. */
  | { readonly kind: 'rejected'; readonly status: number; readonly detail: string | null }
  | { readonly kind: 'notJson'; readonly status: number; readonly contentType: string }
  | { readonly kind: 'unreachable' | 'timeout' };

const pick = (names: object, values: Wire): [string, unknown][] =>
  Object.keys(names).map((name) => [name, values[name]]);

const isRead = ({ effect }: Call): boolean => effect === 'read';

/**
 * Sends a read call once; a redirect is not followed, so that the token goes to no other host. Throws for a call that
 * changes something: `contract:check` must never send one.
 */
export async function sendRead(call: Call, request: Wire, backend: Backend): Promise<Answer> {
  if (!isRead(call)) throw new Error(`${call.name} changes something and is never sent without --changes`);
  return send(call, request, backend);
}

/** The request of a call, through the adapter if there is one. */
function requestOf(call: Call, request: Wire, { token, adapter }: Backend): AdaptedRequest {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  const hasBody = Object.keys(call.body).length > 0;
  const byContract: AdaptedRequest = {
    method: call.method,
    path: call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request[name]))),
    query: Object.fromEntries(pick(call.query, request).map(([name, value]) => [name, String(value)])),
    headers: {
      ...(call.auth !== 'none' && { authorization: `Bearer ${token}` }),
      ...(call.hasIdempotencyKey && { 'idempotency-key': crypto.randomUUID() }),
    },
    body: hasBody ? Object.fromEntries(given.filter(([name]) => name in call.body)) : undefined,
  };
  const own = adapterOf(adapter, call).request?.(byContract) ?? byContract;
  return adapter?.request?.(own) ?? own;
}

/** Sends a call once, also one that changes something. */
export async function send(call: Call, request: Wire, backend: Backend): Promise<Answer> {
  const { host, timeout, fetch } = backend;
  const { method, path, query, headers, body } = requestOf(call, request, backend);
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(`${host.replace(/\/$/, '')}${path}${search && `?${search}`}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return await answerOf(call, response, backend);
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable' };
  }
}

async function answerOf(call: Call, response: Response, { adapter }: Backend): Promise<Answer> {
  const { status } = response;
  const text = await response.text();
  const body = parseJson(text);
  if (!response.ok)
    return {
      kind: 'rejected',
      status,
      detail: listedDetail(call, adapter?.rejection?.(call.name, { status, body }) ?? body),
    };
  const contentType = response.headers.get('content-type') ?? '';
  if (body === undefined || !/json/i.test(contentType))
    return { kind: 'notJson', status, contentType: contentType.split(';')[0] || 'no content type' };
  const toContract = adapterOf(adapter, call).answer;
  const adapted = toContract ? JSON.parse(JSON.stringify(toContract({ status, body }))) : body;
  const isStored = !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '');
  return { kind: 'json', status, body: adapted, hasDate: response.headers.has('date'), isStored };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is said about a rejection whose text the contract does not list. */
export const UNLISTED =
  'for a reason that is not in the contract: check <host>, and the headers that the backend needs, or answer with a text of the contract';

/** The detail of a rejection if the contract lists it for the call; otherwise null, because it may hold values. */
export function listedDetail({ rejections }: Call, problem: unknown): string | null {
  const found = problem instanceof Object && 'detail' in problem ? problem.detail : null;
  const detail = typeof found === 'string' ? knownText(rejections, found) : null;
  return detail !== null && Object.hasOwn({ ...AUTH_ERRORS, ...rejections }, detail) ? detail : null;
}
