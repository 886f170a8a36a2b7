import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { type Oddity, oddityOf } from '../../contract/oddity.ts';
import { promiseOf } from '../../contract/promise.ts';
import type { Schema } from '../openapi/fields.ts';
import { compare, type Difference } from './compare.ts';
import { type Key, pathText, transplant } from './path.ts';

/** Equal differences of a call: one field, however many rows have it. */
export interface Finding {
  readonly kind: Difference['kind'];
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** The portal cannot show the row, the part or the page without this. */
  readonly isRequired: boolean;
  /** In how many places of the responses. */
  readonly count: number;
}

/** Whether the portal rejects an otherwise right response with this one difference. */
function isRequired({ response, example }: Call, { kind, keys }: Difference, body: unknown): boolean {
  if (kind === 'extra') return false;
  // The example may lack a nullable part; then the response itself is used.
  const changed = transplant(example.response, keys, body)?.value ?? body;
  return !z.safeParse(response, changed).success;
}

const MEANT: Readonly<Record<Oddity, string>> = {
  sign: 'negative when money leaves the account',
  unit: 'an amount that can be right',
  order: 'newest first',
};

/** What is odd about values of the right type: direction, unit and order. */
function odditiesOf({ response }: Call, body: unknown): Difference[] {
  const { issues } = z.safeParse(promiseOf(response), body).error ?? { issues: [] };
  return issues.flatMap((issue) => {
    const kind = oddityOf(issue);
    return kind ? [{ kind, keys: issue.path as Key[], expected: MEANT[kind], found: 'not' }] : [];
  });
}

/** The differences between responses of a call and its schema in the OpenAPI document, grouped by field. */
export function findingsOf(call: Call, schema: Schema, bodies: readonly unknown[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const body of bodies)
    for (const difference of [...compare(schema, body), ...odditiesOf(call, body)]) {
      const { kind, keys, expected, found } = difference;
      const path = pathText(keys);
      const id = [kind, path, found].join(' ');
      const known = groups.get(id);
      const required = known?.isRequired || isRequired(call, difference, body);
      groups.set(id, { kind, path, expected, found, isRequired: required, count: (known?.count ?? 0) + 1 });
    }
  return [...groups.values()];
}
