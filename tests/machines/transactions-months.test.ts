import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfMonth, yearAt } from '../../machines/days.ts';
import {
  groupByMonth,
  PAGE_SIZES,
  PREVIEW_ROWS,
  pageCount,
  visibleRows,
} from '../../machines/transactions/grouping.ts';
import { rowsOf } from '../../machines/transactions/rows.ts';
import { lunch, lunches } from '../../machines/transactions/transactions.fixture.ts';
import { moment, rows, YEAR } from './transactions-arbitraries.ts';

const inStockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

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
