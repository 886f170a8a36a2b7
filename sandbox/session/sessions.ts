import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** A session ends twelve hours after the log-in at the latest, however often its token is renewed; ms. */
const MAX_DURATION = 43_200_000;
/** Older sessions are deleted. */
const MAX_SESSIONS = 10_000;

/** A log-in and all renewals of its token. */
export interface SessionRow {
  readonly id: string;
  /** ms since 1970 */
  readonly endsAt: number;
}

interface StartParams {
  readonly cardholderId: number;
  readonly now: number;
  /** Lifetime of the first token, ms. A token of the console may live longer than a session. */
  readonly lifetime: number;
}

/** Starts a session with a log-in. */
export function startSession(db: Database, { cardholderId, now, lifetime }: StartParams): SessionRow {
  const session = { id: randomUUID(), endsAt: now + Math.max(MAX_DURATION, lifetime) };
  db.run`INSERT INTO session (id, cardholder_id, ends_at) VALUES (${session.id}, ${cardholderId}, ${session.endsAt})`;
  db.run`DELETE FROM session WHERE rowid <= (SELECT max(rowid) FROM session) - ${MAX_SESSIONS}`;
  return session;
}

/** A session that is not revoked; undefined when it is revoked or unknown. */
export const validSession = (db: Database, id: string): SessionRow | undefined =>
  db.one<SessionRow>`SELECT id, ends_at AS endsAt FROM session WHERE id = ${id} AND revoked_at IS NULL`;

/** Revokes the sessions of a cardholder, except one. Call it in the transaction that changes the password. */
export function revokeSessions(db: Database, cardholderId: number, now: number, except?: string): void {
  db.run`
    UPDATE session SET revoked_at = ${now}
    WHERE cardholder_id = ${cardholderId} AND revoked_at IS NULL AND id IS NOT ${except ?? null}`;
}

/** Revokes one session, at a log-out. */
export function revokeSession(db: Database, id: string, now: number): void {
  db.run`UPDATE session SET revoked_at = ${now} WHERE id = ${id} AND revoked_at IS NULL`;
}
