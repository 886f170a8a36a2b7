import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import { type Filters, filterRows, NO_FILTERS, OPERATIONS, STATUSES } from '../../machines/transactions/filtering.ts';
import { rowsOf } from '../../machines/transactions/rows.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { rows, YEAR } from './transactions-arbitraries.ts';

const filters: fc.Arbitrary<Filters> = fc.record({
  text: fc.constantFrom('', 'cafe', 'SJÖ', 'finns inte', 'b i'),
  operation: fc.constantFrom('', ...OPERATIONS),
  status: fc.constantFrom('', ...STATUSES),
  from: fc.constantFrom('', '100', '89,50', 'abc'),
  to: fc.constantFrom('', '500', '1 200 kr'),
});

describe('filters', () => {
  it('keep the order, and match everything when they are empty', () => {
    fc.assert(
      fc.property(rows, filters, (all, someFilters) => {
        expect(filterRows(all, NO_FILTERS)).toEqual(all);
        const found = filterRows(all, someFilters);
        expect(found).toEqual(all.filter((row) => found.includes(row)));
      }),
    );
  });
  it.each([
    '12 okt',
    '12 oktober',
    '12 Oct',
    'October 12',
    '12/10',
    '12.10',
    '2026-10-12',
    '12 okt 2026',
    'oktober',
    '2026-10',
  ])('find the transactions of a date: %s', (text) => {
    const dates = ['2026-10-12T00:30:00+02:00', '2026-10-11T23:30:00+02:00', '2026-12-10T12:00:00+01:00'];
    const all = rowsOf(
      dates.map((transactionDate, id) => lunch({ id, transactionDate })),
      YEAR,
    );
    const found = filterRows(all, { ...NO_FILTERS, text }).map(({ transaction }) => transaction.id);
    expect(found).toEqual(/^(oktober|2026-10)$/.test(text) ? [0, 1] : [0]);
  });
  it.each(['12 okt 2025', '2025-10-12', '13/13', '0/10', '32 okt', 'ok', '12'])('find no date in: %s', (text) => {
    const all = rowsOf([lunch({ transactionDate: '2026-10-12T12:00:00+02:00' })], YEAR);
    expect(filterRows(all, { ...NO_FILTERS, text })).toEqual([]);
  });
  it('are combined with "and"', () => {
    fc.assert(
      fc.property(rows, filters, (all, someFilters) => {
        const [found, byText] = [
          filterRows(all, someFilters),
          filterRows(all, { ...NO_FILTERS, text: someFilters.text }),
        ];
        expect(found.every((row) => byText.includes(row))).toBe(true);
      }),
    );
  });
  it('without a text or an amount leave the rows as they are, without looking at each', () => {
    const all = rowsOf([lunch()], YEAR);
    expect(filterRows(all, NO_FILTERS)).toBe(all);
    expect(filterRows(all, { ...NO_FILTERS, text: ' ', from: ' ', to: ' ' })).toBe(all);
  });
  it('find all words of a text, not only one of them or their letters', () => {
    const all = rowsOf([lunch({ description: 'Café Mandel' })], YEAR);
    const finds = (text: string) => filterRows(all, { ...NO_FILTERS, text }).length === 1;
    expect(['mandel cafe', 'mandel sushi', 'lednam'].map(finds)).toEqual([true, false, false]);
  });
  it('ignore the case, accents and order of words', () => {
    const all = rowsOf([lunch({ description: 'Café  Mandel på Söder' })], YEAR);
    const finds = (text: string) => filterRows(all, { ...NO_FILTERS, text }).length === 1;
    expect(['cafe', 'SÖDER café', 'sod', ' mandel '].every(finds)).toBe(true);
    expect(['kafé', 'mandelx'].some(finds)).toBe(false);
  });
  it('ignore the sign of an amount', () => {
    const all = rowsOf([lunch(), lunch({ settlementAmount: { amount: 1680 as Kronor } })], YEAR);
    const sizes = (from: string, to: string) =>
      filterRows(all, { ...NO_FILTERS, from, to }).map(({ amount }) => amount as number);
    expect(sizes('135', '135')).toEqual([-13_500]);
    expect(sizes('135,01', '')).toEqual([168_000]);
    expect(sizes('abc', '')).toEqual([-13_500, 168_000]);
  });
  it('treat denied as declined', () => {
    const all = rowsOf([lunch({ status: 'Denied' }), lunch({ status: 'Declined' })], YEAR);
    expect(filterRows(all, { ...NO_FILTERS, status: 'Declined' })).toHaveLength(2);
  });
});
