import type { Clock } from '../../machines/ports.ts';

/** `setTimeout` fires at once when the delay is longer, ms. */
const MAX_TIMEOUT = 2 ** 31 - 1;
/** While the computer sleeps, timers stand still: near its end, a wait looks at the clock this often, ms. */
const POLL_INTERVAL = 10_000;
const POLLED_PERIOD = 3_600_000;
/** A smaller difference from the backend's time is ignored, ms: the `Date` header has whole seconds. */
const TOLERANCE = 2000;
/** A larger difference between the device's clock and the time that has passed is a jump, ms. */
const MAX_JUMP = 30_000;
/** How long the server has to say what time it is, ms. */
const READ_LIMIT = 5000;

/** When to look at the clock again, if so much of a wait remains; ms. */
const delayBefore = (remaining: number): number =>
  remaining > POLLED_PERIOD ? Math.min(remaining - POLLED_PERIOD, MAX_TIMEOUT) : Math.min(remaining, POLL_INTERVAL);

export interface ServerClock extends Clock {
  /** Sets the clock by the `Date` header of a response. */
  follow(headers: Headers): void;
}

/** Waits for a moment by a clock, ms since 1970. `checks` holds what looks at the clock again when it has changed. */
const waitUntil =
  (now: () => number, checks: Set<() => void>): Clock['until'] =>
  (moment, { signal }) =>
    new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout>;
      const cleanUp = () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', check);
        checks.delete(check);
        signal.removeEventListener('abort', abort);
      };
      const abort = () => {
        cleanUp();
        reject(signal.reason);
      };
      const check = () => {
        clearTimeout(timer);
        const remaining = moment - now();
        if (remaining > 0) {
          timer = setTimeout(check, delayBefore(remaining));
          return;
        }
        cleanUp();
        resolve();
      };
      signal.addEventListener('abort', abort);
      // Timers are late after the device was asleep.
      document.addEventListener('visibilitychange', check);
      checks.add(check);
      check();
    });

/** The headers of the portal's own server, which has the time of the backend. Rejects after five seconds. */
const readServerTime = async (): Promise<Headers> => {
  const init = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(READ_LIMIT) } as const;
  return (await fetch('/config.json', init)).headers;
};

/**
 * A clock that shows the backend's time, also if the device's own clock is wrong: tokens and deadlines depend on it. If the
 * device's clock jumps, the device was asleep or its clock was set. Until the server has answered which, the clock goes on
 * as if nothing had happened; without an answer it follows the device.
 */
export function serverClock(readTime: () => Promise<Headers> = readServerTime): ServerClock {
  let offset = 0;
  /** When `performance.now()` was 0 by the device's clock, as last confirmed; ms since 1970. */
  let origin = Date.now() - performance.now();
  let isChecking = false;
  const checks = new Set<() => void>();

  const follow = (headers: Headers) => {
    const serverTime = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(serverTime)) return;
    const difference = serverTime - Date.now();
    offset = Math.abs(difference) < TOLERANCE ? 0 : difference;
    origin = Date.now() - performance.now();
  };
  const checkTime = async () => {
    isChecking = true;
    await readTime().then(follow, () => undefined);
    origin = Date.now() - performance.now();
    isChecking = false;
    for (const check of checks) check();
  };
  const now = () => {
    const deviceTime = Date.now();
    const passed = performance.now();
    const hasJumped = Math.abs(deviceTime - passed - origin) > MAX_JUMP;
    if (hasJumped && !isChecking) void checkTime();
    return (hasJumped ? origin + passed : deviceTime) + offset;
  };

  return {
    now,
    follow,
    until: waitUntil(now, checks),
  };
}
