import type { Call } from '../../contract/call.ts';
import { openapi } from '../openapi/document.ts';
import type { Schema } from '../openapi/fields.ts';
import { inlined } from '../openapi/schemas.ts';
import { type Finding, findingsOf } from './findings.ts';
import { countOfCalls, type Note } from './note.ts';
import { planOf, type Step, type Wire } from './plan.ts';
import { type Answer, type Backend, sendRead, UNLISTED } from './send.ts';

/** The result for one call of the contract. */
export interface CallResult {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** How many requests were sent. */
  readonly requests: number;
  /** The different statuses or failures, such as `200` or `timeout`; empty when no request was sent. */
  readonly statuses: readonly string[];
  /** Why the call failed, or why it was not made; null if it was answered as the contract says. */
  readonly problem: string | null;
  readonly findings: readonly Finding[];
  /** A browser may keep an answer: it has no `Cache-Control: no-store`. */
  readonly isStored: boolean;
  /** The portal cannot be shown with this backend. */
  readonly isBroken: boolean;
}

const NOT_FOUND = 404;
const CONFLICT = 409;
const UNAUTHORIZED = 401;

/** A state of the data that the contract foresees, such as a card without a PIN. */
const isForeseen = (answer: Answer): boolean =>
  answer.kind === 'rejected' && answer.detail !== null && [NOT_FOUND, CONFLICT].includes(answer.status);

/** Why nothing more can be learned from this backend. */
function stopReason({ kind, ...answer }: Answer, { auth }: Call): string | null {
  if (kind === 'unreachable') return 'the backend could not be reached';
  if (kind === 'rejected' && 'status' in answer && answer.status === UNAUTHORIZED && auth === 'bearer')
    return 'the backend rejected the token';
  return null;
}

function problemOf(answer: Answer): string | null {
  switch (answer.kind) {
    case 'json':
      return answer.hasDate ? null : 'the Date header is missing; the portal sets its clock by it';
    case 'rejected':
      if (isForeseen(answer)) return null;
      return answer.status < 400 ? 'redirected' : (answer.detail ?? `rejected ${UNLISTED}`);
    case 'notJson':
      return `the answer is not JSON but ${answer.contentType}`;
    case 'timeout':
      return 'no answer in time';
    default:
      return 'the backend could not be reached';
  }
}

const statusOf = (answer: Answer): string => ('status' in answer ? String(answer.status) : answer.kind);

/** The schema of the answer of a call. */
export type Schemas = (call: Call) => Schema;

/** The schemas of the OpenAPI document, which hold everything that a provider promises. */
export function schemasOf(calls: readonly Call[]): Schemas {
  const { paths, components } = openapi(calls);
  return ({ method, path, name }) => {
    const operation = paths[path]?.[method.toLowerCase()] as
      | { responses: { 200?: { content: { 'application/json': { schema: Schema } } } } }
      | undefined;
    const schema = operation?.responses[200]?.content['application/json'].schema;
    if (!schema) throw new Error(`${name}: the OpenAPI document has no schema`);
    return inlined(schema, components.schemas);
  };
}

const notMade = ({ name, method, path }: Call, reason: string, isBroken: boolean): CallResult => {
  return { name, method, path, requests: 0, statuses: [], problem: reason, findings: [], isStored: false, isBroken };
};

function resultOf(call: Call, answers: readonly Answer[], schema: Schema): CallResult {
  const { name, method, path } = call;
  const bodies = answers.filter((answer) => answer.kind === 'json').map(({ body }) => body);
  const findings = findingsOf(call, schema, bodies);
  const problems = [...new Set(answers.map(problemOf).filter((problem) => problem !== null))];
  return {
    name,
    method,
    path,
    requests: answers.length,
    statuses: [...new Set(answers.map(statusOf))],
    problem: problems.join('; ') || null,
    findings,
    isStored: answers.some((answer) => answer.kind === 'json' && answer.isStored),
    isBroken: problems.length > 0 || findings.some((finding) => finding.isRequired),
  };
}

/** The steps with their calls. A read call that the plan leaves out would go unnoticed, so it is an error. */
function stepsWithCalls(calls: readonly Call[], plan: readonly Step[]): readonly (readonly [Step, Call])[] {
  const reads = new Map(calls.filter(({ effect }) => effect === 'read').map((call) => [call.name, call]));
  const steps = plan.map((step) => {
    const call = reads.get(step.name);
    if (!call) throw new Error(`${step.name} is not a read call of the contract`);
    reads.delete(step.name);
    return [step, call] as const;
  });
  if (reads.size > 0) throw new Error(`contract:check has no step for ${[...reads.keys()].join(', ')}`);
  return steps;
}

/**
 * Makes every read call of the contract, in the order of the plan, and compares each response with the OpenAPI document.
 * Ids are taken from earlier responses. Stops when the backend cannot be reached or rejects the token. Never rejects
 * because of the backend; throws when a read call is missing in the plan.
 */
export async function checkContract(
  calls: readonly Call[],
  backend: Backend,
  thisYear: number,
): Promise<readonly CallResult[]> {
  const schemaOf = schemasOf(calls);
  const found = new Map<string, { request: Wire; body: unknown }[]>();
  const results: CallResult[] = [];
  let stopped: string | null = null;
  for (const [{ name, requests, needs, isEssential = false }, call] of stepsWithCalls(calls, planOf(thisYear))) {
    const answers: Answer[] = [];
    for (const request of stopped === null ? requests(found) : []) {
      const answer = await sendRead(call, request, backend);
      answers.push(answer);
      if (answer.kind === 'json') found.set(name, [...(found.get(name) ?? []), { request, body: answer.body }]);
      stopped = stopReason(answer, call);
      if (stopped !== null) break;
    }
    if (answers.length > 0) results.push(resultOf(call, answers, schemaOf(call)));
    else results.push(notMade(call, stopped ?? `it needs ${needs}`, stopped !== null || isEssential));
  }
  return results;
}

/** Says which answers a browser may keep. */
export function cacheNotes(results: readonly CallResult[]): Note[] {
  const [first, ...rest] = results.filter(({ isStored }) => isStored);
  if (first === undefined) return [];
  return [
    {
      subject: 'cache',
      problem: `answers without Cache-Control: no-store (${countOfCalls(rest.length + 1)}, such as ${first.name})`,
      effect: 'nothing, but another user of the device can find balances and names in the browser’s cache',
      change: 'send Cache-Control: no-store with every answer',
      isFatal: false,
    },
  ];
}
