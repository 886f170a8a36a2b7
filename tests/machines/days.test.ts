import { expect, it } from 'vitest';
import { yearAt } from '../../machines/days.ts';

it.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
  ['2027-07-01T00:00:00Z', 2027],
])('the year in Stockholm at %s', (moment, year) => {
  expect(yearAt(Date.parse(moment))).toBe(year);
});
