import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { AUTH_ERRORS } from '../../contract/rejections.ts';
import { fieldsOf, notAnObject, pathTextsOf } from './arbitrary.ts';
import { openSandbox, type TestSandbox } from './sandbox-test.ts';

/** Number of requests for each call. */
const RUNS = 120;

/** Existing values of Anna for each path parameter, so that some requests pass the authorization checks. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  id: ['30412'],
  referenceCode: ['card-30412-1'],
  cardholderId: ['501'],
  branchId: ['12'],
  clientId: ['7'],
  contactInformationId: ['5011', '5012'],
  year: ['2026', '2027'],
  monthNumber: ['1', '2', '12'],
  token: ['unknown-token'],
};

interface Request {
  readonly texts: Record<string, string>;
  readonly body: string | undefined;
}

function requestsFor({ params, query, body }: Call): fc.Arbitrary<Request> {
  const hasBody = Object.keys(body).length > 0;
  const bodies = fc.oneof(
    { weight: 4, arbitrary: fieldsOf(body).map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: notAnObject },
  );
  return fc.record({
    texts: pathTextsOf({ ...params, ...query }, KNOWN),
    body: hasBody ? bodies : fc.constant(undefined),
  });
}

function send(sandbox: TestSandbox, call: Call, { texts, body }: Request, token: string): Promise<Response> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(texts[name] ?? ''));
  const query = new URLSearchParams(Object.keys(call.query).map((name) => [name, texts[name] ?? '']));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const init = { method: call.method, headers, ...(body !== undefined && { body }) };
  return Promise.resolve(sandbox.portal.request(`/api${path}?${query}`, init));
}

function parseBody(body: string | undefined): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return undefined;
  }
}

/** Whether a request matches the schemas of the contract. */
function isValidRequest({ params, query, body }: Call, { texts, body: bodyText }: Request): boolean {
  const parsed = parseBody(bodyText);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return false;
  return z.safeParse(z.object({ ...body, ...params, ...query }), { ...parsed, ...texts }).success;
}

const isEmptyInPath = ({ params }: Call, { texts }: Request): boolean =>
  Object.keys(params).some((name) => texts[name] === '');

it('has an existing value for each path parameter', () => {
  const named = new Set(calls.flatMap(({ params }) => Object.keys(params)));
  expect([...named].sort()).toEqual(Object.keys(KNOWN).sort());
});

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  it('handles any request without an internal error', async () => {
    const sandbox = openSandbox();
    const token = await sandbox.tokenOf('anna', { expiresIn: 1_000_000 });
    const fields = new Set(Object.keys({ ...call.params, ...call.query, ...call.body }));
    const listed: Readonly<Record<string, number>> = { ...AUTH_ERRORS, ...call.rejections };
    await fc.assert(
      fc.asyncProperty(requestsFor(call), async (request) => {
        // Rate limits have their own tests; here they would hide other results.
        sandbox.services.db.run`DELETE FROM attempt`;
        const response = await send(sandbox, call, request, token);
        const text = await response.text();
        const problem = response.ok ? null : JSON.parse(text);
        // An empty path parameter gives a different path.
        if (isEmptyInPath(call, request)) expect([400, 404]).toContain(response.status);
        else if (isValidRequest(call, request))
          expect(response.ok || listed[problem.detail] === response.status).toBe(true);
        else {
          expect([response.status, typeof problem.detail]).toEqual([400, 'string']);
          for (const { field } of problem.errors ?? []) expect([...fields]).toContain(field.split('.')[0]);
        }
      }),
      { numRuns: RUNS, seed: 20_261_120 },
    );
    sandbox.close();
  });
});
