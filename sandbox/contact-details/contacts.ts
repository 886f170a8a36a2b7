import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { Database } from '../db/database.ts';
import { Rejection } from '../rejection.ts';

/** 1 is e-mail, 2 is phone (§3). */
export type ContactType = (typeof CONTACT_TYPE)[keyof typeof CONTACT_TYPE];

export interface ContactRow {
  readonly id: number;
  readonly type: ContactType;
  readonly value: string;
  readonly verifiedValue: string | null;
}

/** The contact detail of a type; undefined if the cardholder has none. */
export const contactOfType = (db: Database, cardholderId: number, type: ContactType): ContactRow | undefined =>
  db.one<ContactRow>`
    SELECT id, type, value, verified_value AS verifiedValue FROM contact
    WHERE cardholder_id = ${cardholderId} AND type = ${type}`;

/** Returns the contact detail; rejects with 403 unless it exists and belongs to the cardholder. */
export function requireContact(db: Database, id: number, cardholderId: number): ContactRow {
  const contact = db.one<ContactRow>`
    SELECT id, type, value, verified_value AS verifiedValue FROM contact
    WHERE id = ${id} AND cardholder_id = ${cardholderId}`;
  if (!contact) throw new Rejection(403, 'The contact detail belongs to another cardholder');
  return contact;
}

interface ContactParams {
  readonly cardholderId: number;
  readonly type: ContactType;
  readonly value: string;
  readonly now: number;
}

/**
 * Saves a contact detail as confirmed now. It is verified if the same value was verified before. An empty value is saved
 * as empty, so that the contact detail keeps its id.
 */
export function saveContact(db: Database, { cardholderId, type, value, now }: ContactParams): void {
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

/** Adds an unverified contact detail and returns its id. */
export function addContact(db: Database, { cardholderId, type, value, now }: ContactParams): number {
  const added = db.one<{ id: number }>`
    INSERT INTO contact (cardholder_id, type, value, verified, modified_at)
    VALUES (${cardholderId}, ${type}, ${value}, 0, ${now}) RETURNING id`;
  if (!added) throw new Error('the contact detail was not added');
  return added.id;
}

/** Saves a verified value. Call it in the transaction that consumes the code. */
export function verifyContact(db: Database, id: number, value: string, now: number): void {
  db.run`
    UPDATE contact SET value = ${value}, verified_value = ${value}, verified = 1, modified_at = ${now}
    WHERE id = ${id}`;
}

/** §5: 07 and eight digits, or a plus sign and 1–15 digits that begin with 1–9. */
const PHONE = /^(07\d{8}|\+[1-9]\d{0,14})$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Normalizes a new value; rejects an invalid e-mail address or phone number. */
export function requireValue(type: ContactType, input: string): string {
  if (type === CONTACT_TYPE.email) {
    const value = input.trim();
    if (!EMAIL.test(value)) throw new Rejection(400, 'Value must be a valid email address');
    return value;
  }
  const value = input.replaceAll(/[\s()-]/g, '');
  if (!PHONE.test(value)) throw new Rejection(400, 'Value must be a valid phone number');
  return value;
}
