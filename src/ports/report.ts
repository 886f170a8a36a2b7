import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { promiseOf } from '../../contract/promise.ts';

/** A difference between a response and the contract. It holds no value of the response. */
interface Difference {
  /** The path of the field, such as `content[].status`; empty for the whole response. */
  readonly field: string;
  readonly kind: 'missing' | 'null' | 'unknown' | 'type';
}

type Issue = z.core.$ZodIssue;

/** `list[0].name` as `list[].name`: all rows of a list have the same fields. */
const fieldOf = ({ path }: Issue): string =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

function kindOf({ code, path }: Issue, body: unknown): Difference['kind'] {
  const value = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), body);
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return code === 'invalid_value' ? 'unknown' : 'type';
}

/** The differences between a response and what the contract promises, each once. */
export function differencesIn({ response }: Call, body: unknown): Difference[] {
  const { issues } = z.safeParse(promiseOf(response), body).error ?? { issues: [] };
  const all = issues.map((issue): Difference => ({ field: fieldOf(issue), kind: kindOf(issue, body) }));
  return [...new Map(all.map((one) => [`${one.field} ${one.kind}`, one])).values()];
}

const reported = new Set<string>();

/**
 * Posts the differences of a response that were not posted since the page was loaded, as
 * `{ call, differences: [{ field, kind }] }`. A failure is ignored: the user can do nothing about it.
 */
export async function report(address: string, call: Call, body: unknown): Promise<void> {
  const differences = differencesIn(call, body).filter(({ field, kind }) => {
    const key = `${call.name} ${field} ${kind}`;
    const isNew = !reported.has(key);
    reported.add(key);
    return isNew;
  });
  if (differences.length === 0) return;
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ call: call.name, differences }),
    keepalive: true,
    referrerPolicy: 'no-referrer',
  };
  await fetch(address, init).catch(() => undefined);
}
