import { describe, expect, vi } from 'vitest';
import { balance, transactions } from '../../contract/account.ts';
import { collectBankId, startBankId } from '../../contract/bankid.ts';
import { calls } from '../../contract/calls.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import type * as topup from '../../contract/topups.ts';
import { nothing } from '../../contract/values.ts';
import type { Handlers } from '../../sandbox/handler.ts';
import { Rejection } from '../../sandbox/rejection.ts';
import { createRouter } from '../../sandbox/router.ts';
import { type TestSandbox, test, toRequest } from './sandbox-test.ts';

const path = '/api/auth/auth/bankid/v2/collect';
const post = (body: BodyInit) => ({ method: 'POST', body });

describe('a request that breaks the contract', () => {
  test('is rejected with the invalid fields', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const response = await sandbox.sendWire(transactions, { id: 'abc', page: '-1', size: '5' }, token);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: expect.stringContaining('id: '),
        errors: [
          { field: 'id', detail: expect.any(String) },
          { field: 'page', detail: expect.any(String) },
        ],
      },
    ]);
  });

  test('is rejected with the missing fields', async ({ sandbox }) => {
    const response = await sandbox.sendWire(collectBankId, { authSource: 7 });
    const { errors } = await response.json();
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['authSource', 'orderRef']);
  });

  test.for([
    ['no JSON', '{"authSource": '],
    ['a list', '[]'],
    ['a number', '7'],
    ['nothing', ''],
    ['null', 'null'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00])],
  ] as const)('is rejected when its body is %s', async ([, body], { sandbox }) => {
    const response = await sandbox.portal.request(path, post(body));
    expect(response.status).toBe(400);
    expect((await response.json()).detail).not.toBe('');
  });

  test('is rejected with an answer that no one stores', async ({ sandbox }) => {
    const response = await sandbox.portal.request('/api/cardholder/info');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([401, 'no-store']);
  });

  test('is rejected when it is too large', async ({ sandbox }) => {
    const response = await sandbox.portal.request(path, post(JSON.stringify({ authSource: 'x'.repeat(100_001) })));
    expect(response.status).toBe(413);
  });

  test('is rejected when no call has its path or method', async ({ sandbox }) => {
    expect((await sandbox.portal.request('/api/nowhere')).status).toBe(404);
    expect((await sandbox.portal.request(path)).status).toBe(404);
  });

  test('is rejected when the page size is too large', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const response = await sandbox.sendWire(transactions, { id: '30412', page: '0', size: '101' }, token);
    expect(await response.json()).toMatchObject({ status: 400, errors: [{ field: 'size' }] });
  });
});

test('unknown fields are ignored', async ({ sandbox }) => {
  const body = '{"authSource": "x", "__proto__": {"status": "complete"}, "orderRef": "mine"}';
  const response = await sandbox.portal.request('/api/auth/auth/bankid/v2/start', post(body));
  expect(await response.json()).toMatchObject({ status: 'pending', orderRef: expect.not.stringMatching('mine') });
});

test("every response has the sandbox's time", async ({ sandbox }) => {
  sandbox.services.clock.setOffset(86_400_000);
  for (const response of [
    await sandbox.send(startBankId, { authSource: 'x' }),
    await sandbox.send(cardholderInfo, {}),
  ]) {
    expect(response.headers.get('Date')).toBe('Sat, 21 Nov 2026 11:00:00 GMT');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

const routerOptions = ({ services }: TestSandbox) => ({ ...services, vaultOrigin: () => 'https://vault.example' });

describe('the router', () => {
  test('has type-checked handlers: a missing handler or a wrong response is a compile error', () => {
    // @ts-expect-error: the handler of nextTopupInfo is missing
    const missing: Handlers<typeof topup> = {};
    // @ts-expect-error: the response lacks the amounts
    const incomplete: Handlers<typeof topup> = { nextTopupInfo: () => ({ nextTopupDate: null }) };
    expect([missing, incomplete]).toHaveLength(2);
  });

  test('requires a handler for every call', ({ sandbox }) => {
    expect(() => createRouter(calls, {}, routerOptions(sandbox))).toThrow('no handler for');
  });

  test.for(calls.filter((call) => call.response === nothing))(
    'responds with 204 and no body to $name, which returns nothing',
    async (call, { sandbox }) => {
      const router = createRouter([call], { [call.name]: () => undefined }, routerOptions(sandbox));
      const [path, init] = toRequest(call, call.example.request, await sandbox.tokenOf('anna'));
      const response = await router.request(path.replace('/api', ''), init);
      expect([response.status, await response.text()]).toEqual([204, '']);
    },
  );

  test('responds with 500 when a response breaks the contract', async ({ sandbox }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const router = createRouter([balance], { balance: () => ({ amount: '12,00' }) }, routerOptions(sandbox));
    const headers = { Authorization: `Bearer ${await sandbox.tokenOf('anna')}` };
    const response = await router.request('/cardholder/accounts/v2/30412/balance', { headers });
    expect([response.status, (await response.json()).detail]).toEqual([500, undefined]);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('balance broke the contract') }),
    );
  });

  test('responds with 500 when a rejection is not in the contract', async ({ sandbox }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const rejecting = () => {
      throw new Rejection(409, 'Not today');
    };
    const router = createRouter([balance], { balance: rejecting }, routerOptions(sandbox));
    const headers = { Authorization: `Bearer ${await sandbox.tokenOf('anna')}` };
    const response = await router.request('/cardholder/accounts/v2/30412/balance', { headers });
    expect([response.status, (await response.json()).detail]).toEqual([500, undefined]);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('409 “Not today”') }),
    );
  });
});
