import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { type Oddity, oddityOf } from '../../contract/oddity.ts';
import { promiseOf } from '../../contract/promise.ts';
import type { OddAnswer } from './backend.ts';
import { report } from './report.ts';

/** A difference between a response and the contract. It holds no value of the response. */
export interface Difference {
  /** The path of the field, such as `content[].status`; empty for the whole response. */
  readonly field: string;
  /** `range`: a number that cannot be right, for example because it has another unit. */
  readonly kind: 'missing' | 'null' | 'unknown' | 'type' | 'range' | 'notJson' | Oddity;
}

type Issue = z.core.$ZodIssue;

/** `list[0].name` as `list[].name`: all rows of a list have the same fields. */
const fieldOf = ({ path }: Issue): string =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

function kindOf(issue: Issue, body: unknown): Difference['kind'] {
  const { code, path } = issue;
  const oddity = oddityOf(issue);
  if (oddity !== null) return oddity;
  if (code === 'too_big' || code === 'too_small') return 'range';
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

/** The differences of an answer. */
const differencesOf = (call: Call, answer: OddAnswer): readonly Difference[] =>
  answer.kind === 'body' ? differencesIn(call, answer.body) : [{ field: '', kind: 'notJson' }];

const reported = new Set<string>();

/** The differences of an answer that were not returned since the page was loaded. */
function newDifferences(call: Call, answer: OddAnswer): readonly Difference[] {
  return differencesOf(call, answer).filter(({ field, kind }) => {
    const key = `${call.name} ${field} ${kind}`;
    const isNew = !reported.has(key);
    reported.add(key);
    return isNew;
  });
}

/** Reports the differences of an answer that were not reported since the page was loaded. */
export async function reportDifferences(address: string, call: Call, answer: OddAnswer): Promise<void> {
  const differences = newDifferences(call, answer);
  const outcome = answer.isRejected ? 'fatal' : 'tolerated';
  const http = answer.kind === 'notJson' ? { status: answer.status, contentType: answer.contentType } : {};
  if (differences.length > 0)
    await report(address, { type: 'difference', call: call.name, outcome, differences, ...http });
}
