import type { Database } from './db/database.ts';

const KEY = 'clockOffset';

/** The sandbox's own time, ms since 1970: the real one plus an offset that survives a restart. */
export interface Clock {
  now(): number;
  /** How far ahead of real time it is, in ms. */
  offset(): number;
  setOffset(milliseconds: number): void;
}

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
