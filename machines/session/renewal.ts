const SECOND = 1000;

/** A token is due for renewal when less than this remains (§7, §9). */
export const RENEWAL_WINDOW = 1500 * SECOND;
/**
 * The shortest time between two renewals, unless the token lives too short for that; also the time after the start of
 * the page in which queries do not renew (decision 1).
 */
export const RENEWAL_PAUSE = 60 * SECOND;
/** How long before expiry the user is asked to stay logged in. */
export const EXPIRY_WARNING = 120 * SECOND;

/**
 * When to renew, ms since 1970: when the renewal window starts, but not in a tight loop when tokens are short-lived.
 * `requestedAt`: when this page last requested a renewal; null before the first request.
 */
export function renewalMoment(expiry: number, requestedAt: number | null): number {
  if (requestedAt === null) return expiry - RENEWAL_WINDOW;
  const pause = Math.min(RENEWAL_PAUSE, Math.max(SECOND, (expiry - requestedAt) / 2));
  return Math.max(expiry - RENEWAL_WINDOW, requestedAt + pause);
}
