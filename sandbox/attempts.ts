import type { Database } from './db/database.ts';
import { Rejection } from './rejection.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Limit {
  readonly maxAttempts: number;
  /** ms */
  readonly window: number;
}

/** Rate limits by action. */
const LIMITS = {
  logIn: { maxAttempts: 10, window: 15 * MINUTE },
  oldPassword: { maxAttempts: 10, window: 15 * MINUTE },
  code: { maxAttempts: 10, window: 10 * MINUTE },
  /** The codes of all purposes: each can be tried five times, so it also limits the guesses. */
  anyCode: { maxAttempts: 20, window: DAY },
  resetLink: { maxAttempts: 5, window: 60 * MINUTE },
  ticket: { maxAttempts: 10, window: 10 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

type LimitedAction = keyof typeof LIMITS;

/** Returns whether a subject (a cardholder or a name) has reached the limit of an action. */
export function isExhausted(db: Database, action: LimitedAction, subject: string | number, now: number): boolean {
  const { maxAttempts, window } = LIMITS[action];
  const row = db.one<{ count: number }>`
    SELECT count(*) AS count FROM attempt WHERE what = ${`${action} ${subject}`} AND at > ${now - window}`;
  return (row?.count ?? 0) >= maxAttempts;
}

/** Records an attempt and deletes expired ones. */
export function countAttempt(db: Database, action: LimitedAction, subject: string | number, now: number): void {
  db.run`DELETE FROM attempt WHERE what = ${`${action} ${subject}`} AND at <= ${now - LIMITS[action].window}`;
  db.run`INSERT INTO attempt (what, at) VALUES (${`${action} ${subject}`}, ${now})`;
}

/** Deletes all attempts of a subject at an action. */
export function forgetAttempts(db: Database, action: LimitedAction, subject: string | number): void {
  db.run`DELETE FROM attempt WHERE what = ${`${action} ${subject}`}`;
}

/** Records an attempt; rejects with 429 when the limit is reached. */
export function requireAttemptsLeft(db: Database, action: LimitedAction, subject: string | number, now: number): void {
  if (isExhausted(db, action, subject, now)) throw new Rejection(429, 'Too many attempts');
  countAttempt(db, action, subject, now);
}
