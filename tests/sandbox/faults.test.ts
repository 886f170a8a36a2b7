import { describe, expect } from 'vitest';
import { acceptTerms, onboardingStatus } from '../../contract/access-gate.ts';
import { accounts, balance } from '../../contract/account.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

const spoil = (sandbox: TestSandbox, fault: object) => sandbox.post('/faults', fault);

async function asked(sandbox: TestSandbox): Promise<Response> {
  return sandbox.send(balance, { id: 30_412 }, await sandbox.tokenOf('anna'));
}

describe('a fault', () => {
  test('answers with a status and a detail, once', async ({ sandbox }) => {
    await spoil(sandbox, { call: 'balance', status: 503, detail: 'Out to lunch', times: 1 });
    const answer = await asked(sandbox);
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ detail: 'Out to lunch' })]);
    expect((await asked(sandbox)).status).toBe(200);
  });

  test('lasts until it is cleared, and spoils no other call', async ({ sandbox }) => {
    await spoil(sandbox, { call: 'balance', status: 500 });
    expect([(await asked(sandbox)).status, (await asked(sandbox)).status]).toEqual([500, 500]);
    expect((await sandbox.send(onboardingStatus, {}, await sandbox.tokenOf('anna'))).status).toBe(200);
    await sandbox.post('/faults/clear', {});
    expect((await asked(sandbox)).status).toBe(200);
  });

  test('can concern every call, and as many requests as one likes', async ({ sandbox }) => {
    await spoil(sandbox, { call: '*', status: 502, times: 2 });
    const answers = [await asked(sandbox), await sandbox.send(accounts, {}), await asked(sandbox)];
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 200]);
  });

  test('has no detail unless it is given one', async ({ sandbox }) => {
    await spoil(sandbox, { call: 'balance', status: 500 });
    expect(await (await asked(sandbox)).json()).not.toHaveProperty('detail');
  });

  test('can end the body too early, or send another shape', async ({ sandbox }) => {
    await spoil(sandbox, { call: 'balance', body: 'malformed', times: 1 });
    await expect((await asked(sandbox)).json()).rejects.toThrow(SyntaxError);
    await spoil(sandbox, { call: 'balance', body: 'wrongShape', times: 1 });
    expect(await (await asked(sandbox)).json()).not.toHaveProperty('amount');
  });

  test('can lose the answer of a change that was made', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('nils');
    const isAccepted = async () => (await sandbox.ask(accounts, {}, token))[0]?.termsAndConditionsAccepted;
    await spoil(sandbox, { call: 'acceptTerms', status: 504, times: 1 });
    expect((await sandbox.send(acceptTerms, { id: 30_502 }, token)).status).toBe(504);
    expect(await isAccepted()).toBe(false);
    await spoil(sandbox, { call: 'acceptTerms', status: 504, when: 'after', times: 1 });
    expect((await sandbox.send(acceptTerms, { id: 30_502 }, token)).status).toBe(504);
    expect(await isAccepted()).toBe(true);
  });

  test('only delays when nothing else is said', async ({ sandbox }) => {
    await spoil(sandbox, { call: 'balance', delay: 1 });
    expect((await asked(sandbox)).status).toBe(200);
  });

  test('must make sense', async ({ sandbox }) => {
    expect((await spoil(sandbox, { call: 'balance', status: 99 })).status).toBe(400);
    expect(sandbox.services.faults.list()).toEqual([]);
  });
});
