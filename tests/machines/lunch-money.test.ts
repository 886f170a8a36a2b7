import { expect, it } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import { lunchMoney } from '../../machines/home/lunch-money.ts';
import { workingDaysUntil } from '../../machines/working-days.ts';

const kronor = (amount: number) => amount as Kronor;

/** The holidays on weekdays, from the almanacs of these years. */
const FREE_WEEKDAYS: Readonly<Record<number, readonly string[]>> = {
  2026: [
    ...['2026-01-01', '2026-01-06', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-06-19'],
    ...['2026-12-24', '2026-12-25', '2026-12-31'],
  ],
  2027: [
    '2027-01-01',
    '2027-01-06',
    '2027-03-26',
    '2027-03-29',
    '2027-05-06',
    '2027-06-25',
    '2027-12-24',
    '2027-12-31',
  ],
  2028: [
    ...['2028-01-06', '2028-04-14', '2028-04-17', '2028-05-01', '2028-05-25', '2028-06-06', '2028-06-23'],
    ...['2028-12-25', '2028-12-26'],
  ],
};

it.each(Object.entries(FREE_WEEKDAYS))('knows the holidays of %s', (year, holidays) => {
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(Number(year), 0, 1 + index)));
  const weekdays = days.filter((date) => String(date.getUTCFullYear()) === year && date.getUTCDay() % 6 !== 0);
  const free = weekdays
    .map((date) => date.toISOString().slice(0, 10))
    .filter((day) => workingDaysUntil(day, new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)) === 0);
  expect(free).toEqual(holidays);
});

it('counts today, and not the day of the top-up', () => {
  expect(workingDaysUntil('2026-11-20', '2026-11-25')).toBe(3);
  expect(workingDaysUntil('2026-11-25', '2026-11-25')).toBe(0);
  expect(workingDaysUntil('2026-11-26', '2026-11-25')).toBe(0);
});

it('divides the balance by the working days, and rounds down', () => {
  expect(lunchMoney(kronor(1000), '2026-11-20', '2026-11-25')).toBe(333);
  expect(lunchMoney(kronor(2560), '2026-11-27', '2026-12-25')).toBe(134);
  expect(lunchMoney(kronor(-20), '2026-11-20', '2026-11-25')).toBe(0);
});

it('says nothing without a balance, without a top-up, and when no working day is left', () => {
  expect(lunchMoney(null, '2026-11-20', '2026-11-25')).toBeNull();
  expect(lunchMoney(kronor(1000), '2026-11-20', null)).toBeNull();
  expect(lunchMoney(kronor(1000), '2026-11-21', '2026-11-23')).toBeNull();
});
