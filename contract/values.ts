import * as z from 'zod/mini';

/** The most characters that an e-mail address can have. */
export const MAX_EMAIL_LENGTH = 254;

/** A numeric identifier in a path or query: text on the wire, a number in code. */
export const Id = z.codec(z.string().check(z.regex(/^\d+$/)), z.int(), { decode: Number, encode: String });

/*@__NO_SIDE_EFFECTS__*/
const whole = (text: RegExp, from: number, to: number) =>
  z.codec(z.string().check(z.regex(text)), z.int().check(z.gte(from), z.lte(to)), { decode: Number, encode: String });

export const Year = whole(/^\d{4}$/, 0, 9999);

/** January is 1. */
export const MonthNumber = whole(/^\d{1,2}$/, 1, 12);

/** Rows of a page, at most 100. */
export const PageSize = whole(/^\d{1,3}$/, 1, 100);

/**
 * A year in a response. Other years are mistakes, such as 0001 for a missing date, and the date functions of the portal
 * need years of four digits.
 */
export const CalendarYear = z.int().check(z.gte(1900), z.lte(2999));

const DAY = String.raw`(19|2\d)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?`;
const OFFSET = String.raw`(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)`;

/**
 * Whether the month of a text that starts with `yyyy-mm-dd` has that day. `Date` rejects 30 February or moves it to March,
 * but is too slow for each row of a long list: every month has 28 days.
 */
function isDayOfItsMonth(text: string): boolean {
  const day = Number(text.slice(8, 10));
  return day <= 28 || new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === day;
}

/** A calendar day, `yyyy-mm-dd`, in Stockholm. It exists, and its year is a `CalendarYear`. */
export const Day = z.string().check(z.regex(new RegExp(`^${DAY}$`)), z.refine(isDayOfItsMonth));

const MOMENT = new RegExp(`^${DAY}T${TIME}${OFFSET}$`);

/**
 * A moment, ISO 8601 with an offset of at most 14 hours. Its day exists, and its year is a `CalendarYear`.
 * A regular expression keeps the large `z.iso` out of the log-in page.
 */
export const Moment = z.string().check(z.regex(MOMENT), z.refine(isDayOfItsMonth));

/** Whether a value is a `Moment`. */
export const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && MOMENT.test(value) && isDayOfItsMonth(value);

/** No content: the backend answers 204. The portal also accepts an empty or JSON body and ignores its content. */
export const nothing = z.void();
