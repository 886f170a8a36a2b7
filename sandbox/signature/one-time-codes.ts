import { randomInt } from 'node:crypto';
import type { Purpose } from '../../contract/signature.ts';
import { requireAttemptsLeft } from '../attempts.ts';
import type { Database } from '../db/database.ts';
import { type OutgoingMessage, sendMessage } from '../mailbox/mailbox.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';

/** A code is valid for one purpose only. */
export type CodePurpose = Purpose | 'LOG_IN' | 'CONTACT';

/** §5: a code is valid for 30 minutes, ms. */
const LIFETIME = 1_800_000;
const MAX_WRONG_TRIES = 5;

/** Purpose of a code; a code for a contact detail also has its new value. */
export interface CodeParams {
  readonly cardholderId: number;
  readonly purpose: CodePurpose;
  readonly contact?: { readonly id: number; readonly newValue: string };
}

/** A stored code. Times are ms since 1970. */
export interface SentCode {
  readonly id: number;
  readonly digits: string;
  readonly newValue: string | null;
  readonly wrongTries: number;
  readonly consumedAt: number | null;
}

/** Sends a new code, which invalidates older codes of the purpose. Rejects with 429 after too many requests. */
export function sendCode(
  services: Services,
  { cardholderId, purpose, contact }: CodeParams,
  createMessage: (digits: string) => OutgoingMessage,
): void {
  const { db, clock } = services;
  requireAttemptsLeft(db, 'code', `${cardholderId} ${purpose}`, clock.now());
  requireAttemptsLeft(db, 'anyCode', cardholderId, clock.now());
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  db.transaction(() => {
    db.run`
      INSERT INTO code (cardholder_id, purpose, contact_id, new_value, digits, sent_at)
      VALUES (${cardholderId}, ${purpose}, ${contact?.id ?? null}, ${contact?.newValue ?? null}, ${digits},
        ${clock.now()})`;
    sendMessage(services, { ...createMessage(digits), code: digits, cardholderId });
  });
}

/** The newest code of a purpose, used or unused; undefined when it has expired. */
export const newestCode = (
  { db, clock }: Services,
  cardholderId: number,
  purpose: CodePurpose,
  contactId: number | null = null,
): SentCode | undefined =>
  db.one<SentCode>`
    SELECT id, digits, new_value AS newValue, wrong_tries AS wrongTries, consumed_at AS consumedAt
    FROM (
      SELECT * FROM code
      WHERE cardholder_id = ${cardholderId} AND purpose = ${purpose} AND contact_id IS ${contactId}
      ORDER BY id DESC LIMIT 1
    )
    WHERE sent_at > ${clock.now() - LIFETIME}`;

/**
 * Checks the entered digits; rejects with `invalid`. A wrong try is counted, and after five the code is rejected with 429.
 * The caller must consume the returned code.
 */
export function requireCode(db: Database, code: SentCode | undefined, entered: string, invalid: Rejection): SentCode {
  if (!code || code.consumedAt !== null) throw invalid;
  if (code.wrongTries >= MAX_WRONG_TRIES) throw new Rejection(429, 'Too many attempts');
  if (code.digits === entered) return code;
  db.run`UPDATE code SET wrong_tries = wrong_tries + 1 WHERE id = ${code.id}`;
  throw invalid;
}

/** Marks a code as used. Call it in the transaction of the change. */
export function consumeCode({ db, clock }: Services, { id }: SentCode): void {
  const updated = db.run`UPDATE code SET consumed_at = ${clock.now()} WHERE id = ${id} AND consumed_at IS NULL`;
  if (updated !== 1) throw new Error(`code ${id} was already used`);
}
