import { describe, expect } from 'vitest';
import { balance } from '../../contract/account.ts';
import type { Call, RequestOf } from '../../contract/call.ts';
import { savePreferences } from '../../contract/preferences.ts';
import { cancelTopup, nextDashboardTopup, orderTopup, topupCalendar } from '../../contract/topups.ts';
import { addEntry } from '../../sandbox/accounts/ledger.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

const ANNA = 30_412;
const setTime = (sandbox: TestSandbox, time: string) => sandbox.post('/clock', { at: time });

const calendar = async (sandbox: TestSandbox, persona = 'anna', year = 2026) =>
  sandbox.ask(topupCalendar, { year }, await sandbox.tokenOf(persona));

async function month(sandbox: TestSandbox, number: number, persona = 'anna', year = 2026) {
  return (await calendar(sandbox, persona, year)).months[number - 1];
}

/** Status and error detail of a call. */
async function statusAndDetail<C extends Call>(sandbox: TestSandbox, call: C, request: RequestOf<C>, persona = 'anna') {
  const response = await sandbox.send(call, request, await sandbox.tokenOf(persona));
  return [response.status, (await response.json()).detail];
}

describe('the calendar', () => {
  test('shows this year and the next two', async ({ sandbox }) => {
    expect((await calendar(sandbox, 'anna', 2028)).months).toHaveLength(12);
    for (const year of [2025, 2029]) {
      expect(await statusAndDetail(sandbox, topupCalendar, { year })).toEqual([
        404,
        'There is no calendar for this year',
      ]);
    }
  });

  test('shows which months have an invoice, and the top-up date', async ({ sandbox }) => {
    expect(await month(sandbox, 10)).toMatchObject({ status: 'ORDERED', hasInvoice: true, topupDate: '2026-10-25' });
    expect(await month(sandbox, 11)).toMatchObject({ status: 'ORDERED', hasInvoice: true, topupDate: '2026-11-25' });
    expect(await month(sandbox, 12)).toMatchObject({ status: 'ORDERED', hasInvoice: false, topupDate: '2026-12-25' });
    expect(await month(sandbox, 1, 'anna', 2027)).toMatchObject({ status: 'NOT_ORDERED', topupDate: null });
  });

  test('applies to the active account, not to the one of branch 9', async ({ sandbox }) => {
    expect((await calendar(sandbox, 'tage')).topupAmount).toBe(168_000);
  });
});

describe('a month', () => {
  const january = { year: 2027, monthNumber: 1 };

  test('is ordered and canceled; repetitions change nothing', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    for (const _ of [1, 2]) {
      expect(await sandbox.ask(orderTopup, january, token)).toMatchObject({ status: 'ORDERED' });
      expect((await calendar(sandbox)).confirmedCount).toBe(3);
    }
    for (const _ of [1, 2]) {
      expect(await sandbox.ask(cancelTopup, january, token)).toMatchObject({ status: 'NOT_ORDERED' });
      expect((await calendar(sandbox)).confirmedCount).toBe(2);
    }
  });

  test('can be changed until the end of its deadline in Stockholm', async ({ sandbox }) => {
    const december = { year: 2026, monthNumber: 12 };
    await setTime(sandbox, '2026-12-15T23:59');
    expect((await statusAndDetail(sandbox, cancelTopup, december))[0]).toBe(200);
    expect((await statusAndDetail(sandbox, orderTopup, december))[0]).toBe(200);
    await setTime(sandbox, '2026-12-16T00:00');
    expect(await statusAndDetail(sandbox, cancelTopup, december)).toEqual([409, 'The last day to cancel has passed']);
    expect(await statusAndDetail(sandbox, orderTopup, { year: 2026, monthNumber: 2 })).toEqual([200, undefined]);
  });

  test('cannot be ordered after its deadline', async ({ sandbox }) => {
    sandbox.services.db.run`DELETE FROM topup_order WHERE account_id = ${ANNA} AND year = 2026 AND month = 11`;
    const november = { year: 2026, monthNumber: 11 };
    expect(await statusAndDetail(sandbox, orderTopup, november)).toEqual([409, 'The last day to order has passed']);
  });

  test('has its deadline in the month before if the employer chose so; day 31 means the last day', async ({
    sandbox,
  }) => {
    sandbox.services.db.run`UPDATE branch SET same_month_topup = 0, last_day_order_topup = 31`;
    const march = { year: 2027, monthNumber: 3 };
    await setTime(sandbox, '2027-02-28T23:59');
    expect((await statusAndDetail(sandbox, orderTopup, march))[0]).toBe(200);
    expect((await statusAndDetail(sandbox, cancelTopup, march))[0]).toBe(200);
    await setTime(sandbox, '2027-03-01T00:00');
    expect((await statusAndDetail(sandbox, orderTopup, march))[0]).toBe(409);
  });

  test('of January has its deadline in December if it is in the month before', async ({ sandbox }) => {
    sandbox.services.db.run`UPDATE branch SET same_month_topup = 0`;
    await setTime(sandbox, '2026-12-15T12:00');
    expect((await statusAndDetail(sandbox, orderTopup, january))[0]).toBe(200);
    await setTime(sandbox, '2026-12-16T00:00');
    expect(await statusAndDetail(sandbox, cancelTopup, january)).toEqual([409, 'The last day to cancel has passed']);
  });

  test('cannot be ordered above the maximum number of months until one is loaded', async ({ sandbox }) => {
    sandbox.services.db.run`UPDATE branch SET months_receive_topup = 2`;
    expect(await statusAndDetail(sandbox, orderTopup, january)).toEqual([409, 'Max top-ups already ordered']);
    await setTime(sandbox, '2026-11-25T06:00');
    expect((await statusAndDetail(sandbox, orderTopup, january))[0]).toBe(200);
  });

  test('is ordered automatically when its deadline has passed, if automatic top-ups are on', async ({ sandbox }) => {
    const token = () => sandbox.tokenOf('vera');
    const status = async (number: number) => (await month(sandbox, number, 'vera', 2027))?.status;
    await sandbox.ask(savePreferences, { subscribeTopups: true }, await token());
    await sandbox.ask(orderTopup, { year: 2027, monthNumber: 2 }, await token());
    const canceled = await sandbox.ask(cancelTopup, { year: 2027, monthNumber: 2 }, await token());
    expect(canceled.status).toBe('CANCELED');
    await setTime(sandbox, '2027-01-15T23:59');
    expect(await status(1)).toBe('NOT_ORDERED');
    await setTime(sandbox, '2027-03-16T00:00');
    expect([await status(1), await status(2), await status(3)]).toEqual(['ORDERED', 'CANCELED', 'ORDERED']);
    expect((await sandbox.ask(balance, { id: 30_509 }, await token())).amount).toBe(3360);
    await sandbox.ask(savePreferences, { subscribeTopups: false }, await token());
    await setTime(sandbox, '2027-04-16T00:00');
    expect(await status(4)).toBe('NOT_ORDERED');
  });

  test('cannot be changed when it is blocked or canceled', async ({ sandbox }) => {
    const { db } = sandbox.services;
    db.run`
      INSERT INTO topup_order (account_id, year, month, status, amount, ordered_at)
      VALUES (${ANNA}, 2027, 1, 'BLOCKED', 0, 0), (${ANNA}, 2027, 2, 'CANCELED', 0, 0)`;
    expect(await statusAndDetail(sandbox, orderTopup, january)).toEqual([409, 'The month cannot be ordered']);
    expect(await statusAndDetail(sandbox, cancelTopup, january)).toEqual([409, 'The month cannot be canceled']);
    expect(await statusAndDetail(sandbox, orderTopup, { year: 2027, monthNumber: 2 })).toEqual([
      409,
      'The month cannot be ordered',
    ]);
  });

  test('cannot be changed when the agreement is closed, there is no calendar or the cardholder is not active', async ({
    sandbox,
  }) => {
    for (const call of [orderTopup, cancelTopup]) {
      expect(await statusAndDetail(sandbox, call, january, 'birgit')).toEqual([409, 'The agreement is closed']);
      expect(await statusAndDetail(sandbox, call, january, 'karin')).toEqual([
        409,
        'The employer does not offer top-ups to choose',
      ]);
    }
    sandbox.services.db.run`UPDATE client SET status = 'CLOSED' WHERE id = 7`;
    expect(await statusAndDetail(sandbox, orderTopup, january)).toEqual([409, 'The agreement is closed']);
    sandbox.services.db.run`UPDATE client SET status = 'ACTIVE'`;
    for (const status of ['INACTIVE', 'DEACTIVATED']) {
      sandbox.services.db.run`UPDATE cardholder SET status = ${status} WHERE id = 501`;
      expect(await statusAndDetail(sandbox, orderTopup, january)).toEqual([409, 'The cardholder is not active']);
    }
  });
});

