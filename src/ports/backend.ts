import ky, { isHTTPError, isNetworkError, isTimeoutError, type KyInstance } from 'ky';
import * as z from 'zod/mini';
import { type Backend, CallError, type CallFailure } from '../../contract/backend.ts';
import type { Call, Fields, RequestOf, ResponseOf } from '../../contract/call.ts';
import { nothing } from '../../contract/values.ts';
import { fitting } from './fitting.ts';

export interface HttpOptions {
  /** Where paths begin: an origin or a path on this one. */
  readonly host: string;
  /** The whole address of the third party that knows network addresses, if there is one. */
  readonly addressLookup?: string | undefined;
  readonly token: () => string | null;
  /** Reads are tried this many times more (§7: 2). */
  readonly retries: number;
  /** How long an attempt may take, ms; false for ever. */
  readonly timeout: number | false;
  /** Hears the headers of every answer, and how authenticated calls went. */
  readonly hear: { answer(headers: Headers): void; outcome(call: Call, status: number): void };
}

/** The real backend: one HTTP request a call (reads again on failure), parsed by the contract at the border. */
export function httpBackend({ host, addressLookup, token, retries, timeout, hear }: HttpOptions): Backend {
  const stranger = ky.create({ timeout, cache: 'no-store', referrerPolicy: 'no-referrer' });
  const backend = stranger.extend({
    prefix: host,
    hooks: { afterResponse: [({ response }) => hear.answer(response.headers)] },
  });

  return async (call, request, { signal }) => {
    try {
      const way = call.host === 'backend' ? { client: backend } : { client: stranger, address: known(addressLookup) };
      const answer = await send(call, request, { ...way, signal, retries, bearer: token() });
      const response = await parse(call, answer);
      hear.outcome(call, answer.status);
      return response;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const failure = failureFrom(error);
      if (failure.kind === 'rejected') hear.outcome(call, failure.status);
      throw new CallError(call.name, failure, error);
    }
  };
}

function known(address: string | undefined): string {
  if (address === undefined) throw new Error('the configuration names nobody to ask');
  return address;
}

interface Sending {
  readonly client: KyInstance;
  /** Where the call goes, when its path does not say. */
  readonly address?: string;
  readonly signal: AbortSignal;
  readonly retries: number;
  readonly bearer: string | null;
}

function send<C extends Call>(call: C, request: RequestOf<C>, { client, address, signal, retries, bearer }: Sending) {
  const given = request as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wire(call.params, given)[name] ?? ''),
  );
  const method = call.method.toLowerCase();
  const hasBody = Object.keys(call.body).length > 0;
  return client(address ?? path.slice(1), {
    method,
    signal,
    searchParams: wire(call.query, given),
    retry: {
      limit: call.effect === 'read' ? retries : 0,
      methods: [method],
      retryOnTimeout: true,
      maxRetryAfter: 5000,
    },
    ...(hasBody && { json: wire(call.body, given) }),
    ...(bearer !== null && call.auth !== 'none' && { headers: { authorization: `Bearer ${bearer}` } }),
  });
}

/** The fields as they travel: codecs turn numbers into text and so on. */
const wire = (fields: Fields, given: Record<string, unknown>) =>
  z.encode(z.object(fields), Object.fromEntries(Object.keys(fields).map((name) => [name, given[name]]))) as Record<
    string,
    string
  >;

/** So many rows take a while to parse; they are compared first, and keep what else the backend tells of them. */
const MANY = 500;

async function parse<C extends Call>(call: C, answer: Response): Promise<ResponseOf<C>> {
  const body: unknown = call.response === nothing ? undefined : await answer.json();
  if (Array.isArray(body) && body.length > MANY && fitting(call.response)?.(body)) return body as ResponseOf<C>;
  return z.parse(call.response, body) as ResponseOf<C>;
}

const problem = z.object({ detail: z.string() });

function failureFrom(error: unknown): CallFailure {
  if (isHTTPError(error)) {
    const { data } = problem.safeParse(error.data);
    return { kind: 'rejected', status: error.response.status, detail: data?.detail ?? null };
  }
  if (isTimeoutError(error)) return { kind: 'timeout' };
  if (isNetworkError(error)) return { kind: 'unreachable' };
  return { kind: 'invalidResponse' };
}
