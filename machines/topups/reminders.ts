import type { OpenCalendar } from '../../contract/topups.ts';
import { dayOfMonth } from '../days.ts';
import type { Reminder } from '../ports.ts';
import { lastDayFor } from './deadline.ts';
import { type MonthView, monthViewsOf, type OrderingRules } from './ordering-rules.ts';

/** How many days before a deadline the user is reminded. */
const REMINDER_DAYS = 3;

interface RemindersParams {
  /** Part of every uid, because a user may have several cards. */
  readonly accountId: number;
  /** `yyyy-mm-dd`; earlier days are left out. */
  readonly today: string;
  readonly rules: OrderingRules;
  readonly calendars: readonly OpenCalendar[];
}

/** The last day on which a month can be ordered or canceled; empty when neither is possible or needed. */
function deadlineReminder({ accountId, today, rules }: RemindersParams, year: number, view: MonthView): Reminder[] {
  const day = lastDayFor(rules, { year, monthNumber: view.monthNumber });
  const isOrdered = view.status === 'ORDERED';
  const canOrder = view.status === 'NOT_ORDERED' && rules.monthsLeft > 0 && !rules.isAutomatic;
  if (day < today || rules.isClosed || rules.isInactive || !(isOrdered || canOrder)) return [];
  const month = dayOfMonth(year, view.monthNumber, 1).slice(0, 7);
  return [
    {
      uid: `${accountId}-${month}-deadline`,
      day,
      month,
      title: isOrdered ? 'topups.file.cancel' : 'topups.file.order',
      note: isOrdered ? 'topups.file.cancelNote' : 'topups.file.orderNote',
      alarm: REMINDER_DAYS,
    },
  ];
}

/** The day on which the card is loaded for a month; empty when no top-up is coming. */
function topupReminder(
  { accountId, today }: RemindersParams,
  year: number,
  { monthNumber, status, topupDate }: MonthView,
): Reminder[] {
  if (status !== 'ORDERED' || topupDate === null || topupDate < today) return [];
  const month = dayOfMonth(year, monthNumber, 1).slice(0, 7);
  return [
    {
      uid: `${accountId}-${month}-topup`,
      day: topupDate,
      month,
      title: 'topups.file.topup',
      note: 'topups.file.topupNote',
      alarm: null,
    },
  ];
}

/** The coming deadlines and top-up days of all loaded calendars, sorted by day. */
export const remindersOf = (params: RemindersParams): readonly Reminder[] =>
  params.calendars
    .flatMap((calendar) =>
      monthViewsOf(calendar).flatMap((month) => [
        ...deadlineReminder(params, calendar.year, month),
        ...topupReminder(params, calendar.year, month),
      ]),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
