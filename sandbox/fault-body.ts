import type { Context } from 'hono';
import { calls } from '../contract/calls.ts';

/** A value of the same form whose texts are numbers, and whose other values are texts. */
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withWrongTypes(entry)]));
  return typeof value === 'string' ? 12 : 'text';
}

/** The example response of a call with other types. */
export const wrongTypesOf = (call: string): unknown =>
  withWrongTypes(calls.find(({ name }) => name === call)?.example.response ?? null);

/** Bodies that replace the right one, with status 200. */
const BODIES = {
  malformed: (c: Context) => c.body('{"amount": 12', 200, { 'Content-Type': 'application/json' }),
  wrongShape: (c: Context) => c.json({ unexpected: ['shape'] }),
  /** The example of the contract with other types. */
  wrongTypes: (c: Context, call: string) => c.json(wrongTypesOf(call)),
  emptyObject: (c: Context) => c.json({}),
  null: (c: Context) => c.json(null),
  html: (c: Context) => c.html('<!doctype html><title>Proxy</title><h1>OK</h1>'),
  empty: (c: Context) => c.body(null, 200),
} as const satisfies Readonly<Record<string, (c: Context, call: string) => Response>>;

type FaultBody = keyof typeof BODIES;
export const FAULT_BODIES = Object.keys(BODIES) as FaultBody[];

/** The response with such a body. */
export const bodyResponse = (body: FaultBody, call: string, c: Context): Response => BODIES[body](c, call);
