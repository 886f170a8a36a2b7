import type { Ore } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { isCompletedPurchase, spentOn } from '../charged-amount.ts';
import { cleanLine } from '../clean-text.ts';
import { addDays, dayAt, dayOfMonth, yearOf } from '../days.ts';
import { isWorkingDay } from '../working-days.ts';

/** The value that most lunches of a year have in common. Of equal ones, it is that of the latest lunch. */
export interface Most<Value> {
  readonly value: Value;
  readonly lunches: number;
}

/** What the purchases of one calendar year in Stockholm say. Top-ups, refunds and what was declined do not count. */
export interface LunchYear {
  readonly year: number;
  readonly lunches: number;
  /** The name of a place; null if no purchase has one. */
  readonly place: Most<string> | null;
  /** The number of different places. */
  readonly places: number;
  /** Monday is 1. */
  readonly weekday: Most<number>;
  /** January is 1. */
  readonly month: Most<number>;
  /** The most working days with a lunch in a row. A weekend or a holiday does not end the row. */
  readonly longestRow: number;
  /** Öre including fees. */
  readonly total: Ore;
  /** The average lunch, whole öre. */
  readonly average: Ore;
}

const countsOf = <Value>(values: readonly Value[]): readonly Most<Value>[] =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, { length }]) => ({ value, lunches: length }))
    .toSorted((a, b) => b.lunches - a.lunches);

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
const monthOf = (day: string): number => Number(day.slice(5, 7));

function longestRowOf(days: ReadonlySet<string>, year: number): number {
  let [longest, row] = [0, 0];
  for (let day = dayOfMonth(year, 1, 1); yearOf(day) === year; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    row = days.has(day) ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

/**
 * Computes what is shown of a year; null if it has no lunch.
 *
 * @param transactions newest first; those of another year in Stockholm are left out
 */
export function lunchYearOf(transactions: readonly Transaction[], year: number): LunchYear | null {
  const lunches = transactions
    .filter(isCompletedPurchase)
    .map((purchase) => ({ purchase, day: dayAt(Date.parse(purchase.transactionDate)) }))
    .filter(({ day }) => yearOf(day) === year);
  const days = lunches.map(({ day }) => day);
  const [weekday] = countsOf(days.map(weekdayOf));
  const [month] = countsOf(days.map(monthOf));
  if (!weekday || !month) return null;
  const places = countsOf(lunches.map(({ purchase }) => cleanLine(purchase.description)).filter(Boolean));
  const total = spentOn(lunches.map(({ purchase }) => purchase));
  return {
    year,
    lunches: lunches.length,
    place: places[0] ?? null,
    places: places.length,
    weekday,
    month,
    longestRow: longestRowOf(new Set(days), year),
    total,
    average: Math.round(total / lunches.length) as Ore,
  };
}
