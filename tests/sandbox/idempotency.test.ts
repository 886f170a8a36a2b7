import { expect, it, vi } from 'vitest';
import { accountCards } from '../../contract/card.ts';
import { createIdempotency } from '../../sandbox/idempotency.ts';
import { test } from './sandbox-test.ts';

const BLOCK = '/api/cardholder/cards/v2/card-30412-1/temporary-block';

test('a change with the same idempotency key is made once, and answered with the first result', async ({ sandbox }) => {
  const token = await sandbox.tokenOf('anna');
  const toggle = async (key: string) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    const response = await sandbox.portal.request(BLOCK, { method: 'POST', headers });
    return (await response.json()).status;
  };
  expect([await toggle('a'), await toggle('a'), await toggle('a')]).toEqual(['BLOCKED', 'BLOCKED', 'BLOCKED']);
  expect(await sandbox.ask(accountCards, { id: 30_412 }, token)).toMatchObject([{ status: 'BLOCKED' }]);
  expect([await toggle('b'), await toggle('b')]).toEqual(['ACTIVE', 'ACTIVE']);
});

test('an access token is not kept for a repetition', async ({ sandbox }) => {
  const token = await sandbox.tokenOf('anna');
  const renew = async () => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'a' };
    const response = await sandbox.portal.request('/api/auth/token/renew', { method: 'POST', headers });
    return (await response.json()).accessToken;
  };
  expect(await renew()).not.toBe(await renew());
});

it('a change that is still running is not started again', async () => {
  const runOnce = createIdempotency();
  const change = vi.fn(async () => 'done');
  const results = await Promise.all([runOnce('key', change), runOnce('key', change)]);
  expect(results).toEqual(['done', 'done']);
  expect(change).toHaveBeenCalledOnce();
});

it('a change that failed can be tried again with the same key', async () => {
  const runOnce = createIdempotency();
  await expect(runOnce('key', () => Promise.reject(new Error('rejected')))).rejects.toThrow('rejected');
  expect(await runOnce('key', async () => 'done')).toBe('done');
});

it('a change without a key is made each time', async () => {
  const runOnce = createIdempotency();
  const change = vi.fn(async () => 'done');
  await runOnce(null, change);
  await runOnce(null, change);
  expect(change).toHaveBeenCalledTimes(2);
});
