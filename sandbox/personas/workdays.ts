import { momentAt } from '../dates.ts';
import { holidaysOf } from './holidays.ts';

/** A working day. */
export interface Workday {
  readonly date: string;
  readonly year: number;
  readonly weekOfYear: number;
  /** Monday is 1. */
  readonly dayOfWeek: number;
  /** 11:15 in Stockholm, ms since 1970. */
  readonly lunchtime: number;
}

const SATURDAY = 6;
const years = new Map<number, readonly Workday[]>();

function workdaysOf(year: number): readonly Workday[] {
  const cached = years.get(year);
  if (cached) return cached;
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

/** The working days from `from` (inclusive) until `until` (exclusive), oldest first. */
export function workdaysBetween(from: Temporal.PlainDate, until: Temporal.PlainDate): Workday[] {
  const [first, last] = [from.toString(), until.toString()];
  const all = Array.from({ length: until.year - from.year + 1 }, (_, index) => workdaysOf(from.year + index)).flat();
  return all.filter(({ date }) => date >= first && date < last);
}
