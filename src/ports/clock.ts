import type { Clock } from '../../machines/ports.ts';

/** Longer timers fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

export interface ServerClock extends Clock {
  /** Follows the server: takes the time of an answer's `Date` header. */
  follow(headers: Headers): void;
}

/**
 * A clock that shows the backend's time, however wrong the device's own is: tokens and deadlines end by the
 * backend's time. Differences under two seconds count as none, for the header knows only whole seconds.
 */
export function serverClock(): ServerClock {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  return {
    now,
    follow(headers) {
      const told = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(told)) return;
      const difference = told - Date.now();
      ahead = Math.abs(difference) < 2000 ? 0 : difference;
    },
    until: (moment, { signal }) =>
      new Promise((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout>;
        const done = () => {
          clearTimeout(timer);
          document.removeEventListener('visibilitychange', look);
          signal.removeEventListener('abort', abort);
        };
        const abort = () => {
          done();
          reject(signal.reason);
        };
        // A device that slept wakes with its timers late: look at the clock whenever the page shows.
        const look = () => {
          clearTimeout(timer);
          const remaining = moment - now();
          if (remaining > 0) {
            timer = setTimeout(look, Math.min(remaining, LONGEST_TIMER));
            return;
          }
          done();
          resolve();
        };
        signal.addEventListener('abort', abort);
        document.addEventListener('visibilitychange', look);
        look();
      }),
  };
}
