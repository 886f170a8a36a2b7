/** How long the warning of inactivity shows before the log-out, ms. */
const INACTIVITY_COUNTDOWN = 60_000;

/** When the user must be logged out, ms since 1970. `limit`: the time without input before the warning, ms. */
export const timeoutMoment = (lastInput: number, limit: number): number => lastInput + limit + INACTIVITY_COUNTDOWN;

/** The moment of the last input that is stored on the device, ms since 1970; `now` if it is missing or not in the past. */
export function asLastInput(stored: string | null, now: number): number {
  const moment = Number(stored);
  return moment > 0 && moment < now ? moment : now;
}
