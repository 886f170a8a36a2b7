import { type IntlShape, useIntl } from 'react-intl';

const timeZone = 'Europe/Stockholm';
const DAY = 86_400_000;

/** The calendar day in Stockholm, `yyyy-mm-dd`. */
const stockholmDay = (moment: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / DAY;
const yearOf = (day: string): string => day.slice(0, 4);

const timeOf = (intl: IntlShape, moment: number) =>
  intl.formatTime(moment, { timeZone, hour: '2-digit', minute: '2-digit' });

/** When something happened, the way one says it: "I dag 11:52", "I går 18:03", "25 okt.", "25 okt. 2024". */
function happened(intl: IntlShape, moment: number, now: number): string {
  const [day, today] = [stockholmDay(moment), stockholmDay(now)];
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
  /** "14:32", of a moment in ms since 1970. */
  readonly timeOf: (moment: number) => string;
  /** When it happened as seen from now; both in ms since 1970. */
  readonly happened: (moment: number, now: number) => string;
}

/** Days and times as they are written in the language of the page, always in Stockholm (§9). */
export function useDays(): Days {
  const intl = useIntl();
  return {
    dayOf: (day) => intl.formatDate(`${day}T12:00:00Z`, { timeZone, day: 'numeric', month: 'long' }),
    timeOf: (moment) => timeOf(intl, moment),
    happened: (moment, now) => happened(intl, moment, now),
  };
}
