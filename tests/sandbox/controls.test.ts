import { describe, expect } from 'vitest';
import { acceptTerms } from '../../contract/access-gate.ts';
import { accounts, balance } from '../../contract/account.ts';
import { addEntry } from '../../sandbox/accounts/ledger.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

const time = async (sandbox: TestSandbox) => (await (await sandbox.portal.request('/sandbox/api/clock')).json()).now;
const isAccepted = async (sandbox: TestSandbox) =>
  (await sandbox.ask(accounts, {}, await sandbox.tokenOf('nils')))[0]?.termsAndConditionsAccepted;

/** Submits a form, as a browser does. */
const submit = (sandbox: TestSandbox, path: string, fields: Record<string, string>) =>
  sandbox.portal.request(`/sandbox/api${path}`, { method: 'POST', body: new URLSearchParams(fields) });

describe('the clock', () => {
  test('is moved to an offset, by an amount, and to a Stockholm time', async ({ sandbox }) => {
    expect(await time(sandbox)).toBe('2026-11-20T11:00:00.000Z');
    await sandbox.post('/clock', { offset: 3_600_000 });
    expect(await time(sandbox)).toBe('2026-11-20T12:00:00.000Z');
    await sandbox.post('/clock', { advance: 60_000 });
    expect(await time(sandbox)).toBe('2026-11-20T12:01:00.000Z');
    await sandbox.post('/clock', { at: '2027-07-01T00:00' });
    expect(await time(sandbox)).toBe('2027-06-30T22:00:00.000Z');
    sandbox.wait(1000);
    expect(await time(sandbox)).toBe('2027-06-30T22:00:01.000Z');
  });

  test('does not change for invalid input', async ({ sandbox }) => {
    expect((await sandbox.post('/clock', { at: 'tomorrow' })).status).toBe(400);
    expect(await time(sandbox)).toBe('2026-11-20T11:00:00.000Z');
  });
});

describe('a reset', () => {
  test('restores one persona and no other', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('nils');
    await sandbox.ask(acceptTerms, { id: 30_502 }, token);
    await sandbox.post('/reset', { persona: 'anna' });
    expect(await isAccepted(sandbox)).toBe(true);
    await sandbox.post('/reset', { persona: 'nils' });
    expect(await isAccepted(sandbox)).toBe(false);
  });

  test('of everything restores people, time and faults, and keeps tokens valid', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('vera');
    const fee = { bookedAt: 0, operation: 'Fee', status: 'Successful', description: '', amount: -100 } as const;
    addEntry(sandbox.services.db, 30_509, fee);
    await sandbox.post('/clock', { offset: 5000 });
    await sandbox.post('/faults', { call: '*', status: 500 });
    await sandbox.post('/reset', {});
    expect(await sandbox.ask(balance, { id: 30_509 }, token)).toEqual({ amount: 0 });
    expect(await time(sandbox)).toBe('2026-11-20T11:00:00.000Z');
  });
});

describe('a form', () => {
  test('opens the portal as a persona', async ({ sandbox }) => {
    const response = await submit(sandbox, '/token', { persona: 'anna' });
    expect(response.status).toBe(303);
    const address = new URL(response.headers.get('Location') ?? '', 'http://localhost');
    expect((await sandbox.send(accounts, {}, address.searchParams.get('token') ?? '')).status).toBe(200);
  });

  test('ignores empty fields', async ({ sandbox }) => {
    await submit(sandbox, '/faults', {
      call: 'balance',
      status: '404',
      detail: '',
      delay: '',
      body: '',
      times: '1',
      when: 'before',
    });
    expect(sandbox.services.faults.list()).toEqual([{ call: 'balance', status: 404, times: 1, when: 'before' }]);
  });

  test('shows the reason of a rejection', async ({ sandbox }) => {
    const response = await submit(sandbox, '/bankid/scan', { qr: '<b>bankid</b>' });
    const page = await sandbox.portal.request(response.headers.get('Location') ?? '');
    expect(await page.text()).toContain('This is not a BankID QR code');
  });

  test('is rejected when its body cannot be read', async ({ sandbox }) => {
    const send = async (path: string, type: string) => {
      const init = { method: 'POST', body: '{', headers: { 'Content-Type': type } };
      return (await sandbox.portal.request(`/sandbox/api${path}`, init)).status;
    };
    expect(await send('/faults', 'multipart/form-data')).toBe(400);
    expect(await send('/reports', 'application/json')).toBe(400);
  });

  test('is rejected from another site', async ({ sandbox }) => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const response = await sandbox.portal.request('/sandbox/api/reset', { method: 'POST', headers });
    expect(response.status).toBe(403);
  });
});
