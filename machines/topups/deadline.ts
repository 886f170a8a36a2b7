import type { TopupSettings } from '../../contract/topups.ts';
import { dayOfMonth, daysBetween, endOf, yearOf } from '../days.ts';

/** The employer's setting for the last day to order or cancel a month (§4). */
export type DeadlineRule = Pick<TopupSettings, 'lastDayOrderTopup' | 'sameMonthTopup'>;

export interface MonthOfYear {
  readonly year: number;
  /** January is 1. */
  readonly monthNumber: number;
}

/** The last day (`yyyy-mm-dd`) on which a month can be ordered or canceled: in the month itself or in the one before. */
export function lastDayFor({ lastDayOrderTopup, sameMonthTopup }: DeadlineRule, { year, monthNumber }: MonthOfYear) {
  return dayOfMonth(year, sameMonthTopup ? monthNumber : monthNumber - 1, lastDayOrderTopup);
}

/** The first moment after the last day, in ms since 1970: midnight in Stockholm. */
export const deadlineOf = (rule: DeadlineRule, month: MonthOfYear): number => endOf(lastDayFor(rule, month));

/** A deadline is soon when fewer days than these are left. */
const SOON_DAYS = 7;

/** Whether a last day (`yyyy-mm-dd`) is at most six days ahead. */
export function isSoon(lastDay: string, today: string): boolean {
  const days = daysBetween(today, lastDay);
  return days >= 0 && days < SOON_DAYS;
}

const OCTOBER = 10;

/** Whether only November and December of the current year can still be ordered on a day (`yyyy-mm-dd`). */
export const isNextYearNear = (rule: DeadlineRule, today: string): boolean =>
  lastDayFor(rule, { year: yearOf(today), monthNumber: OCTOBER }) < today;
