import type { Database } from './db/database.ts';
import { Refusal } from './refusal.ts';

const MINUTE = 60_000;

interface Limit {
  readonly most: number;
  /** ms */
  readonly within: number;
}

/** How often a thing may be done in a while; far beyond what somebody in earnest needs. */
const LIMITS = {
  logIn: { most: 10, within: 15 * MINUTE },
  oldPassword: { most: 10, within: 15 * MINUTE },
  code: { most: 10, within: 10 * MINUTE },
  resetLink: { most: 5, within: 60 * MINUTE },
  ticket: { most: 10, within: 10 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

type Attempted = keyof typeof LIMITS;

/** Whether somebody has done a thing as often as they may. */
export function isExhausted(db: Database, what: Attempted, who: string | number, now: number): boolean {
  const { most, within } = LIMITS[what];
  const row = db.one<{ count: number }>`
    SELECT count(*) AS count FROM attempt WHERE what = ${`${what} ${who}`} AND at > ${now - within}`;
  return (row?.count ?? 0) >= most;
}

/** Counts that somebody does a thing, and forgets what is too old to count. */
export function countAttempt(db: Database, what: Attempted, who: string | number, now: number): void {
  db.run`DELETE FROM attempt WHERE what = ${`${what} ${who}`} AND at <= ${now - LIMITS[what].within}`;
  db.run`INSERT INTO attempt (what, at) VALUES (${`${what} ${who}`}, ${now})`;
}

/** Forgets what somebody has tried. */
export function forgetAttempts(db: Database, what: Attempted, who: string | number): void {
  db.run`DELETE FROM attempt WHERE what = ${`${what} ${who}`}`;
}

/** Refuses whoever has done a thing too often, and counts this time. */
export function demandPatience(db: Database, what: Attempted, who: string | number, now: number): void {
  if (isExhausted(db, what, who, now)) throw new Refusal(429, 'Too many attempts');
  countAttempt(db, what, who, now);
}
