import { describe, expect, it } from 'vitest';
import type { Ore } from '../../contract/money.ts';
import type { MonthReport, OrderState } from '../../machines/topups/month-report.ts';
import {
  canRetry,
  canToggle,
  canToggleYear,
  failedMonths,
  isEachOrdered,
  isYearSelected,
  type MonthsContext,
  orderableMonths,
  orderResult,
  prunedSelection,
  reasonOf,
  resultOf,
  withYearToggled,
} from '../../machines/topups/month-selection.ts';

const [NOV, DEC, JAN, FEB] = ['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'] as const;
const report = (day: string, orderState: OrderState = 'orderable'): MonthReport => ({
  day,
  year: Number(day.slice(0, 4)),
  orderState,
  message: null,
  lastDay: day,
  amount: 168_000 as Ore,
  monthsLeft: 2,
});

/** Months in these states; the last ones are reported first. */
function contextOf(
  orderStates: Readonly<Record<string, OrderState>>,
  rest: Partial<MonthsContext> = {},
): MonthsContext {
  const months = Object.fromEntries(
    Object.entries(orderStates)
      .toReversed()
      .map(([day, orderState]) => [day, report(day, orderState)]),
  );
  return { months, monthsLeft: 2, selected: [], asked: [], queue: [], ...rest };
}
const ORDERABLE = { [DEC]: 'orderable', [JAN]: 'orderable', [FEB]: 'orderable' } as const;

describe('the months that can be selected', () => {
  it('are those that can be ordered, earliest first', () => {
    const context = contextOf({ [NOV]: 'ordered', ...ORDERABLE });
    expect(orderableMonths(context).map(({ day }) => day)).toEqual([DEC, JAN, FEB]);
  });

  it('are as many as the employer allows', () => {
    expect(canToggle(contextOf(ORDERABLE, { selected: [DEC] }), JAN)).toBe(true);
    expect(canToggle(contextOf(ORDERABLE, { selected: [DEC, JAN] }), FEB)).toBe(false);
    expect(canToggle(contextOf(ORDERABLE, { selected: [DEC, JAN] }), JAN)).toBe(true);
    expect(canToggle(contextOf({ [NOV]: 'changing' }), NOV)).toBe(false);
    expect(canToggle(contextOf({}), NOV)).toBe(false);
  });

  it('leave the selection when they can no longer be ordered, and the last ones if too many are selected', () => {
    const selected = [FEB, NOV, JAN, DEC];
    expect(prunedSelection(contextOf({ [NOV]: 'ordered', ...ORDERABLE }, { selected }))).toEqual([DEC, JAN]);
  });
});

describe('the months of a year', () => {
  it('are selected if no more of them can be', () => {
    expect(isYearSelected(contextOf(ORDERABLE, { selected: [JAN, FEB] }), 2027)).toBe(true);
    expect(isYearSelected(contextOf(ORDERABLE, { selected: [DEC, JAN] }), 2027)).toBe(true);
    expect(isYearSelected(contextOf(ORDERABLE, { selected: [JAN] }), 2027)).toBe(false);
    expect(isYearSelected(contextOf(ORDERABLE, { selected: [DEC] }), 2027)).toBe(false);
    expect(isYearSelected(contextOf({ [DEC]: 'ordered' }), 2026)).toBe(false);
  });

  it('can be selected while one of them can', () => {
    expect(canToggleYear(contextOf(ORDERABLE), 2027)).toBe(true);
    expect(canToggleYear(contextOf(ORDERABLE, { selected: [JAN, FEB] }), 2027)).toBe(true);
    expect(canToggleYear(contextOf(ORDERABLE), 2028)).toBe(false);
    expect(canToggleYear(contextOf(ORDERABLE, { selected: [JAN, FEB] }), 2026)).toBe(false);
  });

  it('join the selection in the order of the calendar', () => {
    expect(withYearToggled(contextOf(ORDERABLE, { selected: [JAN] }), 2026)).toEqual([DEC, JAN]);
    expect(withYearToggled(contextOf(ORDERABLE, { selected: [FEB] }), 2027)).toEqual([JAN, FEB]);
    expect(withYearToggled(contextOf(ORDERABLE, { selected: [DEC] }), 2027)).toEqual([DEC, JAN]);
    expect(withYearToggled(contextOf(ORDERABLE, { selected: [DEC, JAN] }), 2027)).toEqual([DEC]);
  });
});

describe('an order of several months', () => {
  const context = contextOf(
    { [NOV]: 'ordered', [DEC]: 'orderable', [JAN]: 'changing', [FEB]: 'orderable' },
    { asked: [NOV, DEC, JAN, FEB], queue: [JAN, FEB] },
  );

  it('has a result for each month', () => {
    expect([NOV, DEC, JAN, FEB].map((day) => resultOf(context, day))).toEqual([
      'ordered',
      'notOrdered',
      'running',
      'waiting',
    ]);
    expect(failedMonths(context)).toEqual([DEC]);
  });

  it('can be repeated for a month that failed', () => {
    expect([NOV, DEC, JAN, FEB].map((day) => canRetry(context, day))).toEqual([false, true, false, false]);
    expect(canRetry({ ...context, asked: [] }, DEC)).toBe(false);
  });

  it('is counted', () => {
    expect(isEachOrdered(context)).toBe(false);
    expect(orderResult(context)).toEqual({ id: 'topups.several.partlyOrdered', values: { ordered: 1, asked: 4 } });
    const all = contextOf({ [NOV]: 'ordered', [DEC]: 'orderable' }, { asked: [NOV] });
    expect(isEachOrdered(all)).toBe(true);
    expect(orderResult(all)).toEqual({ id: 'topups.several.allOrdered', values: { ordered: 1, asked: 1 } });
  });

  it('has a reason for a month that was not ordered', () => {
    const message = { id: 'failure.timeout' } as const;
    const failed = { ...report(NOV), message };
    const { months } = contextOf({ [DEC]: 'orderable', [JAN]: 'other' });
    expect(reasonOf({ months: { [NOV]: failed } }, NOV)).toEqual(message);
    expect(reasonOf({ months }, DEC)).toEqual({ id: 'topups.several.notSent' });
    expect(reasonOf({ months }, JAN)).toEqual({ id: 'topups.several.notPossible' });
    expect(reasonOf({ months }, FEB)).toEqual({ id: 'topups.several.notPossible' });
  });
});
