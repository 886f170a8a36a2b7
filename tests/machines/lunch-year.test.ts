import { describe, expect, it } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { isLunchYearOffered, lunchYearOn } from '../../machines/lunch-year/offered-year.ts';
import { type LunchYear, lunchYearOf } from '../../machines/lunch-year/year-facts.ts';
import { factsOf, pictureOf } from '../../machines/lunch-year/year-texts.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';

const on = (transactionDate: string, changes: Partial<Transaction> = {}) => lunch({ transactionDate, ...changes });
/** A lunch at noon. */
const at = (day: string, description = 'Restaurang Jonas') => on(`${day}T12:00:00+01:00`, { description });

const yearOf = (...transactions: Transaction[]): LunchYear => {
  const found = lunchYearOf(transactions, 2026);
  if (found === null) throw new Error('the year has no lunch');
  return found;
};

describe('the year of the page', () => {
  it.each([
    ['2026-11-30', 2025, false],
    ['2026-12-01', 2026, true],
    ['2026-12-31', 2026, true],
    ['2027-01-01', 2026, false],
  ])('on %s is %i', (today, year, isOffered) => {
    expect([lunchYearOn(today), isLunchYearOffered(today)]).toEqual([year, isOffered]);
  });
});

describe('the lunches of a year', () => {
  it('are counted by place, weekday, month and working days in a row', () => {
    const facts = yearOf(
      at('2026-10-14', 'Grön Gaffel'),
      at('2026-10-13', ' Grön\u00a0 Gaffel '),
      at('2026-10-12'),
      at('2026-09-07'),
      at('2026-09-08', 'Grön Gaffel'),
    );
    expect(facts).toEqual({
      year: 2026,
      lunches: 5,
      place: { value: 'Grön Gaffel', lunches: 3 },
      places: 2,
      weekday: { value: 2, lunches: 2 },
      month: { value: 10, lunches: 3 },
      longestRow: 3,
      total: 67_500,
      average: 13_500,
    });
  });

  it('may be one', () => {
    expect(yearOf(at('2026-10-11'))).toEqual({
      year: 2026,
      lunches: 1,
      place: { value: 'Restaurang Jonas', lunches: 1 },
      places: 1,
      weekday: { value: 7, lunches: 1 },
      month: { value: 10, lunches: 1 },
      longestRow: 0,
      total: 13_500,
      average: 13_500,
    });
  });

  it('that are equally many: the latest one decides', () => {
    const { place, weekday, month } = yearOf(at('2026-10-13', 'B'), at('2026-09-07', 'A'));
    expect([place?.value, weekday.value, month.value]).toEqual(['B', 2, 10]);
  });

  it('are those of the year in Stockholm', () => {
    const first = on('2025-12-31T23:00:00Z');
    const last = on('2026-12-31T22:59:59Z');
    const { lunches, month } = yearOf(on('2026-12-31T23:00:00Z'), last, first, on('2025-12-31T22:59:59Z'));
    expect([lunches, month]).toEqual([2, { value: 12, lunches: 1 }]);
  });

  it('are purchases that moved money, of a known kind', () => {
    const others = [
      { operation: 'Refund' },
      { operation: 'Top-up' },
      { operation: 'Fee' },
      { operation: { other: 'Cashback' } },
      { status: 'Declined' },
      { status: 'Denied' },
      { status: 'Expired' },
      { status: { other: 'REVERSED' } },
    ] as const;
    const all = others.map((changes) => on('2026-10-12T12:00:00+02:00', { ...changes, description: 'Other' }));
    expect(lunchYearOf(all, 2026)).toBeNull();
    const { lunches, places, total } = yearOf(...all, at('2026-10-12'), lunch({ status: 'Reserved' }));
    expect([lunches, places, total]).toEqual([2, 1, 27_000]);
  });

  it('without a name are of no place', () => {
    expect(yearOf(at('2026-10-12', ' '), at('2026-10-13', ''))).toMatchObject({ lunches: 2, place: null, places: 0 });
    expect(yearOf(at('2026-10-12', ''), at('2026-10-13', ''), at('2026-10-14'))).toMatchObject({
      place: { value: 'Restaurang Jonas', lunches: 1 },
      places: 1,
    });
  });

  it('cost what was charged, with fees', () => {
    const withFee = on('2026-10-12T12:00:00+02:00', { feeAmount: { amount: 2.5 as Kronor } });
    expect(yearOf(withFee, at('2026-10-13'), at('2026-10-14'))).toMatchObject({ total: 40_750, average: 13_583 });
  });

  it('are none in an empty year', () => {
    expect(lunchYearOf([], 2026)).toBeNull();
  });
});

