import { describe, expect, it } from 'vitest';
import { isOpenCalendar, topupCalendar } from '../../contract/topups.ts';
import { orderingRulesOf } from '../../machines/topups/ordering-rules.ts';
import { remindersOf } from '../../machines/topups/reminders.ts';

const example = topupCalendar.response.parse(topupCalendar.example.response);
if (!isOpenCalendar(example)) throw new Error('the example in the contract has no settings');

const month = (monthNumber: number, status: 'ORDERED' | 'NOT_ORDERED' | 'BLOCKED' | 'CANCELED') => ({
  monthNumber,
  status,
  hasInvoice: false,
  topupDate: status === 'ORDERED' ? `2026-${monthNumber}-25` : null,
});
const calendar = { ...example, months: [month(10, 'ORDERED'), month(11, 'ORDERED'), month(12, 'NOT_ORDERED')] };
const rules = orderingRulesOf(calendar, false);
const params = { accountId: 7, today: '2026-11-20', rules, calendars: [calendar] };
const entries = (changes: Partial<typeof params>) =>
  remindersOf({ ...params, ...changes }).map(({ uid, day, title }) => [uid, day, title]);

const DECEMBER = ['7-2026-12-deadline', '2026-11-30', 'topups.file.order'];
const TOPUP = ['7-2026-11-topup', '2026-11-25', 'topups.file.topup'];

describe('the reminders of a calendar', () => {
  it('contain coming days, sorted', () => expect(entries({})).toEqual([TOPUP, DECEMBER]));

  it('contain the last day to cancel an ordered month', () => {
    expect(entries({ today: '2026-10-30' })).toEqual([
      ['7-2026-11-deadline', '2026-10-30', 'topups.file.cancel'],
      TOPUP,
      DECEMBER,
    ]);
  });

  it('contain no deadline for a month that cannot be changed', () => {
    expect(entries({ rules: { ...rules, monthsLeft: 0 } })).toEqual([TOPUP]);
    expect(entries({ rules: { ...rules, isClosed: true } })).toEqual([TOPUP]);
    expect(entries({ rules: { ...rules, isInactive: true } })).toEqual([TOPUP]);
    expect(entries({ rules: { ...rules, isAutomatic: true } })).toEqual([TOPUP]);
    for (const status of ['BLOCKED', 'CANCELED'] as const) {
      expect(entries({ calendars: [{ ...calendar, months: [month(12, status)] }] })).toEqual([]);
    }
  });

  it('cover every opened year', () => {
    const next = { ...calendar, year: 2027, months: [{ ...month(1, 'NOT_ORDERED'), topupDate: null }] };
    expect(entries({ calendars: [calendar, next] })).toEqual([
      TOPUP,
      DECEMBER,
      ['7-2027-01-deadline', '2026-12-30', 'topups.file.order'],
    ]);
  });
});
