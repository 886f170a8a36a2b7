import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** A reset link is good for a day, ms. */
const LIFE = 86_400_000;

interface LinkRow {
  cardholderId: number;
  issuedAt: number;
  usedAt: number | null;
}

const gone = () => new Refusal(400, 'This link to set password was already used or has expired.');

export function issueLink({ db, clock }: World, cardholderId: number): string {
  const token = randomBytes(24).toString('base64url');
  db.run`
    INSERT INTO reset_link (token, cardholder_id, issued_at) VALUES (${token}, ${cardholderId}, ${clock.now()})`;
  return token;
}

const linkOf = (db: Database, token: string): LinkRow | undefined =>
  db.one<LinkRow>`
    SELECT cardholder_id AS cardholderId, issued_at AS issuedAt, used_at AS usedAt FROM reset_link
    WHERE token = ${token}`;

/** Whether a link was used; refuses when it is too old or not ours. */
export function isUsed({ db, clock }: World, token: string): boolean {
  const link = linkOf(db, token);
  if (!link || link.issuedAt <= clock.now() - LIFE) throw gone();
  return link.usedAt !== null;
}

/** The cardholder whose password a link sets; refuses when it is used, too old or not ours. */
export function demandUnused(world: World, token: string): number {
  const link = linkOf(world.db, token);
  if (!link || isUsed(world, token)) throw gone();
  return link.cardholderId;
}

/** Uses a link up, and every other one of the person with it; part of the deed. */
export function useLink({ db, clock }: World, token: string, cardholderId: number, address: string): void {
  const used = db.run`
    UPDATE reset_link SET used_at = ${clock.now()}, used_from = ${address} WHERE token = ${token} AND used_at IS NULL`;
  if (used !== 1) throw gone();
  db.run`UPDATE reset_link SET used_at = ${clock.now()} WHERE cardholder_id = ${cardholderId} AND used_at IS NULL`;
}
