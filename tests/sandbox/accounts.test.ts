import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { accounts, balance, transactions } from '../../contract/account.ts';
import { nextTopupInfo } from '../../contract/topups.ts';
import { addEntry, type LedgerEntry } from '../../sandbox/accounts/ledger.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

const DAY = 86_400_000;
const VERA = 30_509;

const balanceOf = async (sandbox: TestSandbox, persona: string, id: number) =>
  (await sandbox.ask(balance, { id }, await sandbox.tokenOf(persona))).amount;

describe('the balance', () => {
  const entry = fc.record({
    bookedAt: fc.integer({ min: 0, max: 2_000_000_000_000 }),
    operation: fc.constantFrom<LedgerEntry['operation']>('Purchase', 'Top-up', 'Fee', 'Manual Deduction', 'Refund'),
    status: fc.constantFrom<LedgerEntry['status']>('Successful', 'Declined', 'Denied', 'Expired', 'Reserved'),
    description: fc.string(),
    amount: fc.integer({ min: -100_000, max: 100_000 }),
    fee: fc.integer({ min: 0, max: 10_000 }),
  });

  test('is the sum of successful and reserved entries minus fees', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('vera');
    const { db } = sandbox.services;
    await fc.assert(
      fc.asyncProperty(fc.array(entry), async (entries) => {
        db.run`DELETE FROM ledger_entry WHERE account_id = ${VERA}`;
        for (const generated of entries) addEntry(db, VERA, generated);
        const counting = entries.filter(({ status }) => status === 'Successful' || status === 'Reserved');
        const sum = counting.reduce((total, { amount, fee }) => total + amount - fee, 0);
        expect(Math.round((await sandbox.ask(balance, { id: VERA }, token)).amount * 100)).toBe(sum);
      }),
    );
  });

  test('of a new account is 0', async ({ sandbox }) => {
    expect(await balanceOf(sandbox, 'vera', VERA)).toBe(0);
  });
});

describe('transactions', () => {
  test('are returned in pages, newest first, each once', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const page = (number: number) => sandbox.ask(transactions, { id: 30_412, page: number, size: 100 }, token);
    const pages = await Promise.all(Array.from({ length: 20 }, (_, index) => page(index)));
    const all = pages.flatMap(({ content }) => content);
    expect(all.length).toBeGreaterThan(100);
    expect(all.length).toBeLessThan(2000);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const dates = all.map(({ transactionDate }) => Date.parse(transactionDate));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(await page(pages.length)).toEqual({ content: [] });
  });

  test('have separate fields for the fee and for the price in foreign currency', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const { content } = await sandbox.ask(transactions, { id: 30_412, page: 0, size: 30 }, token);
    expect(content.find(({ transactionAmount }) => transactionAmount?.currency === 'EUR')).toMatchObject({
      settlementAmount: { amount: -166.75 },
      feeAmount: { amount: 4.92 },
      transactionAmount: { amount: 14.5, currency: 'EUR' },
    });
  });
});

describe('a top-up', () => {
  const next = async (sandbox: TestSandbox) =>
    sandbox.ask(nextTopupInfo, { id: 30_412 }, await sandbox.tokenOf('anna'));

  test('shows the next ordered month, which is loaded once on its day', async ({ sandbox }) => {
    const before = await balanceOf(sandbox, 'anna', 30_412);
    expect(await next(sandbox)).toMatchObject({ nextTopupDate: '2026-11-25', actualTopupAmount: 168_000 });
    sandbox.wait(5 * DAY);
    expect(await balanceOf(sandbox, 'anna', 30_412)).toBeCloseTo(before + 1680, 2);
    expect(await balanceOf(sandbox, 'anna', 30_412)).toBeCloseTo(before + 1680, 2);
    expect(await next(sandbox)).toMatchObject({ nextTopupDate: '2026-12-25' });
  });

  test('has no date when no month is ordered', async ({ sandbox }) => {
    sandbox.wait(90 * DAY);
    expect(await next(sandbox)).toMatchObject({ nextTopupDate: null });
  });

  test('is loaded for each missed month, on its own day', async ({ sandbox }) => {
    sandbox.wait(90 * DAY);
    const token = await sandbox.tokenOf('anna');
    const { content } = await sandbox.ask(transactions, { id: 30_412, page: 0, size: 2 }, token);
    expect(content.map(({ transactionDate }) => transactionDate)).toEqual([
      '2026-12-25T05:00:00.000Z',
      '2026-11-25T05:00:00.000Z',
    ]);
  });
});

test('the card of an account is the newest active one', async ({ sandbox }) => {
  const { db } = sandbox.services;
  const now = sandbox.services.clock.now();
  const pan = (lastFour: string) => `400000000000${lastFour}`;
  db.run`UPDATE card SET status = 'BLOCKED', terminated_at = ${now} WHERE account_id = ${VERA}`;
  db.run`
    INSERT INTO card (reference_code, account_id, status, pan, expires, cvc, created_at, terminated_at)
    VALUES ('newer', ${VERA}, 'ACTIVE', ${pan('0001')}, '11/30', '123', ${now}, NULL),
      ('newest', ${VERA}, 'BLOCKED', ${pan('0002')}, '11/30', '123', ${now + 1}, ${now})`;
  const [account] = await sandbox.ask(accounts, {}, await sandbox.tokenOf('vera'));
  expect(account?.card).toEqual({ lastFourDigits: '0001' });
});
