import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Call } from '../contract/call.ts';
import { promiseOf } from '../contract/promise.ts';
import { AUTH_ERRORS, type Rejections } from '../contract/rejections.ts';
import { limitBody } from './body-limit.ts';
import type { Faults } from './faults.ts';
import type { HandlerTable } from './handler.ts';
import { createIdempotency } from './idempotency.ts';
import { problemResponse, Rejection } from './rejection.ts';
import { createRequestReader } from './request.ts';
import { authenticate, type RequestContext } from './request-context.ts';
import type { Tokens } from './tokens.ts';

interface RouterOptions {
  readonly tokens: Tokens;
  readonly faults: Faults;
  readonly vaultOrigin: (c: Context) => string;
}

/** The network address of the caller; a call from within this process has none. */
const addressOf = (c: Context<{ Bindings: Partial<HttpBindings> }>): string =>
  c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';

/** Checks that a rejection is listed in the contract. Rejections of invalid fields need not be listed. */
function checkRejection(call: Call, error: unknown): unknown {
  if (!(error instanceof Rejection) || error.errors.length > 0) return error;
  const listed: Rejections = { ...AUTH_ERRORS, ...call.rejections };
  if (listed[error.message] === error.status) return error;
  return new Error(`${call.name} broke the contract: rejected with ${error.status} “${error.message}”`);
}

/** Requests of different callers never share a key. */
const keyOf = (context: RequestContext, path: string, key: string): string =>
  JSON.stringify([context.isAuthenticated ? context.cardholderId : context.address, path, key]);

/** Longer responses are checked by sampling. */
const MAX_CHECKED_ITEMS = 1000;

/** The items of a list that are checked: all, or an even sample, because checking thousands takes longer than the call. */
const sampleOf = (response: unknown): unknown => {
  if (!Array.isArray(response) || response.length <= MAX_CHECKED_ITEMS) return response;
  const step = Math.ceil(response.length / MAX_CHECKED_ITEMS);
  return response.filter((_, index) => index % step === 0);
};

/** Checks a response against the contract; throws when the handler is wrong. */
function checkResponse(name: string, promise: z.ZodMiniType, response: unknown): unknown {
  const result = z.safeParse(promise, sampleOf(response));
  if (!result.success) throw new Error(`${name} broke the contract: ${z.prettifyError(result.error)}`);
  return response;
}

async function callHandler(
  call: Call,
  handler: HandlerTable[string],
  request: unknown,
  context: RequestContext,
): Promise<unknown> {
  try {
    // The request was parsed with the schema of the call, so it has the type that the handler takes.
    return await handler(request as never, context);
  } catch (error) {
    throw checkRejection(call, error);
  }
}

/**
 * Routes for every call of the contract (§7): authenticates the caller, rejects an invalid request with 400 and its
 * fields, calls the handler and checks its response. Throws when a call has no handler.
 */
export function createRouter(
  calls: readonly Call[],
  handlers: HandlerTable,
  { tokens, faults, vaultOrigin }: RouterOptions,
): Hono {
  const router = new Hono();
  const runOnce = createIdempotency();
  router.onError(problemResponse);
  router.use(limitBody);
  for (const call of calls) {
    const handler = handlers[call.name];
    if (!handler) throw new Error(`no handler for ${call.name}`);
    const read = createRequestReader(call);
    const promise = promiseOf(call.response);
    router.on(
      call.method,
      call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      faults.middleware(call.name),
      async (c: Context) => {
        const info = { address: addressOf(c), vaultOrigin: vaultOrigin(c) };
        const context = await authenticate(call, c.req.header('Authorization'), tokens, info);
        const request = await read(c.req);
        const key = c.req.header('Idempotency-Key');
        const result = await runOnce(call.hasIdempotencyKey && key ? keyOf(context, c.req.path, key) : null, () =>
          callHandler(call, handler, request, context),
        );
        const response = checkResponse(call.name, promise, result);
        c.header('Cache-Control', 'no-store');
        return response === undefined ? c.body(null, 204) : c.json(response);
      },
    );
  }
  router.all('*', (c) => {
    throw new Rejection(404, `No route for ${c.req.method} ${c.req.path}`);
  });
  return router;
}
