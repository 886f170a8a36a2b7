import { describe, expect, test } from 'vitest';
import { accounts, transactions } from '../../contract/account.ts';
import { CAST } from '../../sandbox/personas/cast.ts';
import { historyOf } from '../../sandbox/personas/history.ts';
import { account } from '../../sandbox/personas/persona.ts';
import { openSandbox, test as sandboxTest } from './sandbox-test.ts';

/** The last digit of a personal number is its checksum (Luhn, over the ten last digits). */
function isValid(personalNumber: string): boolean {
  const digits = [...personalNumber.slice(2)].map(Number);
  const weighed = digits.map((digit, index) => (index % 2 === 0 ? digit * 2 : digit));
  return weighed.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

describe('the cast', () => {
  test('has names, numbers and accounts of their own', () => {
    const people = CAST.flatMap(({ cardholder }) => (cardholder ? [cardholder] : []));
    const ids: (string | number)[][] = [
      CAST.map(({ key }) => key),
      CAST.map(({ personalNumber }) => personalNumber),
      people.map(({ id }) => id),
      people.flatMap(({ accounts }) => accounts.map(({ id }) => id)),
    ];
    for (const list of ids) expect(new Set(list).size).toBe(list.length);
  });

  test('has personal numbers that are valid and kept for tests', () => {
    for (const { key, personalNumber } of CAST) {
      expect(isValid(personalNumber), key).toBe(true);
      expect(Number(personalNumber.slice(8, 11)), key).toBeGreaterThanOrEqual(980);
    }
  });
});

describe('a history', () => {
  const plan = account(1, 1, { history: 12 });
  const level = { amount: 168_000, day: 25 };
  const now = Date.parse('2026-11-20T12:00:00+01:00');
  const history = historyOf(plan, level, now);

  test('is the same on every machine, and another for another account', () => {
    expect(historyOf(plan, level, now)).toEqual(history);
    expect(historyOf({ ...plan, id: 2 }, level, now)).not.toEqual(history);
  });

  test('never spends what is not there, nor happens in the future', () => {
    let balance = 0;
    for (const { amount, fee = 0, status, bookedAt } of history) {
      expect(bookedAt).toBeLessThanOrEqual(now);
      if (status === 'Successful' || status === 'Reserved') balance += amount - fee;
      expect(balance).toBeGreaterThanOrEqual(0);
    }
  });

  test('eats lunch at lunchtime, on working days', () => {
    for (const { bookedAt, operation } of history) {
      if (operation !== 'Purchase') continue;
      const time = Temporal.Instant.fromEpochMilliseconds(bookedAt).toZonedDateTimeISO('Europe/Stockholm');
      expect(time.dayOfWeek).toBeLessThan(6);
      expect(time.toPlainTime().toString() >= '11:15:00' && time.toPlainTime().toString() <= '13:10:00').toBe(true);
    }
  });

  test('has one top-up a month', () => {
    expect(history.filter(({ operation }) => operation === 'Top-up')).toHaveLength(12);
  });
});

describe('what they show', () => {
  sandboxTest('Anna: every kind and every state of a transaction', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
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

  sandboxTest('Tage: a newer account of the excluded branch 9', async ({ sandbox }) => {
    const list = await sandbox.ask(accounts, {}, await sandbox.tokenOf('tage'));
    expect(list.map(({ id, topupLevel }) => [id, topupLevel.branchId])).toEqual([
      [30_508, 12],
      [30_908, 9],
    ]);
  });

  sandboxTest('Pelle: a PIN that is used up', ({ sandbox }) => {
    expect(sandbox.world.db.one`SELECT pin_counter, pin_max FROM card WHERE account_id = 30506`).toEqual({
      pin_counter: 3,
      pin_max: 3,
    });
  });

  sandboxTest('Gustav: nothing to get a token for', async ({ sandbox }) => {
    expect((await sandbox.post('/token', { persona: 'gustav' })).status).toBe(404);
  });
});

test('the cast is planted alike in every sandbox', () => {
  const [one, other] = [openSandbox(), openSandbox()];
  const ledger = ({ world }: typeof one) => world.db.all`SELECT * FROM ledger_entry`;
  expect(ledger(one)).toEqual(ledger(other));
  one.close();
  other.close();
});
