import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../contract/account.ts';
import type { Kronor } from '../../contract/money.ts';
import { hasMoved } from '../../machines/charged-amount.ts';
import { startOfMonth, yearAt } from '../../machines/days.ts';
import { type Filters, filterRows, NO_FILTERS, OPERATIONS, STATUSES } from '../../machines/transactions/filtering.ts';
import {
  groupByMonth,
  PAGE_SIZES,
  PREVIEW_ROWS,
  pageCount,
  visibleRows,
} from '../../machines/transactions/grouping.ts';
import { insightOf } from '../../machines/transactions/insight.ts';
import { isRefinement, type Query, readQuery, writeQuery } from '../../machines/transactions/query.ts';
import { rowsOf } from '../../machines/transactions/rows.ts';
import { sumsOf } from '../../machines/transactions/sums.ts';
import { lunch, lunches } from '../../machines/transactions/transactions.fixture.ts';
import { yearTabs } from '../../machines/transactions/years.ts';

const YEAR = 2026;
const inStockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

const moment = fc
  .date({ min: new Date('2026-01-01T00:00:00+01:00'), max: new Date('2026-12-31T23:59:59+01:00'), noInvalidDate: true })
  .map((date) => date.toISOString());
const ore = fc.integer({ min: -2_000_000, max: 2_000_000 });
const transaction: fc.Arbitrary<Transaction> = fc.record({
  id: fc.nat(),
  transactionDate: moment,
  description: fc.constantFrom('Café Mandel', 'Krogen Sjöboden', 'Bistro', 'Påfyllning'),
  operation: fc.constantFrom(...OPERATIONS),
  status: fc.constantFrom('Successful', 'Declined', 'Denied', 'Expired', 'Reserved'),
  settlementAmount: fc.record({ amount: ore.map((amount) => (amount / 100) as Kronor) }),
  feeAmount: fc.option(fc.record({ amount: fc.nat(5000).map((amount) => (amount / 100) as Kronor) })),
  transactionAmount: fc.constant(null),
});
const rows = fc.array(transaction, { maxLength: 60 }).map((all) => rowsOf(all, YEAR));
const filters: fc.Arbitrary<Filters> = fc.record({
  text: fc.constantFrom('', 'cafe', 'SJÖ', 'finns inte', 'b i'),
  operation: fc.constantFrom('', ...OPERATIONS),
  status: fc.constantFrom('', ...STATUSES),
  from: fc.constantFrom('', '100', '89,50', 'abc'),
  to: fc.constantFrom('', '500', '1 200 kr'),
});
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

describe('the months of Stockholm', () => {
  it('start at midnight, in winter and in summer', () => {
    expect(new Date(startOfMonth(2026, 1)).toISOString()).toBe('2025-12-31T23:00:00.000Z');
    expect(new Date(startOfMonth(2026, 4)).toISOString()).toBe('2026-03-31T22:00:00.000Z');
    expect(new Date(startOfMonth(2026, 11)).toISOString()).toBe('2026-10-31T23:00:00.000Z');
    expect(yearAt(Date.parse('2026-12-31T23:30:00Z'))).toBe(2027);
  });
  it('agree with the formatted date of every transaction', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const [row] = rowsOf([lunch({ transactionDate: at })], YEAR);
        return row?.month === Number(inStockholm.format(Date.parse(at)).slice(5, 7));
      }),
    );
  });
  it('contain each row once, in order', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const months = groupByMonth(all);
        expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
        expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted((a, b) => b - a));
        for (const month of months) expect(month.rows).toEqual(all.filter((row) => row.month === month.month));
        expect(months.reduce((sum, month) => sum + month.rows.length, 0)).toBe(all.length);
      }),
    );
  });
  it('keep their identity while their rows are the same', () => {
    const all = rowsOf(
      ['2026-10-02T12:00:00Z', '2026-11-02T12:00:00Z', '2026-11-03T12:00:00Z'].map((transactionDate, id) =>
        lunch({ id, transactionDate }),
      ),
      YEAR,
    );
    const before = groupByMonth(all);
    const after = groupByMonth(all.slice(0, 2), before);
    expect(after).toEqual(groupByMonth(all.slice(0, 2)));
    expect(after.map((month) => before.includes(month))).toEqual([false, true]);
  });
  it('are new objects when one of their rows is another one', () => {
    const all = rowsOf([lunch({ id: 1 }), lunch({ id: 2 })], YEAR);
    const before = groupByMonth(all);
    const after = groupByMonth([...all.slice(0, 1), ...rowsOf([lunch({ id: 3 })], YEAR)], before);
    expect(after[0]?.rows.map(({ transaction }) => transaction.id)).toEqual([1, 3]);
    expect(groupByMonth([...all], before)[0]).toBe(before[0]);
  });
  it('have pages of the chosen size; the last one has the rest', () => {
    const [month = { month: 11, rows: [] }] = groupByMonth(rowsOf(lunches(23), YEAR));
    const idsOn = (...page: [number | undefined, (typeof PAGE_SIZES)[number]]) =>
      visibleRows(month, ...page).map(({ transaction }) => transaction.id);
    expect([pageCount(month, 10), pageCount(month, 25), pageCount(month, 'all')]).toEqual([3, 1, 1]);
    expect(idsOn(1, 10)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(idsOn(2, 10)).toEqual([3, 2, 1]);
    expect([idsOn(0, 25).length, idsOn(0, 'all').length]).toEqual([23, 23]);
    expect(idsOn(undefined, 'all')).toEqual([23, 22, 21, 20, 19]);
  });
  it('have a preview, and pages with all rows', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...PAGE_SIZES), (all, size) => {
        for (const month of groupByMonth(all)) {
          const pages = Array.from({ length: pageCount(month, size) }, (_, page) => visibleRows(month, page, size));
          expect(visibleRows(month, undefined, size)).toEqual(month.rows.slice(0, PREVIEW_ROWS));
          expect(pages.flat()).toEqual(month.rows);
          expect(pages.every((page) => page.length > 0 && page.length <= (size === 'all' ? all.length : size))).toBe(
            true,
          );
        }
      }),
    );
  });
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
