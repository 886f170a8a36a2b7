import { describe, expect, test } from 'vitest';
import { accounts, balance, transactions } from '../../contract/account.ts';
import { accountCards } from '../../contract/card.ts';
import { enrichCardholder, saveAddress } from '../../contract/physical-card.ts';
import { savePreferences } from '../../contract/preferences.ts';
import { nextTopupInfo, orderTopup, topupCalendar } from '../../contract/topups.ts';
import { transactionYears, yearTransactions } from '../../contract/transactions.ts';
import { PERSONAS } from '../../sandbox/personas/personas.ts';
import { openSandbox, test as sandboxTest, type TestSandbox } from './sandbox-test.ts';

/** Checks the Luhn checksum over the last ten digits of a personal number. */
function isValid(personalNumber: string): boolean {
  const digits = [...personalNumber.slice(2)].map(Number);
  const weighted = digits.map((digit, index) => (index % 2 === 0 ? digit * 2 : digit));
  return weighted.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

describe('the personas', () => {
  test('are at least 20, each with a description', () => {
    expect(PERSONAS.length).toBeGreaterThanOrEqual(20);
    for (const { description } of PERSONAS) expect(description.length).toBeGreaterThan(20);
  });

  test('have unique names, numbers and accounts', () => {
    const people = PERSONAS.flatMap(({ cardholder }) => (cardholder ? [cardholder] : []));
    const ids: (string | number)[][] = [
      PERSONAS.map(({ key }) => key),
      PERSONAS.map(({ firstName }) => firstName),
      PERSONAS.map(({ personalNumber }) => personalNumber),
      PERSONAS.map(({ description }) => description),
      people.map(({ id }) => id),
      people.flatMap((person) => person.accounts.map(({ id }) => id)),
    ];
    for (const list of ids) expect(new Set(list).size).toBe(list.length);
  });

  test('have valid personal numbers that are reserved for tests', () => {
    for (const { key, personalNumber } of PERSONAS) {
      expect(isValid(personalNumber), key).toBe(true);
      expect(Number(personalNumber.slice(8, 11)), key).toBeGreaterThanOrEqual(980);
    }
  });
});

describe('the data of a persona', () => {
  const tokenOf = (sandbox: TestSandbox, persona: string) => sandbox.tokenOf(persona);
  const balanceFor = async (sandbox: TestSandbox, persona: string, id: number) =>
    (await sandbox.ask(balance, { id }, await tokenOf(sandbox, persona))).amount;
  const calendarOf = async (sandbox: TestSandbox, persona: string, year = 2027) =>
    sandbox.ask(topupCalendar, { year }, await tokenOf(sandbox, persona));

  sandboxTest('Anna: every kind and status of a transaction', async ({ sandbox }) => {
    const token = await tokenOf(sandbox, 'anna');
    const { content } = await sandbox.ask(transactions, { id: 30_412, page: 0, size: 100 }, token);
    const seen = new Set(content.flatMap(({ operation, status }) => [operation, status]));
    expect([...seen].sort()).toEqual([
      'Declined',
      'Denied',
      'Expired',
      'Fee',
      'Manual Deduction',
      'Purchase',
      'Refund',
      'Reserved',
      'Successful',
      'Top-up',
    ]);
    expect(content[0]).toMatchObject({ operation: 'Purchase', status: 'Reserved' });
  });

  sandboxTest('Anna and most others: three years of history', async ({ sandbox }) => {
    const years = await sandbox.ask(transactionYears, { id: 30_412 }, await tokenOf(sandbox, 'anna'));
    expect(years).toEqual([2026, 2025, 2024, 2023]);
    const histories = PERSONAS.flatMap(({ cardholder }) => cardholder?.accounts ?? []).filter(
      ({ historyMonths }) => historyMonths === 36,
    );
    expect(histories.length).toBeGreaterThanOrEqual(20);
  });

  sandboxTest('Bosse: 20,000 transactions in a year', async ({ sandbox }) => {
    const purchases = sandbox.services.db.one`
      SELECT count(*) AS count FROM ledger_entry WHERE account_id = 30529 AND operation = 'Purchase'
        AND booked_at BETWEEN ${Date.parse('2025-01-01T00:00+01:00')} AND ${Date.parse('2026-01-01T00:00+01:00')}`;
    expect(purchases).toEqual({ count: 20_000 });
    const year = await sandbox.ask(yearTransactions, { id: 30_529, year: 2025 }, await tokenOf(sandbox, 'bosse'));
    expect(year.filter(({ operation }) => operation === 'Purchase')).toHaveLength(20_000);
  });

  sandboxTest('Rut: a high balance and queued top-ups', async ({ sandbox }) => {
    expect(await balanceFor(sandbox, 'rut', 30_515)).toBeGreaterThan(13_320);
    expect((await calendarOf(sandbox, 'rut')).pendingTopups.length).toBeGreaterThanOrEqual(2);
  });

  sandboxTest('Linus and Hedda: low and high balance', async ({ sandbox }) => {
    expect(await balanceFor(sandbox, 'linus', 30_516)).toBeLessThan(200);
    expect(await balanceFor(sandbox, 'hedda', 30_517)).toBeGreaterThan(12_000);
  });

  sandboxTest('Emil: the maximum number of ordered months', async ({ sandbox }) => {
    const { confirmedCount, topupSettings } = await calendarOf(sandbox, 'emil');
    expect([confirmedCount, topupSettings?.monthsReceiveTopup]).toEqual([3, 3]);
  });

  sandboxTest('Gudrun: a calendar without settings; nothing can be ordered', async ({ sandbox }) => {
    expect((await calendarOf(sandbox, 'gudrun')).topupSettings).toBeNull();
    const order = { year: 2027, monthNumber: 6 };
    expect((await sandbox.send(orderTopup, order, await tokenOf(sandbox, 'gudrun'))).status).toBe(409);
  });

  sandboxTest('Malin: the next top-up and its maximum', async ({ sandbox }) => {
    const next = await sandbox.ask(nextTopupInfo, { id: 30_536 }, await tokenOf(sandbox, 'malin'));
    expect(next).toMatchObject({
      actualTopupAmount: 126_000,
      maxTopupAmount: 189_000,
      displayMaxTopupAmount: true,
    });
  });

  sandboxTest('Torsten: no automatic top-ups, even if they are turned on', async ({ sandbox }) => {
    expect((await calendarOf(sandbox, 'torsten')).topupSettings).toMatchObject({ enableSubscribe: false });
    await sandbox.ask(savePreferences, { subscribeTopups: true }, await tokenOf(sandbox, 'torsten'));
    await sandbox.post('/clock', { at: '2027-02-16T12:00' });
    expect((await calendarOf(sandbox, 'torsten')).months.map(({ status }) => status)).not.toContain('ORDERED');
  });

  sandboxTest('Ebbe: no address until one is saved', async ({ sandbox }) => {
    const token = await tokenOf(sandbox, 'ebbe');
    expect((await sandbox.ask(enrichCardholder, {}, token)).address).toBeNull();
    await sandbox.ask(saveAddress, { addressLine1: 'Ågatan 3', postalCode: '58222', city: 'Linköping' }, token);
    expect((await sandbox.ask(enrichCardholder, {}, token)).address).toMatchObject({ city: 'Linköping' });
  });

  sandboxTest('Tyra: every kind of month', async ({ sandbox }) => {
    const { months } = await calendarOf(sandbox, 'tyra');
    expect(months.slice(0, 4).map(({ status }) => status)).toEqual([
      'NOT_ORDERED',
      'CANCELED',
      'BLOCKED',
      'NOT_ORDERED',
    ]);
    const { months: before } = await calendarOf(sandbox, 'tyra', 2026);
    expect(before.slice(1, 5).map(({ status }) => status)).toEqual(['ORDERED', 'CANCELED', 'BLOCKED', 'ORDERED']);
  });

  sandboxTest('Tage: a newer account of the excluded branch 9', async ({ sandbox }) => {
    const list = await sandbox.ask(accounts, {}, await tokenOf(sandbox, 'tage'));
    expect(list.map(({ id, topupLevel }) => [id, topupLevel.branchId])).toEqual([
      [30_508, 12],
      [30_908, 9],
    ]);
  });

  sandboxTest('Noor: three accounts, of which two are active', async ({ sandbox }) => {
    const list = await sandbox.ask(accounts, {}, await tokenOf(sandbox, 'noor'));
    expect(list.map(({ status }) => status)).toEqual(['INACTIVE', 'ACTIVE', 'ACTIVE']);
  });

  sandboxTest('Ivar: a terminated and an active card', async ({ sandbox }) => {
    const cards = await sandbox.ask(accountCards, { id: 30_524 }, await tokenOf(sandbox, 'ivar'));
    expect(cards.map(({ lastFourDigits, status }) => [lastFourDigits, status])).toEqual([
      ['5242', 'ACTIVE'],
      ['5241', 'BLOCKED'],
    ]);
  });

  sandboxTest('Pelle: a blocked PIN', ({ sandbox }) => {
    expect(sandbox.services.db.one`SELECT pin_counter, pin_max FROM card WHERE account_id = 30506`).toEqual({
      pin_counter: 3,
      pin_max: 3,
    });
  });

  sandboxTest('Gustav: no token', async ({ sandbox }) => {
    expect((await sandbox.post('/token', { persona: 'gustav' })).status).toBe(404);
  });
});

test('every new sandbox has the same data', () => {
  const contents = ({ services: { db } }: TestSandbox) => [
    db.all`SELECT * FROM ledger_entry WHERE account_id <> 30529`,
    db.all`SELECT * FROM card`,
    db.all`SELECT * FROM login`,
  ];
  const [seeded, copied] = [openSandbox(), openSandbox()];
  expect(contents(copied)).toEqual(contents(seeded));
  copied.services.db.run`DELETE FROM person`;
  const third = openSandbox();
  expect(contents(third)).toEqual(contents(seeded));
  for (const sandbox of [seeded, copied, third]) sandbox.close();
});
