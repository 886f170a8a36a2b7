const ZONE = 'Europe/Stockholm';

/** The calendar day in Stockholm at a time (ms since 1970). */
export const dayAt = (moment: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE).toPlainDate();

/** The time (ms since 1970) at `time` (`hh:mm`) on a day in Stockholm. */
export const momentAt = (day: Temporal.PlainDate, time: string): number =>
  day.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds;

/** A day of a month. A number after the end of the month means its last day, for deadlines and top-ups alike. */
export const dayOfMonth = (year: number, month: number, day: number): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' });
