import { momentAt } from '../calendar.ts';
import { holidaysOf } from './holidays.ts';

/** A day on which people may have lunch out. */
export interface Workday {
  readonly date: string;
  readonly year: number;
  readonly weekOfYear: number;
  /** Monday is 1. */
  readonly dayOfWeek: number;
  /** When a clock in Stockholm shows 11:15, ms since 1970. */
  readonly lunchtime: number;
}

const SATURDAY = 6;
const years = new Map<number, readonly Workday[]>();

function workdaysOf(year: number): readonly Workday[] {
  const known = years.get(year);
  if (known) return known;
  const holidays = holidaysOf(year);
  const days: Workday[] = [];
  for (let day = Temporal.PlainDate.from({ year, month: 1, day: 1 }); day.year === year; day = day.add({ days: 1 })) {
    const [date, { dayOfWeek, weekOfYear = 0 }] = [day.toString(), day];
    if (dayOfWeek >= SATURDAY || holidays.has(date)) continue;
    days.push({ date, year, dayOfWeek, weekOfYear, lunchtime: momentAt(day, '11:15') });
  }
  years.set(year, days);
  return days;
}

/** The working days from one day to before another, oldest first. */
export function workdaysBetween(from: Temporal.PlainDate, before: Temporal.PlainDate): Workday[] {
  const [first, last] = [from.toString(), before.toString()];
  const all = Array.from({ length: before.year - from.year + 1 }, (_, index) => workdaysOf(from.year + index)).flat();
  return all.filter(({ date }) => date >= first && date < last);
}
