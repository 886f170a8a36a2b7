import { describe, expect } from 'vitest';
import { acceptTerms, onboardingStatus } from '../../contract/access-gate.ts';
import { accounts, balance } from '../../contract/account.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

const addFault = (sandbox: TestSandbox, fault: object) => sandbox.post('/faults', fault);

async function requestBalance(sandbox: TestSandbox): Promise<Response> {
  return sandbox.send(balance, { id: 30_412 }, await sandbox.tokenOf('anna'));
}

describe('a fault', () => {
  test('responds with a status and a detail, once', async ({ sandbox }) => {
    await addFault(sandbox, { call: 'balance', status: 503, detail: 'Maintenance', times: 1 });
    const response = await requestBalance(sandbox);
    expect([response.status, await response.json()]).toEqual([503, expect.objectContaining({ detail: 'Maintenance' })]);
    expect((await requestBalance(sandbox)).status).toBe(200);
  });

  test('lasts until it is cleared and affects one call', async ({ sandbox }) => {
    await addFault(sandbox, { call: 'balance', status: 500 });
    expect([(await requestBalance(sandbox)).status, (await requestBalance(sandbox)).status]).toEqual([500, 500]);
    expect((await sandbox.send(onboardingStatus, {}, await sandbox.tokenOf('anna'))).status).toBe(200);
    await sandbox.post('/faults/clear', {});
    expect((await requestBalance(sandbox)).status).toBe(200);
  });

  test('can affect all calls, and a number of requests', async ({ sandbox }) => {
    await addFault(sandbox, { call: '*', status: 502, times: 2 });
    const responses = [await requestBalance(sandbox), await sandbox.send(accounts, {}), await requestBalance(sandbox)];
    expect(responses.map(({ status }) => status)).toEqual([502, 502, 200]);
  });

  test('has no detail by default', async ({ sandbox }) => {
    await addFault(sandbox, { call: 'balance', status: 500 });
    expect(await (await requestBalance(sandbox)).json()).not.toHaveProperty('detail');
  });

  test('can truncate the body, or send another shape', async ({ sandbox }) => {
    await addFault(sandbox, { call: 'balance', body: 'malformed', times: 1 });
    await expect((await requestBalance(sandbox)).json()).rejects.toThrow(SyntaxError);
    await addFault(sandbox, { call: 'balance', body: 'wrongShape', times: 1 });
    expect(await (await requestBalance(sandbox)).json()).not.toHaveProperty('amount');
  });

  test('can send the fields with other types, and ask to wait', async ({ sandbox }) => {
    await addFault(sandbox, { call: 'balance', body: 'wrongTypes', times: 1 });
    expect(await (await requestBalance(sandbox)).json()).toEqual({ amount: 'text' });
    await addFault(sandbox, { call: 'balance', status: 503, retryAfter: 2, times: 1 });
    expect((await requestBalance(sandbox)).headers.get('retry-after')).toBe('2');
  });

  test('can say that a change was made although it was not', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('nils');
    for (const [body, type] of [
      ['html', 'text/html; charset=UTF-8'],
      ['empty', null],
    ]) {
      await addFault(sandbox, { call: 'acceptTerms', body, times: 1 });
      const response = await sandbox.send(acceptTerms, { id: 30_502 }, token);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    }
    expect((await sandbox.ask(accounts, {}, token))[0]?.termsAndConditionsAccepted).toBe(false);
  });

  test('can replace the response after the change was made', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('nils');
    const isAccepted = async () => (await sandbox.ask(accounts, {}, token))[0]?.termsAndConditionsAccepted;
    await addFault(sandbox, { call: 'acceptTerms', status: 504, times: 1 });
    expect((await sandbox.send(acceptTerms, { id: 30_502 }, token)).status).toBe(504);
    expect(await isAccepted()).toBe(false);
    await addFault(sandbox, { call: 'acceptTerms', status: 504, when: 'after', times: 1 });
    expect((await sandbox.send(acceptTerms, { id: 30_502 }, token)).status).toBe(504);
    expect(await isAccepted()).toBe(true);
  });

  test('can only delay a call', async ({ sandbox }) => {
    await addFault(sandbox, { call: 'balance', delay: 1 });
    expect((await requestBalance(sandbox)).status).toBe(200);
  });

  test('is validated', async ({ sandbox }) => {
    expect((await addFault(sandbox, { call: 'balance', status: 99 })).status).toBe(400);
    expect(sandbox.services.faults.list()).toEqual([]);
  });
});
