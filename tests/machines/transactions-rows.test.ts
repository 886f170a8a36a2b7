import { describe, expect, it } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import { hasMoved, isCompletedPurchase } from '../../machines/charged-amount.ts';
import { groupByMonth, isPageable, pageCount } from '../../machines/transactions/grouping.ts';
import { insightOf } from '../../machines/transactions/insight.ts';
import { memoize, normalize, rowsOf } from '../../machines/transactions/rows.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { isOlderYear } from '../../machines/transactions/years.ts';

const YEAR = 2026;

describe('the rows of a year', () => {
  it('have what is searched and counted often', () => {
    const transaction = lunch({ description: '  Café  Å ', feeAmount: { amount: 5 as Kronor } });
    expect(rowsOf([transaction], YEAR)).toEqual([
      { transaction, year: YEAR, month: 11, amount: -14_000, fee: 500, searchText: 'cafe a' },
    ]);
    expect(normalize(' Crème\n\nBRÛLÉE ')).toBe('creme brulee');
  });

  it('before the first month are of January, and those that could not be read are counted', () => {
    expect(rowsOf([lunch({ transactionDate: '2025-12-31T12:00:00Z' })], YEAR)[0]?.month).toBe(1);
    expect(rowsOf(Object.assign([lunch()], { lost: 2 }), YEAR).lost).toBe(2);
  });

  it('are normalized once for each description', () => {
    let calls = 0;
    const cached = memoize((text) => {
      calls += 1;
      return text.length;
    });
    expect([cached('abc'), cached('abc'), cached('de')]).toEqual([3, 3, 2]);
    expect(calls).toBe(2);
  });

  it('count if their kind is known and they are neither declined nor expired', () => {
    const kinds = [
      {},
      { status: 'Reserved' },
      { status: 'Denied' },
      { status: 'Declined' },
      { status: 'Expired' },
    ] as const;
    expect(kinds.map(lunch).map(hasMoved)).toEqual([true, true, false, false, false]);
    const unknown = [lunch({ status: { other: 'X' } }), lunch({ operation: { other: 'X' } })];
    expect(unknown.map(hasMoved)).toEqual([false, false]);
    expect([lunch(), lunch({ operation: 'Fee' })].map(isCompletedPurchase)).toEqual([true, false]);
  });

  it('can be paged if a month has more than ten', () => {
    const pageable = (count: number) =>
      groupByMonth(
        rowsOf(
          Array.from({ length: count }, () => lunch()),
          YEAR,
        ),
      ).map(isPageable);
    expect([pageable(10), pageable(11)]).toEqual([[false], [true]]);
    expect(pageCount({ month: 1, rows: [] }, 10)).toBe(1);
  });
});

it('older years are those before last year', () => {
  expect([2026, 2025, 2024].map((year) => isOlderYear(year, YEAR))).toEqual([false, false, true]);
});

it('the insight names the five merchants with the highest spending', () => {
  const spent = [10, 60, 20, 50, 30, 40].map((amount) =>
    lunch({ description: `M${amount}`, settlementAmount: { amount: -amount as Kronor } }),
  );
  const { merchants, total, averageLunch, months } = insightOf(rowsOf([...spent, lunch({ description: 'M10' })], YEAR));
  expect(merchants.map(({ name, amount, purchases }) => [name, amount, purchases])).toEqual([
    ['M10', 14_500, 2],
    ['M60', 6000, 1],
    ['M50', 5000, 1],
    ['M40', 4000, 1],
    ['M30', 3000, 1],
  ]);
  expect([total, averageLunch]).toEqual([34_500, 4929]);
  expect(months.map(({ month, amount }) => [month, amount]).slice(9)).toEqual([
    [10, 0],
    [11, 34_500],
    [12, 0],
  ]);
});
