import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';

/** A reset link is valid for a day, ms. */
const LIFETIME = 86_400_000;

interface LinkRow {
  cardholderId: number;
  issuedAt: number;
  usedAt: number | null;
}

const invalidLink = () => new Rejection(400, 'This link to set password was already used or has expired.');

/** Creates a link to reset a password, and returns its token. */
export function issueLink({ db, clock }: Services, cardholderId: number): string {
  const token = randomBytes(24).toString('base64url');
  db.run`
    INSERT INTO reset_link (token, cardholder_id, issued_at) VALUES (${token}, ${cardholderId}, ${clock.now()})`;
  return token;
}

const linkOf = (db: Database, token: string): LinkRow | undefined =>
  db.one<LinkRow>`
    SELECT cardholder_id AS cardholderId, issued_at AS issuedAt, used_at AS usedAt FROM reset_link
    WHERE token = ${token}`;

/** Whether a link was used; rejects when it is expired or unknown. */
export function isUsed({ db, clock }: Services, token: string): boolean {
  const link = linkOf(db, token);
  if (!link || link.issuedAt <= clock.now() - LIFETIME) throw invalidLink();
  return link.usedAt !== null;
}

/** The cardholder of a link; rejects when the link is used, expired or unknown. */
export function requireUnused(services: Services, token: string): number {
  const link = linkOf(services.db, token);
  if (!link || isUsed(services, token)) throw invalidLink();
  return link.cardholderId;
}

/** Ends all links of the cardholder. Call it in the transaction that changes the password or the e-mail address. */
export function endLinks({ db, clock }: Services, cardholderId: number): void {
  db.run`UPDATE reset_link SET used_at = ${clock.now()} WHERE cardholder_id = ${cardholderId} AND used_at IS NULL`;
}

/** Uses a link, which ends all links of the cardholder. Call it in the transaction that changes the password. */
export function useLink(services: Services, token: string, cardholderId: number, address: string): void {
  const { db, clock } = services;
  const used = db.run`
    UPDATE reset_link SET used_at = ${clock.now()}, used_from = ${address} WHERE token = ${token} AND used_at IS NULL`;
  if (used !== 1) throw invalidLink();
  endLinks(services, cardholderId);
}
