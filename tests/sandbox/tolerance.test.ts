import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../../contract/calls.ts';
import { differenceCount } from '../../contract/tolerance.ts';
import { planOf, type Wire } from '../../scripts/contract-check/plan.ts';
import { sendRead } from '../../scripts/contract-check/send.ts';
import { mutationsOf } from '../../scripts/tolerance/mutations.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

const THIS_YEAR = 2026;

/** The first response of each read call of the contract that the portal can make after a log-in. */
async function responsesOf(sandbox: TestSandbox, persona: string) {
  const token = await sandbox.tokenOf(persona);
  const fetch = (url: string, init: RequestInit) => sandbox.portal.request(url, init);
  const found = new Map<string, { request: Wire; body: unknown }[]>();
  for (const { name, requests } of planOf(THIS_YEAR)) {
    const call = calls.find((one) => one.name === name);
    const [request] = requests(found);
    if (!call || !request) continue;
    const answer = await sendRead(call, request, { host: '/api', token, timeout: 60_000, fetch });
    if (answer.kind === 'json') found.set(name, [{ request, body: answer.body }]);
  }
  return [...found].flatMap(([name, answers]) => {
    const call = calls.find((one) => one.name === name);
    return call ? answers.map(({ body }) => ({ call, body })) : [];
  });
}

describe.each(['anna', 'tage', 'karin', 'vera'])('the responses for %s', (persona) => {
  test('are as the contract promises', async ({ sandbox }) => {
    const responses = await responsesOf(sandbox, persona);
    const before = differenceCount();
    for (const { call, body } of responses) expect(z.safeParse(call.response, body).error).toBeUndefined();
    expect(differenceCount()).toBe(before);
    expect(responses.length).toBeGreaterThan(10);
  });

  test('lose only the row that is changed', async ({ sandbox }) => {
    const lost = (await responsesOf(sandbox, persona)).flatMap(({ call, body }) =>
      mutationsOf(body)
        .filter(({ path, kind }) => path.includes('[]') || / row/.test(kind))
        .filter((mutation) => !z.safeParse(call.response, mutation.body).success)
        .map(({ path, kind }) => `${call.name} ${path}: ${kind}`),
    );
    expect(lost).toEqual([]);
  });
});
