const ZONE = 'Europe/Stockholm';

/** The calendar day in Stockholm at a moment (ms since 1970). */
export const dayAt = (moment: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE).toPlainDate();

/** The moment (ms since 1970) when a Stockholm clock shows `time` (`hh:mm`) on a day. */
export const momentAt = (day: Temporal.PlainDate, time: string): number =>
  day.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds;

/** A day of a month; a number beyond the month's end means its last day (decided for deadlines and top-ups alike). */
export const dayOfMonth = (year: number, month: number, day: number): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' });
