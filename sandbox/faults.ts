import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { problem, Refusal } from './refusal.ts';

/** Something to go wrong with a call. Without `status`, `drop` or `body` the call is only delayed. */
export const fault = z.object({
  /** The call's name in the contract, or `*` for every call. */
  call: z.string(),
  status: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(400), z.lte(599))),
  detail: z.optional(z.string()),
  /** Milliseconds before anything else happens. */
  delay: z.optional(z.coerce.number<number | string>().check(z.gte(0), z.lte(600_000))),
  /** Close the connection without an answer. */
  drop: z.optional(z.coerce.boolean()),
  /** Answer with JSON that ends too early, or with JSON of another shape. */
  body: z.optional(z.enum(['malformed', 'wrongShape'])),
  /** `after`: the call does its work first, and only the answer is lost. */
  when: z._default(z.enum(['before', 'after']), 'before'),
  /** How many requests it spoils; always when absent. */
  times: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(1))),
});
export type Fault = z.output<typeof fault>;

export interface Faults {
  list(): readonly Fault[];
  add(fault: Fault): void;
  clear(): void;
  /** Middleware that spoils a call as the faults say. */
  at(call: string): MiddlewareHandler;
}

/** Closes the connection, if there is one: a call from within this process has none. */
function dropped(c: Context<{ Bindings: Partial<HttpBindings> }>): Response {
  c.env?.incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** The answer in place of the right one, or null when the right one may go. */
function spoiled({ status, detail, drop, body }: Fault, c: Context): Response | null {
  if (drop) return dropped(c);
  if (status) return problem(new Refusal(status as ContentfulStatusCode, detail ?? ''), c);
  if (body === 'malformed') return c.body('{"amount": 12', 200, { 'Content-Type': 'application/json' });
  if (body === 'wrongShape') return c.json({ unexpected: ['shape'] });
  return null;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  const take = (call: string): Fault | undefined => {
    const index = faults.findIndex((one) => one.call === call || one.call === '*');
    const found = faults[index];
    if (found?.times === 1) faults.splice(index, 1);
    else if (found?.times) faults[index] = { ...found, times: found.times - 1 };
    return found;
  };
  return {
    list: () => faults,
    add: (one) => faults.push(one),
    clear: () => {
      faults = [];
    },
    at: (call) => async (c, next) => {
      const found = take(call);
      if (!found) return next();
      if (found.delay) await pause(found.delay);
      if (found.when === 'after') await next();
      const answer = spoiled(found, c);
      if (!answer) return found.when === 'after' ? undefined : next();
      // Hono keeps an answer that is there already, with its headers.
      c.res = undefined;
      c.res = answer;
      return undefined;
    },
  };
}
