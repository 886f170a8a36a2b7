import { describe, expect, it } from 'vitest';
import { topupCalendar } from '../../contract/calendar.ts';
import { agendaOf } from '../../machines/topups/agenda.ts';
import { isOpen, termsOf } from '../../machines/topups/terms.ts';

const example = topupCalendar.response.parse(topupCalendar.example.response);
if (!isOpen(example)) throw new Error('the contract shows no settings');

const month = (monthNumber: number, status: 'ORDERED' | 'NOT_ORDERED' | 'BLOCKED' | 'CANCELED') => ({
  monthNumber,
  status,
  hasInvoice: false,
  topupDate: status === 'ORDERED' ? `2026-${monthNumber}-25` : null,
});
const calendar = { ...example, months: [month(10, 'ORDERED'), month(11, 'ORDERED'), month(12, 'NOT_ORDERED')] };
const terms = termsOf(calendar, false);
const given = { accountId: 7, today: '2026-11-20', terms, calendars: [calendar] };
const told = (differs: Partial<typeof given>) =>
  agendaOf({ ...given, ...differs }).map(({ uid, day, title }) => [uid, day, title]);

const DECEMBER = ['7-2026-12-deadline', '2026-11-30', 'topup.file.order'];
const COMES = ['7-2026-11-topup', '2026-11-25', 'topup.file.comes'];

describe('what goes into a calendar file', () => {
  it('is what is still to come, by day', () => expect(told({})).toEqual([COMES, DECEMBER]));

  it('is the last day to cancel for what is ordered', () => {
    expect(told({ today: '2026-10-30' })).toEqual([
      ['7-2026-11-deadline', '2026-10-30', 'topup.file.cancel'],
      COMES,
      DECEMBER,
    ]);
  });

  it('holds no deadline of what cannot be changed', () => {
    expect(told({ terms: { ...terms, left: 0 } })).toEqual([COMES]);
    expect(told({ terms: { ...terms, isClosed: true } })).toEqual([COMES]);
    expect(told({ terms: { ...terms, isInactive: true } })).toEqual([COMES]);
    for (const status of ['BLOCKED', 'CANCELED'] as const) {
      expect(told({ calendars: [{ ...calendar, months: [month(12, status)] }] })).toEqual([]);
    }
  });

  it('is of every year that was opened', () => {
    const next = { ...calendar, year: 2027, months: [{ ...month(1, 'NOT_ORDERED'), topupDate: null }] };
    expect(told({ calendars: [calendar, next] })).toEqual([
      COMES,
      DECEMBER,
      ['7-2027-01-deadline', '2026-12-30', 'topup.file.order'],
    ]);
  });
});
