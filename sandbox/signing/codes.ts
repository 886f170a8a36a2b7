import { randomInt } from 'node:crypto';
import type { Purpose } from '../../contract/signature.ts';
import { demandPatience } from '../attempts.ts';
import type { Database } from '../db/database.ts';
import { type Letter, send } from '../mailbox/mailbox.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** What a code is good for, and nothing else. */
export type CodePurpose = Purpose | 'LOG_IN' | 'CONTACT';

/** §5: a code is valid for 30 minutes. */
const LIFE = 1_800_000;
const MOST_WRONG_TRIES = 5;

/** What a code is about; a contact detail's is about that one and its value to be. */
export interface CodeSubject {
  readonly cardholderId: number;
  readonly purpose: CodePurpose;
  readonly contact?: { readonly id: number; readonly newValue: string };
}

/** A code as it was sent; moments in ms since 1970. */
export interface SentCode {
  readonly id: number;
  readonly digits: string;
  readonly newValue: string | null;
  readonly wrongTries: number;
  readonly spentAt: number | null;
}

/** Sends a new code, which puts every older one of the purpose out of use. Refuses when too many were asked for. */
export function sendCode(
  world: World,
  { cardholderId, purpose, contact }: CodeSubject,
  letter: (digits: string) => Letter,
): void {
  const { db, clock } = world;
  demandPatience(db, 'code', `${cardholderId} ${purpose}`, clock.now());
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  db.transaction(() => {
    db.run`
      INSERT INTO code (cardholder_id, purpose, contact_id, new_value, digits, sent_at)
      VALUES (${cardholderId}, ${purpose}, ${contact?.id ?? null}, ${contact?.newValue ?? null}, ${digits},
        ${clock.now()})`;
    send(world, { ...letter(digits), code: digits, cardholderId });
  });
}

/** The newest code of a purpose, spent or not, while it is valid. */
export const newestCode = (
  { db, clock }: World,
  cardholderId: number,
  purpose: CodePurpose,
  contactId: number | null = null,
): SentCode | undefined =>
  db.one<SentCode>`
    SELECT id, digits, new_value AS newValue, wrong_tries AS wrongTries, spent_at AS spentAt
    FROM (
      SELECT * FROM code
      WHERE cardholder_id = ${cardholderId} AND purpose = ${purpose} AND contact_id IS ${contactId}
      ORDER BY id DESC LIMIT 1
    )
    WHERE sent_at > ${clock.now() - LIFE}`;

/**
 * Makes sure that somebody entered the code, or refuses with `invalid`: a wrong try counts, whatever becomes of the
 * request, and after five the code is dead. Who goes on must spend it.
 */
export function demandCode(db: Database, code: SentCode | undefined, entered: string, invalid: Refusal): SentCode {
  if (!code || code.spentAt !== null) throw invalid;
  if (code.wrongTries >= MOST_WRONG_TRIES) throw new Refusal(429, 'Too many attempts');
  if (code.digits === entered) return code;
  db.run`UPDATE code SET wrong_tries = wrong_tries + 1 WHERE id = ${code.id}`;
  throw invalid;
}

/** Puts a code out of use; part of the deed that it was entered for. */
export function spendCode({ db, clock }: World, { id }: SentCode): void {
  const spent = db.run`UPDATE code SET spent_at = ${clock.now()} WHERE id = ${id} AND spent_at IS NULL`;
  if (spent !== 1) throw new Error(`code ${id} was spent already`);
}
