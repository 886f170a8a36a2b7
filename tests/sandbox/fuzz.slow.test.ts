import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { AUTH_ERRORS } from '../../contract/rejections.ts';
import { fieldsOf, noObject, wordsOf } from './arbitrary.ts';
import { openSandbox, type TestSandbox } from './sandbox-test.ts';

/** Requests for each call; there are more than sixty calls. */
const RUNS = 120;

/** What is Anna's own, or simply true, for whatever names something in a path: so that not every request ends at the door. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  id: ['30412'],
  referenceCode: ['card-30412-1'],
  cardholderId: ['501'],
  branchId: ['12'],
  clientId: ['7'],
  contactInformationId: ['5011', '5012'],
  year: ['2026', '2027'],
  monthNumber: ['1', '2', '12'],
  token: ['there-is-none'],
};

interface Request {
  readonly words: Record<string, string>;
  readonly body: string | undefined;
}

function requestsFor({ params, query, body }: Call): fc.Arbitrary<Request> {
  const hasBody = Object.keys(body).length > 0;
  const bodies = fc.oneof(
    { weight: 4, arbitrary: fieldsOf(body).map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: noObject },
  );
  return fc.record({
    words: wordsOf({ ...params, ...query }, KNOWN),
    body: hasBody ? bodies : fc.constant(undefined),
  });
}

function sent(sandbox: TestSandbox, call: Call, { words, body }: Request, token: string): Promise<Response> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(words[name] ?? ''));
  const query = new URLSearchParams(Object.keys(call.query).map((name) => [name, words[name] ?? '']));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const init = { method: call.method, headers, ...(body !== undefined && { body }) };
  return Promise.resolve(sandbox.portal.request(`/api${path}?${query}`, init));
}

function parsedBody(body: string | undefined): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return undefined;
  }
}

/** Whether a request keeps the contract, judged by its schemas alone. */
function isKept({ params, query, body }: Call, { words, body: text }: Request): boolean {
  const given = parsedBody(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  return z.safeParse(z.object({ ...body, ...params, ...query }), { ...given, ...words }).success;
}

const isEmptyInPath = ({ params }: Call, { words }: Request): boolean =>
  Object.keys(params).some((name) => words[name] === '');

it('knows something real for whatever a path names: a new call is fuzzed behind the door, too', () => {
  const named = new Set(calls.flatMap(({ params }) => Object.keys(params)));
  expect([...named].sort()).toEqual(Object.keys(KNOWN).sort());
});

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  it('answers whatever it is sent: never with a mistake of its own', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.tokenOf('anna', { expiresIn: 1_000_000 });
    const fields = new Set(Object.keys({ ...call.params, ...call.query, ...call.body }));
    const promised: Readonly<Record<string, number>> = { ...AUTH_ERRORS, ...call.rejections };
    await fc.assert(
      fc.asyncProperty(requestsFor(call), async (request) => {
        // Patience is tested elsewhere; here it would hide what lies behind it.
        sandbox.services.db.run`DELETE FROM attempt`;
        const answer = await sent(sandbox, call, request, token);
        const text = await answer.text();
        const problem = answer.ok ? null : JSON.parse(text);
        // A path with nothing between two slashes is another path.
        if (isEmptyInPath(call, request)) expect([400, 404]).toContain(answer.status);
        else if (isKept(call, request)) expect(answer.ok || promised[problem.detail] === answer.status).toBe(true);
        else {
          expect([answer.status, typeof problem.detail]).toEqual([400, 'string']);
          for (const { field } of problem.errors ?? []) expect([...fields]).toContain(field.split('.')[0]);
        }
      }),
      { numRuns: RUNS, seed: 20_261_120 },
    );
    sandbox.close();
  });
});
