import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { bodyResponse, FAULT_BODIES } from './fault-body.ts';
import { problemResponse, Rejection } from './rejection.ts';

/** An injected fault. Without `status`, `drop` or `body` the call is only delayed. */
export const fault = z.object({
  /** Name of the call in the contract, or `*` for all calls. */
  call: z.string(),
  status: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(400), z.lte(599))),
  detail: z.optional(z.string()),
  /** Milliseconds to wait first. */
  delay: z.optional(z.coerce.number<number | string>().check(z.gte(0), z.lte(600_000))),
  /** Close the connection without a response. */
  drop: z.optional(z.coerce.boolean()),
  /**
   * Respond with status 200 and another body, such as truncated JSON or the HTML page of a proxy. With `before` the call
   * has not been made although the status says so.
   */
  body: z.optional(z.enum(FAULT_BODIES)),
  /** The header `Retry-After` of the response, s. */
  retryAfter: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(0))),
  /** `before`: the fault replaces the call. `after`: the handler runs first, then the fault replaces its response. */
  when: z._default(z.enum(['before', 'after']), 'before'),
  /** Number of requests that fail; unlimited when absent. */
  times: z.optional(z.coerce.number<number | string>().check(z.int(), z.gte(1))),
});
export type Fault = z.output<typeof fault>;

export interface Faults {
  list(): readonly Fault[];
  add(fault: Fault): void;
  clear(): void;
  /** Middleware that applies the faults to a call. */
  middleware(call: string): MiddlewareHandler;
}

/** Closes the connection. A call from within this process has none. */
async function dropConnection(c: Context<{ Bindings: Partial<HttpBindings> }>): Promise<Response> {
  // A connection that is closed before the request has arrived is reset: the client sees one error or the other.
  await c.req.arrayBuffer();
  c.env?.incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** The response that replaces the right one, or null for a fault that only delays. */
async function faultResponse(
  { status, detail, drop, body, retryAfter }: Fault,
  call: string,
  c: Context,
): Promise<Response | null> {
  if (drop) return dropConnection(c);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (status) return problemResponse(new Rejection(status as ContentfulStatusCode, detail ?? ''), c);
  return body ? bodyResponse(body, call, c) : null;
}

/** The faults of a sandbox, none at first. A call gets the oldest one that is for it, until that is used up. */
export function createFaults(): Faults {
  let faults: Fault[] = [];
  const take = (call: string): Fault | undefined => {
    const index = faults.findIndex((fault) => fault.call === call || fault.call === '*');
    const found = faults[index];
    if (found?.times === 1) faults.splice(index, 1);
    else if (found?.times) faults[index] = { ...found, times: found.times - 1 };
    return found;
  };
  return {
    list: () => faults,
    add: (fault) => faults.push(fault),
    clear: () => {
      faults = [];
    },
    middleware: (call) => async (c, next) => {
      const found = take(call);
      if (!found) return next();
      if (found.delay) await pause(found.delay);
      if (found.when === 'after') await next();
      const response = await faultResponse(found, call, c);
      if (!response) return found.when === 'after' ? undefined : next();
      // Hono merges the headers of an existing response, so it is removed first.
      c.res = undefined;
      c.res = response;
      return undefined;
    },
  };
}
