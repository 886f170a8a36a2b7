import * as z from 'zod/mini';

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

/** A calendar day, `yyyy-mm-dd`, in Stockholm. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A moment, ISO 8601 with an offset. A regular expression keeps the large `z.iso` out of the log-in page. */
export const Moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/));

/** No content: the backend answers 204 and the body is not read. */
export const nothing = z.void();
