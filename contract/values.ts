import * as z from 'zod/mini';

/** A numeric identifier or number that travels in a path or query. */
export const Id = z.codec(z.string().check(z.regex(/^\d+$/)), z.int(), { decode: Number, encode: String });

/** A calendar day, `yyyy-mm-dd`, in Stockholm. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A moment, ISO 8601 with an offset. */
export const Moment = z.iso.datetime({ offset: true });

/** No content: the call answers 204 and its body is never read. */
export const nothing = z.void();
