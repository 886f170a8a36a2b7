import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Call } from '../contract/call.ts';
import { ADMISSION, type Refusals } from '../contract/refusals.ts';
import type { AnswerTable } from './answer.ts';
import type { Faults } from './faults.ts';
import { problem, Refusal } from './refusal.ts';
import { readerOf } from './request.ts';
import type { Tokens } from './tokens.ts';
import { admit, type Visit } from './visit.ts';

const MOST_BYTES = 100_000;

interface Surroundings {
  readonly tokens: Tokens;
  readonly faults: Faults;
  readonly vaultOrigin: (c: Context) => string;
}

/** The network address of a caller; a call from within this process has none of its own. */
const addressOf = (c: Context<{ Bindings: Partial<HttpBindings> }>): string =>
  c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';

/** Makes sure that what an answer refuses with stands in the contract, unless it tells which fields are wrong. */
function promisedRefusal(call: Call, error: unknown): unknown {
  if (!(error instanceof Refusal) || error.errors.length > 0) return error;
  const promise: Refusals = { ...ADMISSION, ...call.refusals };
  if (promise[error.message] === error.status) return error;
  return new Error(`${call.name} broke its promise: it refused with ${error.status} “${error.message}”`);
}

/** The longest list of which everything is looked at. */
const WHOLE = 1000;

/** As much of a list as is looked at: all of it, or so many, evenly spread, for it would take longer than the answer. */
const sampleOf = (response: unknown): unknown => {
  if (!Array.isArray(response) || response.length <= WHOLE) return response;
  const step = Math.ceil(response.length / WHOLE);
  return response.filter((_, index) => index % step === 0);
};

/** Makes sure that what an answer gives is what the contract promises; anything else is a mistake of the sandbox. */
function promised(call: Call, response: unknown): unknown {
  const result = z.safeParse(call.response, sampleOf(response));
  if (!result.success) throw new Error(`${call.name} broke its promise: ${z.prettifyError(result.error)}`);
  return response;
}

async function asked(call: Call, answer: AnswerTable[string], request: unknown, visit: Visit): Promise<unknown> {
  try {
    // The request was parsed with the call's own schema, which is what its answer takes.
    return await answer(request as never, visit);
  } catch (error) {
    throw promisedRefusal(call, error);
  }
}

/**
 * Routes for every call of the contract (§7): checks who calls, refuses a request that breaks the contract with 400
 * and its fields in error, asks the answer, and holds it to its promise. Throws when a call has no answer.
 */
export function createRouter(
  calls: readonly Call[],
  answers: AnswerTable,
  { tokens, faults, vaultOrigin }: Surroundings,
): Hono {
  const router = new Hono();
  router.onError(problem);
  router.use(
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: () => {
        throw new Refusal(413, `The body is larger than ${MOST_BYTES} bytes`);
      },
    }),
  );
  for (const call of calls) {
    const answer = answers[call.name];
    if (!answer) throw new Error(`no answer for ${call.name}`);
    const read = readerOf(call);
    router.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), faults.at(call.name), async (c: Context) => {
      const way = { address: addressOf(c), vaultOrigin: vaultOrigin(c) };
      const visit = await admit(call, c.req.header('Authorization'), tokens, way);
      const request = await read(c.req);
      const response = promised(call, await asked(call, answer, request, visit));
      c.header('Cache-Control', 'no-store');
      return response === undefined ? c.body(null, 204) : c.json(response);
    });
  }
  router.all('*', (c) => {
    throw new Refusal(404, `Nothing answers ${c.req.method} ${c.req.path}`);
  });
  return router;
}
