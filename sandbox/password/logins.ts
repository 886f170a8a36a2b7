import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { Database } from '../db/database.ts';

/** How somebody logs in without BankID. */
export interface LoginRow {
  readonly cardholderId: number;
  readonly username: string;
  readonly passwordHash: string;
  readonly hasMfa: number;
}

export const loginOf = (db: Database, cardholderId: number): LoginRow | undefined =>
  db.one<LoginRow>`
    SELECT cardholder_id AS cardholderId, username, password_hash AS passwordHash, has_mfa AS hasMfa
    FROM login WHERE cardholder_id = ${cardholderId}`;

const holderOfEmail = (db: Database, email: string): number | undefined =>
  db.one<{ id: number }>`
    SELECT cardholder_id AS id FROM contact JOIN login USING (cardholder_id)
    WHERE type = ${CONTACT_TYPE.email} AND value = ${email} COLLATE NOCASE ORDER BY verified DESC LIMIT 1`?.id;

/** Finds a login by its username or e-mail (§1). */
export function loginNamed(db: Database, name: string): LoginRow | undefined {
  const named = db.one<{ id: number }>`SELECT cardholder_id AS id FROM login WHERE username = ${name}`?.id;
  const id = named ?? holderOfEmail(db, name);
  return id === undefined ? undefined : loginOf(db, id);
}

/** The login that a reset link may be sent for. */
export function loginWithEmail(db: Database, email: string): LoginRow | undefined {
  const id = holderOfEmail(db, email);
  return id === undefined ? undefined : loginOf(db, id);
}

/** Puts a new password in the place of the old one, unless that was changed meanwhile. */
export const changeHash = (db: Database, login: LoginRow, passwordHash: string, now: number): boolean =>
  db.run`
    UPDATE login SET password_hash = ${passwordHash}, changed_at = ${now}
    WHERE cardholder_id = ${login.cardholderId} AND password_hash = ${login.passwordHash}` === 1;
