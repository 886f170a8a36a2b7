const SECOND = 1000;

/** A token is due for renewal when less than this remains (§7, §9). */
const RENEWAL_WINDOW = 1500 * SECOND;
/** Between two renewals, unless the token lives too short for that (decision 1). */
export const RENEWAL_PAUSE = 60 * SECOND;
/** How long before the end the cardholder is asked to stay logged in. */
export const ENDING_WINDOW = 120 * SECOND;

/** When to renew, in ms since 1970: at the window's start, yet never in a tight loop when tokens are short-lived. */
export function renewalMoment(expiry: number, askedAt: number): number {
  const pause = Math.min(RENEWAL_PAUSE, Math.max(SECOND, (expiry - askedAt) / 2));
  return Math.max(expiry - RENEWAL_WINDOW, askedAt + pause);
}
