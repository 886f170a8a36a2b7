/**
 * How long a page waits, before it opens, for an answer that would move what is on the screen, ms. An answer that comes later
 * is shown where it moves nothing.
 */
export const LONGEST_WAIT = 400;
