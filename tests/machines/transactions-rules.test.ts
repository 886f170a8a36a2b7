import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import { hasMoved } from '../../machines/charged-amount.ts';
import { filterRows, NO_FILTERS, OPERATIONS, STATUSES } from '../../machines/transactions/filtering.ts';
import { groupByMonth } from '../../machines/transactions/grouping.ts';
import { insightOf } from '../../machines/transactions/insight.ts';
import { isRefinement, type Query, readQuery, writeQuery } from '../../machines/transactions/query.ts';
import { rowsOf } from '../../machines/transactions/rows.ts';
import { sumsOf } from '../../machines/transactions/sums.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { yearTabs } from '../../machines/transactions/years.ts';
import { rows, YEAR } from './transactions-arbitraries.ts';

const query: fc.Arbitrary<Query> = fc.record({
  year: fc.integer({ min: 2000, max: YEAR }),
  view: fc.constantFrom('list', 'insight'),
  filters: fc.record({
    text: fc.string({ maxLength: 80 }),
    operation: fc.constantFrom('', ...OPERATIONS),
    status: fc.constantFrom('', ...STATUSES),
    from: fc.string({ maxLength: 20 }),
    to: fc.string({ maxLength: 20 }),
  }),
});

describe('the amount of a row', () => {
  it('includes the fee with either sign in the response', () => {
    const rows = [5.25, -5.25, 0].map((fee) =>
      lunch({ settlementAmount: { amount: -178 as Kronor }, feeAmount: { amount: fee as Kronor } }),
    );
    expect(rowsOf(rows, YEAR).map(({ amount, fee }) => [amount, fee])).toEqual([
      [-18_325, 525],
      [-18_325, 525],
      [-17_800, 0],
    ]);
  });
  it('is found by the amount filters', () => {
    const all = rowsOf([lunch({ feeAmount: { amount: 5 as Kronor } })], YEAR);
    expect(filterRows(all, { ...NO_FILTERS, from: '140', to: '140' })).toHaveLength(1);
  });
});

describe('sums', () => {
  it('are whole öre with the signs of the rows, and together are the change of the balance', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const sums = sumsOf(all);
        const balance = all.filter((row) => hasMoved(row.transaction)).reduce((sum, row) => sum + row.amount, 0);
        expect(sums.in + sums.out).toBe(balance);
        expect(Number.isInteger(sums.in) && Number.isInteger(sums.out) && sums.in >= 0 && sums.out <= 0).toBe(true);
      }),
    );
  });
  it('of the months add up to the sum of the year', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const months = groupByMonth(all).map((month) => sumsOf(month.rows).out);
        expect(months.reduce((sum: number, out) => sum + out, 0)).toBe(sumsOf(all).out);
      }),
    );
  });
});

describe('the query in the URL', () => {
  it('is parsed to what was written', () => {
    fc.assert(
      fc.property(query, (written) => {
        expect(readQuery(writeQuery(written, YEAR), YEAR)).toEqual(written);
      }),
    );
  });
  it('may contain anything', () => {
    fc.assert(fc.property(fc.string(), (text) => void writeQuery(readQuery(text, YEAR), YEAR)));
    expect(readQuery('?year=2999&operation=Theft&view=upside-down', YEAR)).toEqual(readQuery('', YEAR));
    expect(writeQuery(readQuery('?year=2026', YEAR), YEAR)).toBe('');
  });
  it('replaces the history entry only while a search continues', () => {
    const empty = readQuery('', YEAR);
    const search = readQuery('?search=su', YEAR);
    expect(isRefinement(empty, search)).toBe(false);
    expect(isRefinement(search, readQuery('?search=sushi', YEAR))).toBe(true);
    expect(isRefinement(search, readQuery('?search=sushi&status=Reserved', YEAR))).toBe(false);
    expect(isRefinement(search, { ...search, filters: NO_FILTERS })).toBe(false);
  });
});

it('this year always has a tab, and older years share one', () => {
  expect(yearTabs([2026, 2025, 2023, 2024], YEAR)).toEqual({ recent: [2026, 2025], older: [2024, 2023] });
  expect(yearTabs([2023], YEAR)).toEqual({ recent: [2026], older: [2023] });
  expect(yearTabs([], YEAR)).toEqual({ recent: [2026], older: [] });
});

describe('insight', () => {
  it('counts each purchase once', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const { months, merchants, purchases } = insightOf(all);
        const bought = all.filter((row) => row.transaction.operation === 'Purchase' && hasMoved(row.transaction));
        expect(months).toHaveLength(12);
        expect(months.reduce((sum, month) => sum + month.purchases, 0)).toBe(purchases);
        expect(purchases).toBe(bought.length);
        expect(merchants.map(({ amount }) => amount)).toEqual(
          merchants.map(({ amount }) => amount).toSorted((a, b) => b - a),
        );
      }),
    );
  });
  it('rounds the average to öre, including fees', () => {
    const fee = { amount: 0.01 as Kronor };
    const all = rowsOf([lunch(), lunch(), lunch({ feeAmount: fee }), lunch({ status: 'Declined' })], YEAR);
    expect(insightOf(all).averageLunch).toBe(13_500);
    expect(insightOf([]).averageLunch).toBe(0);
  });
});
