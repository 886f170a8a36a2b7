import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { Refusal } from '../refusal.ts';

const milliseconds = z.optional(z.coerce.number<number | string>().check(z.int()));

/** One way to move the clock: to an offset from real time, by so much, or to a time in Stockholm (`yyyy-mm-ddThh:mm`). */
export const movement = z.object({ offset: milliseconds, advance: milliseconds, at: z.optional(z.string()) });

/** What the sandbox's clock shows; `offset` in ms. */
export const timeOf = (clock: Clock) => ({ now: new Date(clock.now()).toISOString(), offset: clock.offset() });

function momentOf(text: string): number {
  try {
    return Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Stockholm').epochMilliseconds;
  } catch {
    throw new Refusal(400, `${text} is not a time like 2027-01-31T12:00`, [{ field: 'at', detail: 'must be a time' }]);
  }
}

export function moveClock(clock: Clock, { offset, advance, at }: z.output<typeof movement>) {
  if (offset !== undefined) clock.setOffset(offset);
  if (advance !== undefined) clock.setOffset(clock.offset() + advance);
  if (at !== undefined) clock.setOffset(clock.offset() + momentOf(at) - clock.now());
  return timeOf(clock);
}
