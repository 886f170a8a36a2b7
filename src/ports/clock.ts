import type { Clock } from '../../machines/ports.ts';

/** `setTimeout` fires at once when the delay is longer, ms. */
const MAX_TIMEOUT = 2 ** 31 - 1;
/** While the computer sleeps, timers stand still: near its end, a wait looks at the clock this often, ms. */
const POLL_INTERVAL = 10_000;
const POLLED_PERIOD = 3_600_000;
/** A smaller difference from the backend's time is ignored, ms: the `Date` header has whole seconds. */
const TOLERANCE = 2000;

/** When to look at the clock again, if so much of a wait remains; ms. */
const delayBefore = (remaining: number): number =>
  remaining > POLLED_PERIOD ? Math.min(remaining - POLLED_PERIOD, MAX_TIMEOUT) : Math.min(remaining, POLL_INTERVAL);

export interface ServerClock extends Clock {
  /** Sets the clock by the `Date` header of a response. */
  follow(headers: Headers): void;
}

/** A clock that shows the backend's time, also if the device's own clock is wrong: tokens and deadlines depend on it. */
export function serverClock(): ServerClock {
  let offset = 0;
  const now = () => Date.now() + offset;
  return {
    now,
    follow(headers) {
      const serverTime = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(serverTime)) return;
      const difference = serverTime - Date.now();
      offset = Math.abs(difference) < TOLERANCE ? 0 : difference;
    },
    until: (moment, { signal }) =>
      new Promise((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout>;
        const cleanUp = () => {
          clearTimeout(timer);
          document.removeEventListener('visibilitychange', check);
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
        check();
      }),
  };
}
