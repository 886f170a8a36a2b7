import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, daysBetween, endOf } from '../../machines/days.ts';
import {
  type DeadlineRule,
  deadlineOf,
  isNextYearNear,
  lastDayFor,
  type MonthOfYear,
} from '../../machines/topups/deadline.ts';

const HOUR = 3_600_000;
const FIRST = 2024;
const TEN_YEARS = Array.from({ length: 11 }, (_, index) => FIRST + index);

const month = fc.record({
  year: fc.integer({ min: FIRST, max: FIRST + 10 }),
  monthNumber: fc.integer({ min: 1, max: 12 }),
});
const rule = fc.record({ lastDayOrderTopup: fc.integer({ min: 1, max: 31 }), sameMonthTopup: fc.boolean() });

/** The same rule, computed with Temporal. */
function expectedDay({ lastDayOrderTopup: day, sameMonthTopup }: DeadlineRule, of: MonthOfYear) {
  const first = Temporal.PlainDate.from({ year: of.year, month: of.monthNumber, day: 1 });
  const within = sameMonthTopup ? first : first.subtract({ months: 1 });
  return Temporal.PlainDate.from({ year: within.year, month: within.month, day }, { overflow: 'constrain' });
}

describe('the last day to order', () => {
  it('is the day that the employer sets, or the last day of a shorter month', () => {
    fc.assert(
      fc.property(rule, month, (r, m) => lastDayFor(r, m) === expectedDay(r, m).toString()),
      { numRuns: 2000 },
    );
  });

  it('ends at midnight in Stockholm, exact to the millisecond', () => {
    fc.assert(
      fc.property(rule, month, (r, m) => {
        const deadline = deadlineOf(r, m);
        const day = lastDayFor(r, m);
        expect(dayAt(deadline - 1)).toBe(day);
        expect(dayAt(deadline)).toBe(addDays(day, 1));
        expect(deadline).toBe(expectedDay(r, m).add({ days: 1 }).toZonedDateTime('Europe/Stockholm').epochMilliseconds);
      }),
      { numRuns: 2000 },
    );
  });

  it('is in the month or in the month before it, across years', () => {
    fc.assert(
      fc.property(rule, month, (r, m) => {
        const [year = 0, number = 0] = lastDayFor(r, m).split('-').map(Number);
        const behind = (m.year - year) * 12 + m.monthNumber - number;
        expect(behind).toBe(r.sameMonthTopup ? 0 : 1);
      }),
    );
  });

  it('is never later for an earlier month', () => {
    fc.assert(
      fc.property(rule, month, (r, m) => {
        const next =
          m.monthNumber === 12 ? { year: m.year + 1, monthNumber: 1 } : { ...m, monthNumber: m.monthNumber + 1 };
        expect(deadlineOf(r, m)).toBeLessThan(deadlineOf(r, next));
      }),
    );
  });

  it.each([
    ['January, in the month before', 15, false, 2027, 1, '2026-12-15'],
    ['January, in the month before, beyond its end', 32, false, 2027, 1, '2026-12-31'],
    ['March, in the month before, of an ordinary year', 31, false, 2027, 3, '2027-02-28'],
    ['March, in the month before, of a leap year', 30, false, 2028, 3, '2028-02-29'],
    ['February itself', 30, true, 2027, 2, '2027-02-28'],
    ['April itself', 31, true, 2027, 4, '2027-04-30'],
    ['a day that no month has', 0, true, 2027, 4, '2027-04-01'],
  ])('for %s', (_, lastDayOrderTopup, sameMonthTopup, year, monthNumber, day) => {
    expect(lastDayFor({ lastDayOrderTopup, sameMonthTopup }, { year, monthNumber })).toBe(day);
  });

  /** The last Sunday of a month. */
  const lastSunday = (year: number, of: number) => {
    const last = Temporal.PlainDate.from({ year, month: of, day: 31 });
    return last.subtract({ days: last.dayOfWeek % 7 });
  };
  const clockChanges = TEN_YEARS.flatMap((year) => [
    { day: lastSunday(year, 3), hours: 23 },
    { day: lastSunday(year, 10), hours: 25 },
  ]);

  it.each(clockChanges)('on $day, which has $hours hours, ends at midnight', ({ day, hours }) => {
    const before = endOf(day.subtract({ days: 1 }).toString());
    const deadline = deadlineOf(
      { lastDayOrderTopup: day.day, sameMonthTopup: true },
      { year: day.year, monthNumber: day.month },
    );
    expect(deadline - before).toBe(hours * HOUR);
    expect(dayAt(deadline - 1)).toBe(day.toString());
    expect(dayAt(deadline)).toBe(day.add({ days: 1 }).toString());
  });
});

describe('days in Stockholm', () => {
  const day = fc
    .integer({ min: 0, max: 3652 })
    .map((count) => Temporal.PlainDate.from(`${FIRST}-01-01`).add({ days: count }).toString());

  it('are counted by the calendar, not by hours', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (from, count) => {
        expect(addDays(from, count)).toBe(Temporal.PlainDate.from(from).add({ days: count }).toString());
        expect(daysBetween(from, addDays(from, count))).toBe(count);
      }),
    );
  });

  it('change at midnight in Stockholm, in any time zone of the device', () => {
    expect(dayAt(Date.parse('2026-11-20T22:59:59.999Z'))).toBe('2026-11-20');
    expect(dayAt(Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
    expect(dayAt(Date.parse('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });
});

describe('the next year', () => {
  it.each([
    { sameMonthTopup: false, before: '2026-09-20', from: '2026-09-21' },
    { sameMonthTopup: true, before: '2026-10-20', from: '2026-10-21' },
  ])('is near when only November and December can be ordered: $from', ({ sameMonthTopup, before, from }) => {
    const rules = { lastDayOrderTopup: 20, sameMonthTopup };
    expect(isNextYearNear(rules, before)).toBe(false);
    expect(isNextYearNear(rules, from)).toBe(true);
    expect(isNextYearNear(rules, '2026-12-31')).toBe(true);
    expect(isNextYearNear(rules, '2027-01-01')).toBe(false);
  });
});
