import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { daysLeftIfSoon, guidanceOf, statusOf, topupDay } from '../../machines/topups/month-text.ts';
import { topupMonth } from '../../machines/topups/topup-month.ts';
import { type MonthOptions, monthAt, monthInput } from '../views/topups-fixture.ts';

const TODAY = '2026-11-20';
const LATER = '2026-12-26';
/** December 2026: it is loaded on the 25th, and can be changed until 30 November. */
const snapshot = (options: MonthOptions = {}) => monthAt(options).start().getSnapshot();
const snapshotIn = (value: StateValue, options: MonthOptions = {}) => {
  const input = monthInput(options);
  return topupMonth.resolveState({ value, context: { ...input, message: null, isOneOfSeveral: false } });
};
const ORDERED = { status: 'ORDERED' } as const;
const passed = { lastDayOrderTopup: 10 };

it('the day of a top-up is that of the backend, else that of the employer', () => {
  expect(topupDay(snapshot().context)).toBe('2026-12-25');
  expect(topupDay(snapshot({ month: { topupDate: '2026-12-23' } }).context)).toBe('2026-12-23');
});

describe('the status of a month', () => {
  it.each<[string, MonthOptions, string, unknown]>([
    ['with an unknown word', { month: { status: { other: 'PAUSED' } } }, TODAY, { other: 'PAUSED' }],
    ['that is blocked', { month: { status: 'BLOCKED', isQueued: true } }, TODAY, 'blocked'],
    ['that was canceled', { month: { status: 'CANCELED', isQueued: true } }, TODAY, 'canceled'],
    ['whose money waits', { month: { ...ORDERED, isQueued: true, hasInvoice: true } }, LATER, 'queued'],
    ['that is invoiced', { month: { ...ORDERED, hasInvoice: true } }, TODAY, 'willBeReceived'],
    ['that is invoiced, on its day', { month: { ...ORDERED, hasInvoice: true } }, '2026-12-25', 'willBeReceived'],
    ['that was invoiced', { month: { ...ORDERED, hasInvoice: true } }, LATER, 'received'],
    ['that is ordered', { month: ORDERED }, TODAY, 'orderedFor'],
    ['that was ordered', { month: ORDERED }, LATER, 'notReceived'],
    ['that was not ordered', { now: Date.parse(LATER) }, LATER, 'notReceived'],
    ['that can be ordered', {}, TODAY, 'notOrdered'],
    [
      'that can be ordered after its day',
      { rules: { sameMonthTopup: true }, now: Date.parse(LATER) },
      LATER,
      'notOrdered',
    ],
    ['that is ordered automatically', { rules: { isAutomatic: true } }, TODAY, 'automatic'],
    [
      'that is ordered automatically after its day',
      { rules: { sameMonthTopup: true, isAutomatic: true }, now: Date.parse(LATER) },
      LATER,
      'automatic',
    ],
    ['whose deadline has passed', { rules: passed }, TODAY, 'willNotBeReceived'],
    ['that cannot be ordered', { rules: { isClosed: true } }, TODAY, 'willNotBeReceived'],
    [
      'with automatic top-ups that cannot be ordered',
      { rules: { ...passed, isAutomatic: true } },
      TODAY,
      'willNotBeReceived',
    ],
  ])('%s', (_, options, today, status) => expect(statusOf(snapshot(options), today)).toEqual(status));

  it.each<[StateValue]>([[{ ordering: 'comparing' }], [{ ordering: 'submitting' }], ['settled']])(
    'stays while a change is sent: %j',
    (value) => expect(statusOf(snapshotIn(value), TODAY)).toBe('notOrdered'),
  );
});

describe('the guidance for a month', () => {
  it.each<[string, MonthOptions, string, string | null, string, number]>([
    ['whose money waits', { month: { ...ORDERED, isQueued: true } }, TODAY, 'topups.reason.queued', '2026-11-30', 10],
    ['with an unknown word', { month: { status: { other: 'X' } } }, TODAY, 'topups.reason.unknown', '2026-11-30', 10],
    ['that is blocked', { month: { status: 'BLOCKED' } }, TODAY, 'topups.reason.blocked', '2026-11-30', 10],
    ['that was canceled', { month: { status: 'CANCELED' } }, TODAY, 'topups.reason.canceled', '2026-11-30', 10],
    ['too late to order', { rules: passed }, TODAY, 'topups.reason.orderDeadlinePassed', '2026-11-10', 0],
    [
      'too late to cancel',
      { month: ORDERED, rules: passed },
      TODAY,
      'topups.reason.cancelDeadlinePassed',
      '2026-11-10',
      0,
    ],
    ['of an inactive account', { rules: { isInactive: true } }, TODAY, 'topups.reason.inactive', '2026-11-30', 10],
    ['of a closed agreement', { rules: { isClosed: true } }, TODAY, 'topups.reason.closed', '2026-11-30', 10],
    ['beyond the limit', { rules: { monthsLeft: 0 } }, TODAY, 'topups.reason.limitReached', '2026-11-30', 10],
    [
      'that is ordered automatically',
      { rules: { isAutomatic: true } },
      TODAY,
      'topups.automatic.month',
      '2026-12-01',
      10,
    ],
    ['to order', {}, TODAY, 'topups.until.order', '2026-11-30', 10],
    ['to order within 31 days', {}, '2026-10-30', 'topups.until.order', '2026-11-30', 31],
    ['to order much later', {}, '2026-10-29', 'topups.until.orderDay', '2026-11-30', 32],
    ['to cancel', { month: ORDERED }, TODAY, 'topups.until.cancel', '2026-11-30', 10],
    ['to cancel much later', { month: ORDERED }, '2026-10-29', 'topups.until.cancelDay', '2026-11-30', 32],
  ])('%s', (_, options, today, id, day, days) => {
    expect(guidanceOf(snapshot(options), today)).toEqual({ id, day, days });
  });

  it('is not needed for a month that was received', () => {
    const month = { ...ORDERED, hasInvoice: true };
    expect(guidanceOf(snapshot({ month, rules: passed }), LATER)).toBeNull();
    expect(guidanceOf(snapshot({ month, rules: passed }), TODAY)?.id).toBe('topups.reason.cancelDeadlinePassed');
  });
});

describe('the days left to order', () => {
  it.each([
    ['2026-11-23', null],
    ['2026-11-24', 6],
    ['2026-11-30', 0],
  ])('on %s are %s', (today, days) => expect(daysLeftIfSoon(snapshot(), today)).toBe(days));

  it('are not counted for a month that cannot be ordered', () => {
    expect(daysLeftIfSoon(snapshot({ month: ORDERED }), '2026-11-29')).toBeNull();
  });
});
