const HOUR = 3_600_000;

// The Swedish way to write a day is the ISO one.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The calendar day in Stockholm, `yyyy-mm-dd`, of a moment in ms since 1970. */
export const dayAt = (moment: number): string => days.format(moment);

/** The calendar year that it is in Stockholm at a moment, ms since 1970. */
export const yearAt = (moment: number): number => Number(dayAt(moment).slice(0, 4));

/** The day so many days later, `yyyy-mm-dd`; earlier for a negative number. */
export function addDays(day: string, count: number): string {
  const moved = new Date(day);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/** Whole days from one day to another, both `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / (24 * HOUR);

/** The day of a month; a number beyond the month's end means its last day. January is 1. */
export function dayOfMonth(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(Math.max(day, 1), last))).toISOString().slice(0, 10);
}

/** When a day (`yyyy-mm-dd`) is over in Stockholm: its midnight, in ms since 1970. */
export function endOf(day: string): number {
  const next = addDays(day, 1);
  // Stockholm is two hours ahead in summer and one in winter, and never changes at midnight.
  const inSummer = Date.parse(next) - 2 * HOUR;
  return dayAt(inSummer) === next ? inSummer : inSummer + HOUR;
}

/** The first moment of a month in Stockholm, ms since 1970; January is 1. */
export const startOfMonth = (year: number, month: number): number => endOf(addDays(dayOfMonth(year, month, 1), -1));
