import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';

/** 1 is e-mail, 2 is phone (§3). */
export type ContactType = (typeof CONTACT_TYPE)[keyof typeof CONTACT_TYPE];

export interface ContactRow {
  readonly id: number;
  readonly type: ContactType;
  readonly value: string;
  readonly verifiedValue: string | null;
}

export const contactOfType = (db: Database, cardholderId: number, type: ContactType): ContactRow | undefined =>
  db.one<ContactRow>`
    SELECT id, type, value, verified_value AS verifiedValue FROM contact
    WHERE cardholder_id = ${cardholderId} AND type = ${type}`;

/** Refuses with 403 whoever asks about a contact detail of somebody else, or one that does not exist. */
export function demandContact(db: Database, id: number, cardholderId: number): ContactRow {
  const contact = db.one<ContactRow>`
    SELECT id, type, value, verified_value AS verifiedValue FROM contact
    WHERE id = ${id} AND cardholder_id = ${cardholderId}`;
  if (!contact) throw new Refusal(403, 'The contact detail belongs to somebody else');
  return contact;
}

interface Detail {
  readonly cardholderId: number;
  readonly type: ContactType;
  readonly value: string;
  readonly now: number;
}

/**
 * Keeps a detail as confirmed now: verified when it was so before. An empty one is kept as empty, so that the detail keeps
 * its number.
 */
export function keepContact(db: Database, { cardholderId, type, value, now }: Detail): void {
  const before = contactOfType(db, cardholderId, type);
  if (!before) {
    if (value !== '') addContact(db, { cardholderId, type, value, now });
    return;
  }
  const isVerified = value !== '' && value === before.verifiedValue;
  db.run`
    UPDATE contact SET value = ${value}, verified = ${isVerified ? 1 : 0}, modified_at = ${now}
    WHERE id = ${before.id}`;
}

/** Adds a detail that is still to be verified, and gives its number. */
export function addContact(db: Database, { cardholderId, type, value, now }: Detail): number {
  const added = db.one<{ id: number }>`
    INSERT INTO contact (cardholder_id, type, value, verified, modified_at)
    VALUES (${cardholderId}, ${type}, ${value}, 0, ${now}) RETURNING id`;
  if (!added) throw new Error('the contact detail was not added');
  return added.id;
}

/** Writes down that a value is the person's own; part of the deed that proves it. */
export function verifyContact(db: Database, id: number, value: string, now: number): void {
  db.run`
    UPDATE contact SET value = ${value}, verified_value = ${value}, verified = 1, modified_at = ${now}
    WHERE id = ${id}`;
}

/** §5: 07 and eight digits, or a plus sign and 1–15 digits that begin with 1–9. */
const PHONE = /^(07\d{8}|\+[1-9]\d{0,14})$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** A new value as it is kept; refuses what is no e-mail address or phone number. */
export function demandValue(type: ContactType, given: string): string {
  if (type === CONTACT_TYPE.email) {
    const value = given.trim();
    if (!EMAIL.test(value)) throw new Refusal(400, 'Value must be a valid email address');
    return value;
  }
  const value = given.replaceAll(/[\s()-]/g, '');
  if (!PHONE.test(value)) throw new Refusal(400, 'Value must be a valid phone number');
  return value;
}
