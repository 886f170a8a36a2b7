import type { Database } from './db/database.ts';

const KEY = 'clockOffset';

/** The sandbox's time: real time plus an offset that is stored in the database. */
export interface Clock {
  /** ms since 1970 */
  now(): number;
  /** Offset from real time, in ms. */
  offset(): number;
  setOffset(milliseconds: number): void;
}

/** The clock of a database. `realNow` is the real time, ms since 1970. */
export function createClock(db: Database, realNow: () => number): Clock {
  let offset = Number(db.one<{ value: string }>`SELECT value FROM setting WHERE key = ${KEY}`?.value ?? 0);
  return {
    now: () => realNow() + offset,
    offset: () => offset,
    setOffset(milliseconds) {
      offset = milliseconds;
      db.run`INSERT OR REPLACE INTO setting (key, value) VALUES (${KEY}, ${String(milliseconds)})`;
    },
  };
}
