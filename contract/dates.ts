import { readAs } from './tolerance.ts';
import { Day, isMoment, Moment } from './values.ts';

const ZONE = { timeZone: 'Europe/Stockholm' } as const;
/** Made when they are first needed: the first date format takes 15 ms in Node, and a phone is slower. */
let offsets: Intl.DateTimeFormat | undefined;
let days: Intl.DateTimeFormat | undefined;

/** The offset of Stockholm at a moment, such as `+01:00`. */
function offsetAt(moment: number): string {
  offsets ??= new Intl.DateTimeFormat('en', { ...ZONE, timeZoneName: 'longOffset' });
  const parts = offsets.formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3) ?? '';
}

const LOCAL = /^(\d{4}-\d\d-\d\d)(?:T([\d:.]+))?$/;

/** A text in ISO 8601: with `T` between day and time, and a colon in the offset. */
const toIso = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2');

const two = (part: number): string => String(part).padStart(2, '0');
/** The latest moment in seconds that is not one in ms. */
const MAX_SECONDS = 1e11;

/** Seconds or ms since 1970, or the parts of a local time, as Java writes them. */
function toText(value: unknown): unknown {
  if (typeof value === 'number' && value > 1e8) {
    const moment = new Date(value > MAX_SECONDS ? value : value * 1000);
    return Number.isNaN(moment.getTime()) ? value : moment.toISOString();
  }
  if (!Array.isArray(value) || value.length < 3 || !value.every((part) => Number.isInteger(part))) return value;
  const [year, month, day, hour = 0, minute = 0, second = 0] = value as number[];
  const date = `${year}-${two(month ?? 0)}-${two(day ?? 0)}`;
  return value.length === 3 ? date : `${date}T${two(hour)}:${two(minute)}:${two(second)}`;
}

/** A date without an offset is a time in Stockholm; without a time, the start of the day. */
function toMoment(found: unknown): unknown {
  const value = toText(found);
  if (typeof value !== 'string') return value;
  const [, day, time = '00:00'] = LOCAL.exec(value.replace(' ', 'T')) ?? [];
  if (day === undefined) return toIso(value);
  const moment = Date.parse(`${day}T${time}+01:00`);
  return Number.isNaN(moment) ? value : `${day}T${time}${offsetAt(moment)}`;
}

/** The day in Stockholm of a date with a time. A day that does not exist stays, because `Date` reads 31 November as 1 December. */
function toDay(found: unknown): unknown {
  const value = toText(found);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value;
  const moment = toMoment(value);
  if (!isMoment(moment)) return value;
  days ??= new Intl.DateTimeFormat('sv-SE', ZONE);
  return days.format(Date.parse(String(moment)));
}

/** A moment that may arrive without an offset or without a time. */
export const moment = readAs(Moment, toMoment);

/** A calendar day that may arrive with a time. */
export const day = readAs(Day, toDay);
