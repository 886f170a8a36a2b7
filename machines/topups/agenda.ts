import { dayOfMonth } from '../days.ts';
import type { AgendaDay } from '../ports.ts';
import { lastDayFor } from './deadline.ts';
import { type MonthSight, type OpenCalendar, sightsOf, type Terms } from './terms.ts';

/** How long before a deadline one is reminded of it. */
const REMINDER_DAYS = 3;

interface Given {
  /** Part of every uid: somebody may have several cards. */
  readonly accountId: number;
  /** `yyyy-mm-dd`; what is over by then is left out. */
  readonly today: string;
  readonly terms: Terms;
  readonly calendars: readonly OpenCalendar[];
}

/** The last day on which something can still be done about a month; nothing when nothing can be. */
function deadlineDay({ accountId, today, terms }: Given, year: number, month: MonthSight): AgendaDay[] {
  const day = lastDayFor(terms, { year, monthNumber: month.monthNumber });
  const isOrdered = month.status === 'ORDERED';
  const canOrder = month.status === 'NOT_ORDERED' && terms.left > 0;
  if (day < today || terms.isClosed || terms.isInactive || !(isOrdered || canOrder)) return [];
  const name = dayOfMonth(year, month.monthNumber, 1).slice(0, 7);
  return [
    {
      uid: `${accountId}-${name}-deadline`,
      day,
      month: name,
      title: isOrdered ? 'topup.file.cancel' : 'topup.file.order',
      note: isOrdered ? 'topup.file.cancelNote' : 'topup.file.orderNote',
      alarm: REMINDER_DAYS,
    },
  ];
}

/** The day on which the money of a month comes; nothing when none is to come. */
function topupDay(
  { accountId, today }: Given,
  year: number,
  { monthNumber, status, topupDate }: MonthSight,
): AgendaDay[] {
  if (status !== 'ORDERED' || topupDate === null || topupDate < today) return [];
  const month = dayOfMonth(year, monthNumber, 1).slice(0, 7);
  return [
    {
      uid: `${accountId}-${month}-topup`,
      day: topupDate,
      month,
      title: 'topup.file.comes',
      note: 'topup.file.comesNote',
      alarm: null,
    },
  ];
}

/** The deadlines and top-up days to come, of every calendar that was read, by day. */
export const agendaOf = (given: Given): readonly AgendaDay[] =>
  given.calendars
    .flatMap((calendar) =>
      sightsOf(calendar).flatMap((month) => [
        ...deadlineDay(given, calendar.year, month),
        ...topupDay(given, calendar.year, month),
      ]),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
