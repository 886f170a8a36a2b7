import { addDays, dayOfMonth, daysBetween, yearOf } from './days.ts';

/** The Sunday of Easter, `yyyy-mm-dd`, by the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dayOfMonth(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Sunday is 0. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The first Friday on or after a day. */
const fridayFrom = (day: string): string => addDays(day, (5 - weekdayOf(day) + 7) % 7);

/** Without All Saints' Day and Midsummer's Day, which are Saturdays. */
function holidaysOf(year: number): readonly string[] {
  const easter = easterSunday(year);
  const fixed = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'];
  const goodFriday = addDays(easter, -2);
  const easterMonday = addDays(easter, 1);
  const ascensionDay = addDays(easter, 39);
  const midsummerEve = fridayFrom(dayOfMonth(year, 6, 19));
  return [...fixed.map((day) => `${year}-${day}`), goodFriday, easterMonday, ascensionDay, midsummerEve];
}

/**
 * Whether people in Sweden usually work on a day (`yyyy-mm-dd`): not on Saturdays, Sundays and public holidays, nor on the eves
 * of Midsummer, Christmas and New Year, which the Annual Leave Act treats as Sundays.
 */
export const isWorkingDay = (day: string): boolean =>
  weekdayOf(day) % 6 !== 0 && !holidaysOf(yearOf(day)).includes(day);

/** The number of Swedish working days from a day until the one before another, both `yyyy-mm-dd`. */
export function workingDaysUntil(from: string, to: string): number {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));
  return days.filter(isWorkingDay).length;
}
