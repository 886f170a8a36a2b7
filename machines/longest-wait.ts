/**
 * How long a page waits, before it opens, for an answer that would move what people press most, ms. An answer that comes later
 * is shown below that.
 */
export const LONGEST_WAIT = 400;
