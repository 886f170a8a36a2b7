import { type IntlShape, useIntl } from 'react-intl';
import { dayAt, daysBetween } from '../../machines/days.ts';

const timeZone = 'Europe/Stockholm';
const yearOf = (day: string): string => day.slice(0, 4);

const timeOf = (intl: IntlShape, moment: number) =>
  intl.formatTime(moment, { timeZone, hour: '2-digit', minute: '2-digit' });

function relativeTime(intl: IntlShape, moment: number, now: number): string {
  const [day, today] = [dayAt(moment), dayAt(now)];
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return intl.formatMessage({ id: 'transactions.day.today' }, { time: timeOf(intl, moment) });
  if (daysAgo === 1) return intl.formatMessage({ id: 'transactions.day.yesterday' }, { time: timeOf(intl, moment) });
  return intl.formatDate(moment, {
    timeZone,
    day: 'numeric',
    month: 'short',
    ...(yearOf(day) !== yearOf(today) && { year: 'numeric' }),
  });
}

export interface DateFormat {
  /** "25 november", of a calendar day `yyyy-mm-dd`. */
  readonly formatDay: (day: string) => string;
  /** "lördag 21 november 2026 11:52", of a moment in ms since 1970. */
  readonly formatDateTime: (moment: number) => string;
  /** "25 november 2026", of a moment in ms since 1970. */
  readonly formatDate: (moment: number) => string;
  /** "25 november", or "25 november 2027" if the day is not in `year` (`yyyy`, or any day of that year). */
  readonly formatDayInYear: (day: string, year: string) => string;
  /** "25 nov.", or "25 nov. 2027" if the day is not in `year`. */
  readonly formatShortDayInYear: (day: string, year: string) => string;
  /** "november", of any day of the month. */
  readonly formatMonth: (day: string) => string;
  /** "november", or "november 2027" if the day is not in `year` (`yyyy`, or any day of that year). */
  readonly formatMonthInYear: (day: string, year: string) => string;
  /** "nov", of any day of the month. */
  readonly formatShortMonth: (day: string) => string;
  /** "14:32", of a moment in ms since 1970. */
  readonly formatTime: (moment: number) => string;
  /** "I dag 11:52", "I går 18:03", "25 okt." or "25 okt. 2024"; both moments in ms since 1970. */
  readonly formatRelativeTime: (moment: number, now: number) => string;
}

/** Formats days and times in a language, always in the Stockholm time zone (§9). */
export function dateFormat(intl: IntlShape): DateFormat {
  const noonOf = (day: string) => `${day}T12:00:00Z`;
  const dayAndMonth = (day: string, year: string, month: 'long' | 'short') =>
    intl.formatDate(noonOf(day), {
      timeZone,
      day: 'numeric',
      month,
      ...(yearOf(day) !== yearOf(year) && { year: 'numeric' }),
    });
  return {
    formatDateTime: (moment) =>
      intl.formatDate(moment, {
        timeZone,
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
    formatDay: (day) => dayAndMonth(day, day, 'long'),
    formatDayInYear: (day, year) => dayAndMonth(day, year, 'long'),
    formatShortDayInYear: (day, year) => dayAndMonth(day, year, 'short'),
    formatMonth: (day) => intl.formatDate(noonOf(day), { timeZone, month: 'long' }),
    formatMonthInYear: (day, year) =>
      intl.formatDate(noonOf(day), {
        timeZone,
        month: 'long',
        ...(yearOf(day) !== yearOf(year) && { year: 'numeric' }),
      }),
    // Three letters: some abbreviations end with a full stop.
    formatShortMonth: (day) => intl.formatDate(noonOf(day), { timeZone, month: 'short' }).slice(0, 3),
    formatDate: (moment) => intl.formatDate(moment, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
    formatTime: (moment) => timeOf(intl, moment),
    formatRelativeTime: (moment, now) => relativeTime(intl, moment, now),
  };
}

/** Formats days and times in the language of the page. */
export const useDateFormat = (): DateFormat => dateFormat(useIntl());
