import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';

/** A request that the portal has sent: the part of Playwright's `Request` that the tests read. */
export interface SentRequest {
  method(): string;
  url(): string;
  headers(): Readonly<Record<string, string>>;
  postData(): string | null;
  postDataJSON(): Readonly<Record<string, unknown>> | null;
}

const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^/api${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

const matchOf = (request: SentRequest) => {
  const { pathname } = new URL(request.url());
  return patterns
    .filter(({ call }) => call.method === request.method())
    .map(({ call, pattern }) => ({ call, match: pattern.exec(pathname) }))
    .find(({ match }) => match !== null);
};

/** The call of the contract that a request of the portal makes. */
export const callOfRequest = (request: SentRequest): Call | undefined => matchOf(request)?.call;

/** What a request says in its path, its query and its body, by name and in the form of the contract. */
export function valuesOfRequest(request: SentRequest): Readonly<Record<string, unknown>> {
  const params = Object.entries(matchOf(request)?.match?.groups ?? {});
  return {
    ...Object.fromEntries(params.map(([name, text]) => [name, decodeURIComponent(text)])),
    ...Object.fromEntries(new URL(request.url()).searchParams),
    ...request.postDataJSON(),
  };
}

/** What a request must say when a machine makes a call with these values. */
export const expectedValues = ({ params, query, body }: Call, values: unknown): unknown =>
  JSON.parse(JSON.stringify(z.encode(z.object({ ...params, ...query, ...body }), values as Record<string, never>)));

/**
 * What a request does that its call in the contract does not allow: fields that are wrong or unknown, headers that are
 * missing. Without `needsToken`, a token may be missing too.
 */
export function faultsOfRequest(request: SentRequest, call: Call, needsToken: boolean): readonly string[] {
  const { params, query, body, auth, hasIdempotencyKey } = call;
  const headers = request.headers();
  const parsed = z.safeParse(z.strictObject({ ...params, ...query, ...body }), valuesOfRequest(request));
  return [
    ...(parsed.success ? [] : [z.prettifyError(parsed.error)]),
    ...(needsToken && auth === 'bearer' && !headers.authorization?.startsWith('Bearer ') ? ['it has no token'] : []),
    ...(auth === 'none' && headers.authorization ? ['it has a token'] : []),
    ...(hasIdempotencyKey && !headers['idempotency-key'] ? ['it has no Idempotency-Key'] : []),
  ].map((fault) => `${call.name} is not as in the contract: ${fault}`);
}
