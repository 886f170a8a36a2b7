const HOUR = 3_600_000;

/** Made when it is first needed: the first date format takes 15 ms in Node, and a phone is slower. */
let stockholmDate: Intl.DateTimeFormat | undefined;

/** The calendar day in Stockholm, `yyyy-mm-dd`, at a moment in ms since 1970. */
export function dayAt(moment: number): string {
  // Swedish dates are written like ISO dates.
  stockholmDate ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });
  return stockholmDate.format(moment);
}

/** The year of a day `yyyy-mm-dd`. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * The calendar year in Stockholm at a moment in ms since 1970. At the turn of the year Stockholm is one hour ahead of UTC.
 * The reads that every start waits for need the year, so it must not need a date format.
 */
export const yearAt = (moment: number): number => new Date(moment + HOUR).getUTCFullYear();

/** The day (`yyyy-mm-dd`) that is `count` days later; earlier when negative. */
export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The number of days from one day to another, both `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / (24 * HOUR);

/**
 * A day of a month as `yyyy-mm-dd`; a number beyond the end of the month means its last day. January is 1, and 0 is the
 * December before it.
 */
export function dayOfMonth(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(Math.max(day, 1), last))).toISOString().slice(0, 10);
}

/** A moment in the middle of a month, in ms since 1970: in every time zone a text shows the same month. January is 1. */
export const middleOfMonth = (year: number, month: number): number => Date.UTC(year, month - 1, 15);

/** The end of a day (`yyyy-mm-dd`) in Stockholm: the midnight after it, in ms since 1970. */
export function endOf(day: string): number {
  const next = addDays(day, 1);
  // Stockholm is two hours ahead of UTC in summer and one in winter, and never changes at midnight.
  const inSummer = Date.parse(next) - 2 * HOUR;
  return dayAt(inSummer) === next ? inSummer : inSummer + HOUR;
}

/** The start of a day (`yyyy-mm-dd`) in Stockholm, in ms since 1970. */
export const startOf = (day: string): number => endOf(addDays(day, -1));

/** The start of a month in Stockholm, in ms since 1970. January is 1. */
export const startOfMonth = (year: number, month: number): number => startOf(dayOfMonth(year, month, 1));

/** The Monday of the week of a day, both `yyyy-mm-dd`. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
