import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { Rejection } from '../rejection.ts';

const milliseconds = z.optional(z.coerce.number<number | string>().check(z.int()));

/** Moves the clock: to an offset from real time, forward by an amount, or to a Stockholm time (`yyyy-mm-ddThh:mm`). */
export const clockInput = z.object({ offset: milliseconds, advance: milliseconds, at: z.optional(z.string()) });

/** The time of the sandbox's clock; `offset` in ms. */
export const timeOf = (clock: Clock) => ({ now: new Date(clock.now()).toISOString(), offset: clock.offset() });

function parseTime(text: string): number {
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Stockholm').epochMilliseconds;
  } catch {
    throw new Rejection(400, `${text} is not a time like 2027-01-31T12:00`, [
      { field: 'at', detail: 'must be a time' },
    ]);
  }
}

/** Sets the offset of the clock, advances it (both ms), or moves it to a time in Stockholm. Returns the new time. */
export function moveClock(clock: Clock, { offset, advance, at }: z.output<typeof clockInput>) {
  if (offset !== undefined) clock.setOffset(offset);
  if (advance !== undefined) clock.setOffset(clock.offset() + advance);
  if (at !== undefined) clock.setOffset(clock.offset() + parseTime(at) - clock.now());
  return timeOf(clock);
}
