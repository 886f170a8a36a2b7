import type { Call } from '../../contract/call.ts';
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
}

/** What came back for one request. */
export type Answer =
  | { readonly kind: 'json'; readonly status: number; readonly body: unknown; readonly hasDate: boolean }
  /** A status that is not 2xx; `detail` only if the contract lists it, because other texts may hold values. */
  | { readonly kind: 'rejected'; readonly status: number; readonly detail: string | null }
  | { readonly kind: 'notJson'; readonly status: number; readonly contentType: string }
  | { readonly kind: 'unreachable' | 'timeout' };

const pick = (names: object, values: Wire): [string, unknown][] =>
  Object.keys(names).map((name) => [name, values[name]]);

function urlOf({ path, query }: Call, request: Wire, host: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request[name])));
  const search = new URLSearchParams(pick(query, request).map(([name, value]) => [name, String(value)])).toString();
  return `${host.replace(/\/$/, '')}${filled}${search && `?${search}`}`;
}

const isRead = ({ effect }: Call): boolean => effect === 'read';

/**
 * Sends a read call once; a redirect is not followed, so that the token goes to no other host. Throws for a call that
 * changes something: `contract:check` must never send one.
 */
export async function sendRead(call: Call, request: Wire, { host, token, timeout, fetch }: Backend): Promise<Answer> {
  if (!isRead(call)) throw new Error(`${call.name} changes something and is never sent by contract:check`);
  const hasBody = Object.keys(call.body).length > 0;
  try {
    const response = await fetch(urlOf(call, request, host), {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        accept: 'application/json',
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(call.auth !== 'none' && { authorization: `Bearer ${token}` }),
      },
      ...(hasBody && { body: JSON.stringify(Object.fromEntries(pick(call.body, request))) }),
    });
    return await answerOf(call, response);
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable' };
  }
}

async function answerOf(call: Call, response: Response): Promise<Answer> {
  const { status } = response;
  const text = await response.text();
  const body = parseJson(text);
  if (!response.ok) return { kind: 'rejected', status, detail: listedDetail(call, body) };
  const contentType = response.headers.get('content-type') ?? '';
  if (body === undefined || !/json/i.test(contentType))
    return { kind: 'notJson', status, contentType: contentType.split(';')[0] || 'no content type' };
  return { kind: 'json', status, body, hasDate: response.headers.has('date') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listedDetail({ rejections }: Call, problem: unknown): string | null {
  const detail = problem instanceof Object && 'detail' in problem ? problem.detail : null;
  return typeof detail === 'string' && Object.hasOwn({ ...AUTH_ERRORS, ...rejections }, detail) ? detail : null;
}
