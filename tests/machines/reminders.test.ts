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
    const all = [TOPUP, DECEMBER, ['7-2027-01-deadline', '2026-12-30', 'topups.file.order']];
    expect(entries({ calendars: [calendar, next] })).toEqual(all);
    // Sorted by day, also if the years were opened in another order.
    expect(entries({ calendars: [next, calendar] })).toEqual(all);
  });

  it('have texts, and an alarm before a deadline', () => {
    const reminder = (changes: Partial<typeof params>) =>
      remindersOf({ ...params, ...changes }).map(({ month: about, title, note, alarm }) => ({
        about,
        title,
        note,
        alarm,
      }));
    const loaded = { about: '2026-11', title: 'topups.file.topup', note: 'topups.file.topupNote', alarm: null };
    const toOrder = { about: '2026-12', title: 'topups.file.order', note: 'topups.file.orderNote', alarm: 3 };
    const toCancel = { about: '2026-11', title: 'topups.file.cancel', note: 'topups.file.cancelNote', alarm: 3 };
    expect(reminder({})).toEqual([loaded, toOrder]);
    expect(reminder({ today: '2026-10-30' })[0]).toEqual(toCancel);
  });

  it('contain the top-up of today, and none without a day', () => {
    expect(entries({ today: '2026-11-25' })).toEqual([TOPUP, DECEMBER]);
    expect(entries({ today: '2026-11-26' })).toEqual([DECEMBER]);
    const undated = { ...month(11, 'ORDERED'), topupDate: null };
    expect(entries({ calendars: [{ ...calendar, months: [undated] }] })).toEqual([]);
  });

  it('contain no top-up of a month that is not ordered, although it has a day', () => {
    const canceled = { ...month(11, 'CANCELED'), topupDate: '2026-11-25' };
    expect(entries({ calendars: [{ ...calendar, months: [canceled] }] })).toEqual([]);
  });

  it('contain the last day to cancel also when no more months can be ordered', () => {
    const full = { ...rules, monthsLeft: 0, isAutomatic: true };
    expect(entries({ today: '2026-10-30', rules: full }).map(([, , title]) => title)).toEqual([
      'topups.file.cancel',
      'topups.file.topup',
    ]);
  });
});