describe('the maximum balance of 15,000 kronor', () => {
  const setBalance = (sandbox: TestSandbox, kronor: number) => {
    const { db } = sandbox.services;
    db.run`DELETE FROM ledger_entry WHERE account_id = ${ANNA}`;
    const entry = { bookedAt: 0, operation: 'Top-up', status: 'Successful', description: '' } as const;
    addEntry(db, ANNA, { ...entry, amount: kronor * 100 });
  };
  const balanceNow = async (sandbox: TestSandbox) =>
    (await sandbox.ask(balance, { id: ANNA }, await sandbox.tokenOf('anna'))).amount;

  test('allows a top-up that reaches it exactly', async ({ sandbox }) => {
    setBalance(sandbox, 13_320);
    await setTime(sandbox, '2026-11-25T06:00');
    expect(await balanceNow(sandbox)).toBe(15_000);
    expect((await calendar(sandbox)).pendingTopups).toEqual([]);
  });

  test('queues top-ups that would exceed it, and loads them in order later', async ({ sandbox }) => {
    setBalance(sandbox, 13_321);
    await setTime(sandbox, '2027-01-02T12:00');
    expect(await balanceNow(sandbox)).toBe(13_321);
    const { pendingTopups, confirmedCount } = await calendar(sandbox, 'anna', 2027);
    expect(pendingTopups).toEqual([
      { id: 202_611, year: 2026, monthNumber: 11, amount: 168_000, queuedDate: '2026-11-25T05:00:00.000Z' },
      { id: 202_612, year: 2026, monthNumber: 12, amount: 168_000, queuedDate: '2026-12-25T05:00:00.000Z' },
    ]);
    expect(confirmedCount).toBe(2);
    const purchase = { operation: 'Purchase', status: 'Successful', description: '', amount: -100 } as const;
    addEntry(sandbox.services.db, ANNA, { ...purchase, bookedAt: sandbox.services.clock.now() });
    expect(await balanceNow(sandbox)).toBe(15_000);
    expect((await calendar(sandbox, 'anna', 2027)).pendingTopups).toMatchObject([{ id: 202_612 }]);
  });
});

test('the dashboard shows the next top-up that is not loaded yet', async ({ sandbox }) => {
  const next = async (persona: string) =>
    (await sandbox.ask(nextDashboardTopup, {}, await sandbox.tokenOf(persona))).nextTopup;
  expect(await next('anna')).toBe('2026-11-25');
  expect(await next('vera')).toBeNull();
  await setTime(sandbox, '2026-11-25T06:00');
  expect(await next('anna')).toBe('2026-12-25');
});
