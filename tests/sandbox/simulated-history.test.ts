import { describe, expect, test } from 'vitest';
import { simulateHistory } from '../../sandbox/personas/history.ts';
import { holidaysOf } from '../../sandbox/personas/holidays.ts';
import { account } from '../../sandbox/personas/persona.ts';
import { MAX_BALANCE } from '../../sandbox/topups/loading.ts';

test('the Swedish holidays of 2026', () => {
  expect([...holidaysOf(2026)].sort()).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-06-06',
    '2026-06-19',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-31',
  ]);
});

describe('a simulated history', () => {
  const plan = account(1, 1);
  const level = { amount: 168_000, day: 25 };
  const now = Date.parse('2026-11-20T12:00:00+01:00');
  const { entries, months } = simulateHistory(plan, level, now);
  const dayOf = (moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('Europe/Stockholm');

  test('is deterministic, and different for another account', () => {
    expect(simulateHistory(plan, level, now)).toEqual({ entries, months });
    expect(simulateHistory({ ...plan, id: 2 }, level, now).entries).not.toEqual(entries);
  });

  test('keeps the balance between zero and the maximum and has no future entries', () => {
    let total = 0;
    for (const { amount, fee = 0, status, bookedAt } of entries) {
      expect(bookedAt).toBeLessThanOrEqual(now);
      if (status === 'Successful' || status === 'Reserved') total += amount - fee;
      expect(total).toBeGreaterThanOrEqual(0);
      expect(total).toBeLessThanOrEqual(MAX_BALANCE);
    }
  });

  test('has at most one lunch a working day, at lunchtime, and none in July', () => {
    const lunchTimes = entries
      .filter(({ operation }) => operation === 'Purchase')
      .map(({ bookedAt }) => dayOf(bookedAt));
    for (const time of lunchTimes) {
      expect(time.dayOfWeek).toBeLessThan(6);
      expect(holidaysOf(time.year).has(time.toPlainDate().toString())).toBe(false);
      expect(time.toPlainTime().toString() >= '11:15:00' && time.toPlainTime().toString() <= '13:10:00').toBe(true);
      expect(time.weekOfYear).not.toBe(29);
    }
    expect(new Set(lunchTimes.map((time) => time.toPlainDate().toString())).size).toBe(lunchTimes.length);
    expect(lunchTimes.length).toBeGreaterThan(300);
  });

  test('has realistic prices that rise each year', () => {
    const mean = (year: number) => {
      const prices = entries
        .filter(({ operation, bookedAt }) => operation === 'Purchase' && dayOf(bookedAt).year === year)
        .map(({ amount }) => -amount / 100);
      for (const price of prices) expect(price).toBeGreaterThan(80);
      for (const price of prices) expect(price).toBeLessThan(230);
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(mean(2026)).toBeGreaterThan(mean(2024));
  });

  test('has one top-up a month for three years', () => {
    expect(entries.filter(({ operation }) => operation === 'Top-up')).toHaveLength(36);
    expect(months.filter(({ isLoaded }) => isLoaded)).toHaveLength(36);
    expect(months.filter(({ isLoaded }) => !isLoaded)).toHaveLength(2);
  });
});
