import { type IntlShape, useIntl } from 'react-intl';
import { dayAt, daysBetween } from '../../machines/days.ts';

const timeZone = 'Europe/Stockholm';
const yearOf = (day: string): string => day.slice(0, 4);

const timeOf = (intl: IntlShape, moment: number) =>
  intl.formatTime(moment, { timeZone, hour: '2-digit', minute: '2-digit' });

/** When something happened, the way one says it: "I dag 11:52", "I går 18:03", "25 okt.", "25 okt. 2024". */
function happened(intl: IntlShape, moment: number, now: number): string {
  const [day, today] = [dayAt(moment), dayAt(now)];
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return intl.formatMessage({ id: 'transaction.day.today' }, { time: timeOf(intl, moment) });
  if (daysAgo === 1) return intl.formatMessage({ id: 'transaction.day.yesterday' }, { time: timeOf(intl, moment) });
  return intl.formatDate(moment, {
    timeZone,
    day: 'numeric',
    month: 'short',
    ...(yearOf(day) !== yearOf(today) && { year: 'numeric' }),
  });
}

interface Days {
  /** "25 november", of a calendar day `yyyy-mm-dd`. */
  readonly dayOf: (day: string) => string;
  /** "lördag 21 november 2026 11:52", of a moment in ms since 1970. */
  readonly fullOf: (moment: number) => string;
  /** "25 november 2026", of a moment in ms since 1970. */
  readonly dateOf: (moment: number) => string;
  /** "25 november", and "25 november 2027" of a day in another year than `year` (`yyyy`, or any day in it). */
  readonly dayFrom: (day: string, year: string) => string;
  /** "25 nov.", and "25 nov. 2027" of a day in another year. */
  readonly shortDayFrom: (day: string, year: string) => string;
  /** "november", of any day in it. */
  readonly monthOf: (day: string) => string;
  /** "nov", of any day in it. */
  readonly shortMonthOf: (day: string) => string;
  /** "14:32", of a moment in ms since 1970. */
  readonly timeOf: (moment: number) => string;
  /** When it happened as seen from now; both in ms since 1970. */
  readonly happened: (moment: number, now: number) => string;
}

/** Days and times as they are written in the language of the page, always in Stockholm (§9). */
export function useDays(): Days {
  const intl = useIntl();
  const noonOf = (day: string) => `${day}T12:00:00Z`;
  const dayFrom = (day: string, year: string, month: 'long' | 'short') =>
    intl.formatDate(noonOf(day), {
      timeZone,
      day: 'numeric',
      month,
      ...(yearOf(day) !== yearOf(year) && { year: 'numeric' }),
    });
  return {
    fullOf: (moment) =>
      intl.formatDate(moment, {
        timeZone,
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
    dayOf: (day) => dayFrom(day, day, 'long'),
    dayFrom: (day, year) => dayFrom(day, year, 'long'),
    shortDayFrom: (day, year) => dayFrom(day, year, 'short'),
    monthOf: (day) => intl.formatDate(noonOf(day), { timeZone, month: 'long' }),
    // Three letters, without the full stop that stands after some.
    shortMonthOf: (day) => intl.formatDate(noonOf(day), { timeZone, month: 'short' }).slice(0, 3),
    dateOf: (moment) => intl.formatDate(moment, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
    timeOf: (moment) => timeOf(intl, moment),
    happened: (moment, now) => happened(intl, moment, now),
  };
}
