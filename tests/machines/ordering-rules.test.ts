import { describe, expect, it } from 'vitest';
import {
  isAgreementClosed,
  isInactiveStatus,
  isPastMonth,
  monthViewsOf,
  nextOrderableMonth,
  orderingRulesOf,
} from '../../machines/topups/ordering-rules.ts';
import { automaticOfferOf, topupOfferOf } from '../../machines/topups/topup-offer.ts';
import { openCalendar } from '../views/topups-fixture.ts';

const { topupSettings } = openCalendar;
const withSettings = (changes: Partial<typeof topupSettings>) => ({
  ...openCalendar,
  topupSettings: { ...topupSettings, ...changes },
});
const closedBranch = withSettings({ branch: { ...topupSettings.branch, status: 'CLOSED' } });
const closedClient = withSettings({
  branch: { ...topupSettings.branch, clientPackage: { client: { status: 'CLOSED' } } },
});

describe('the rules of a calendar', () => {
  it('are those of the employer', () => {
    expect(orderingRulesOf(openCalendar, false)).toEqual({
      lastDayOrderTopup: 30,
      sameMonthTopup: false,
      dayTopup: 25,
      monthsLeft: 11,
      amount: 168_000,
      isClosed: false,
      isInactive: false,
      isAutomatic: false,
    });
    expect(orderingRulesOf(closedBranch, true, true)).toMatchObject({
      isClosed: true,
      isInactive: true,
      isAutomatic: true,
    });
  });

  it('never leave fewer than no months', () => {
    expect(orderingRulesOf({ ...openCalendar, confirmedCount: 13 }, false).monthsLeft).toBe(0);
  });

  it('are closed with the branch or with the whole employer', () => {
    expect([openCalendar, closedBranch, closedClient].map(isAgreementClosed)).toEqual([false, true, true]);
  });
});

it.each([
  ['ACTIVE', false],
  ['INACTIVE', true],
  ['DEACTIVATED', true],
  ['', false],
])('a cardholder with the status "%s" is inactive: %s', (status, isInactive) => {
  expect(isInactiveStatus(status)).toBe(isInactive);
});

describe('the months of a calendar', () => {
  const month = (monthNumber: number, status: 'ORDERED' | 'NOT_ORDERED' = 'NOT_ORDERED') => ({
    monthNumber,
    status,
    hasInvoice: false,
    topupDate: null,
  });
  const pending = (year: number, monthNumber: number) => ({
    id: 1,
    year,
    monthNumber,
    amount: openCalendar.topupAmount,
    queuedDate: null,
  });

  it('are sorted, and those whose money waits are marked', () => {
    const calendar = {
      ...openCalendar,
      months: [month(12), month(11), month(10)],
      pendingTopups: [pending(2026, 11), pending(2025, 10)],
    };
    expect(monthViewsOf(calendar).map(({ monthNumber, isQueued }) => [monthNumber, isQueued])).toEqual([
      [10, false],
      [11, true],
      [12, false],
    ]);
  });

  it('are past after their top-up day', () => {
    expect(isPastMonth(openCalendar, 11, '2026-11-25')).toBe(false);
    expect(isPastMonth(openCalendar, 11, '2026-11-26')).toBe(true);
  });

  it('are past after the top-up day that the backend names, and not while they can be ordered', () => {
    const late = { ...openCalendar, months: [{ ...month(11), topupDate: '2026-11-28' }] };
    expect(isPastMonth(late, 11, '2026-11-28')).toBe(false);
    expect(isPastMonth(late, 11, '2026-11-29')).toBe(true);
    const rule = { dayTopup: 20, lastDayOrderTopup: 26, sameMonthTopup: true };
    const sameMonth = { ...openCalendar, topupSettings: { ...openCalendar.topupSettings, ...rule } };
    expect(isPastMonth(sameMonth, 11, '2026-11-26')).toBe(false);
    expect(isPastMonth(sameMonth, 11, '2026-11-27')).toBe(true);
  });

  it('can be ordered until their last day', () => {
    const calendar = { ...openCalendar, months: [month(12), month(11), month(10, 'ORDERED')] };
    expect(nextOrderableMonth(calendar, '2026-10-30')).toBe(11);
    expect(nextOrderableMonth(calendar, '2026-10-31')).toBe(12);
    expect(nextOrderableMonth(calendar, '2026-09-01')).toBe(11);
    expect(nextOrderableMonth(calendar, '2026-12-01')).toBeUndefined();
  });
});

describe('top-ups', () => {
  it.each([
    [null, false, 'open', 'notOffered'],
    [openCalendar, false, 'open', 'offered'],
    [openCalendar, true, 'inactive', 'inactive'],
    [closedBranch, false, 'closed', 'closed'],
    [closedBranch, true, 'inactive', 'inactive'],
    [withSettings({ enableSubscribe: false }), true, 'inactive', 'notOffered'],
  ])('are offered as the calendar and the cardholder allow: case %#', (calendar, isInactive, offer, automatic) => {
    expect(topupOfferOf({ calendar, isInactive })).toBe(offer);
    expect(automaticOfferOf({ calendar, isInactive })).toBe(automatic);
  });
});
