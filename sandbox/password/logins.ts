import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { Database } from '../db/database.ts';

/** A stored password login. */
export interface LoginRow {
  readonly cardholderId: number;
  readonly username: string;
  readonly passwordHash: string;
  readonly hasMfa: number;
}

/** The username and password of a cardholder; undefined if there are none. */
export const loginOf = (db: Database, cardholderId: number): LoginRow | undefined =>
  db.one<LoginRow>`
    SELECT cardholder_id AS cardholderId, username, password_hash AS passwordHash, has_mfa AS hasMfa
    FROM login WHERE cardholder_id = ${cardholderId}`;

/** The cardholders with an e-mail address; those who have verified it first. */
const cardholdersWithEmail = (db: Database, email: string) =>
  db.all<{ id: number; verified: number }>`
    SELECT cardholder_id AS id, verified FROM contact JOIN login USING (cardholder_id)
    WHERE type = ${CONTACT_TYPE.email} AND value = ${email} COLLATE NOCASE ORDER BY verified DESC`;

/** Finds a login by its username or e-mail (§1). */
export function loginNamed(db: Database, name: string): LoginRow | undefined {
  const byUsername = db.one<{ id: number }>`SELECT cardholder_id AS id FROM login WHERE username = ${name}`?.id;
  const id = byUsername ?? cardholdersWithEmail(db, name)[0]?.id;
  return id === undefined ? undefined : loginOf(db, id);
}

/** Finds a login by its verified e-mail, for a reset link: an unverified address may belong to another person. */
export function loginWithVerifiedEmail(db: Database, email: string): LoginRow | undefined {
  const id = cardholdersWithEmail(db, email).find(({ verified }) => verified === 1)?.id;
  return id === undefined ? undefined : loginOf(db, id);
}

/** Saves a new password; returns false when the old one has changed in the meantime. */
export const changeHash = (db: Database, login: LoginRow, passwordHash: string, now: number): boolean =>
  db.run`
    UPDATE login SET password_hash = ${passwordHash}, changed_at = ${now}
    WHERE cardholder_id = ${login.cardholderId} AND password_hash = ${login.passwordHash}` === 1;