describe('working days in a row', () => {
  const rowOf = (...days: string[]) => yearOf(...days.map((day) => at(day))).longestRow;

  it('go on after a weekend and a holiday', () => {
    // 2 April is a Thursday; Good Friday and Easter Monday follow.
    expect(rowOf('2026-04-01', '2026-04-02', '2026-04-07')).toBe(3);
  });
  it('end with a working day without a lunch', () => {
    expect(rowOf('2026-10-12', '2026-10-13', '2026-10-15', '2026-10-16', '2026-10-19', '2026-10-21')).toBe(3);
  });
  it('count a day once, and no Saturday', () => {
    expect(rowOf('2026-10-16', '2026-10-16', '2026-10-17', '2026-10-19')).toBe(2);
  });
});

describe('what is said about a year', () => {
  const jonas = yearOf(at('2026-10-13'), at('2026-10-12'));
  const idsOf = (facts: ReturnType<typeof factsOf>) => facts.map(({ label }) => label.id);
  const ALWAYS = ['lunch-year.weekday', 'lunch-year.month'];

  it('has amounts only if they are chosen, in kronor', () => {
    expect(idsOf(factsOf(jonas, false))).toEqual([
      ...['lunch-year.place', 'lunch-year.places', ...ALWAYS, 'lunch-year.row'],
    ]);
    const chosen = factsOf(jonas, true);
    expect(idsOf(chosen).slice(5)).toEqual(['lunch-year.total', 'lunch-year.average']);
    expect(chosen.slice(5).map(({ value }) => value.values)).toEqual([{ amount: 270 }, { amount: 135 }]);
  });

  it('leaves out places without a name, and a row of one day', () => {
    expect(idsOf(factsOf(yearOf(at('2026-10-12', '')), false))).toEqual(ALWAYS);
  });

  it('names the weekday and the month by a moment in them', () => {
    const [place, places, weekday, month, row] = factsOf(jonas, false);
    const formats = ([options, moment]: [Intl.DateTimeFormatOptions, unknown]) =>
      new Intl.DateTimeFormat('en', { ...options, timeZone: 'Europe/Stockholm' }).format(Number(moment));
    expect(place).toEqual({
      label: { id: 'lunch-year.place', values: { count: 2 } },
      value: { id: 'lunch-year.name', values: { name: 'Restaurang Jonas' } },
    });
    expect([places?.value.values, row?.value.values]).toEqual([{ count: 1 }, { count: 2 }]);
    expect([weekday?.label.values, month?.label.values]).toEqual([{ count: 1 }, { count: 2 }]);
    expect(formats([{ weekday: 'long' }, weekday?.value.values?.day])).toBe('Tuesday');
    expect(formats([{ month: 'long' }, month?.value.values?.month])).toBe('October');
  });

  it('is on the picture, with the year and the number of lunches', () => {
    expect(pictureOf(jonas, true)).toEqual({
      name: { id: 'lunch-year.picture.name', values: { year: '2026' } },
      title: { id: 'lunch-year.picture.title', values: { year: '2026' } },
      figure: 2,
      caption: { id: 'lunch-year.lunches', values: { count: 2 } },
      facts: factsOf(jonas, true),
    });
  });
});
