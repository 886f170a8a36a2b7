import { randomBytes, randomUUID } from 'node:crypto';
import type { CardRow } from '../cards/cards.ts';
import type { Services } from '../services.ts';

/** The page that a ticket opens. */
export type TicketKind = 'DETAILS' | 'VIEW_PIN' | 'SET_PIN';

/** ms: a ticket must be opened within two minutes, and an opened page must be submitted within ten. */
const UNOPENED_LIFETIME = 120_000;
const OPENED_LIFETIME = 600_000;

/** Issues a ticket for one page about a card. Call it in the transaction that consumes the signature. */
export function issueTicket(
  { db, clock }: Services,
  { referenceCode }: CardRow,
  kind: TicketKind,
): { id: string; token: string } {
  const token = randomBytes(24).toString('base64url');
  db.run`
    INSERT INTO vault_ticket (token, reference_code, kind, issued_at)
    VALUES (${token}, ${referenceCode}, ${kind}, ${clock.now()})`;
  return { id: randomUUID(), token };
}

const cardOfTicket = (db: Services['db'], token: string): CardRow | undefined =>
  db.one<CardRow>`
    SELECT card_read.* FROM card_read JOIN vault_ticket ON reference_code = referenceCode WHERE token = ${token}`;

/** Opens the page of a ticket and returns its card; undefined when the ticket is unknown, used or expired. */
export function openTicket({ db, clock }: Services, token: string, kind: TicketKind): CardRow | undefined {
  const now = clock.now();
  const opened = db.run`
    UPDATE vault_ticket SET opened_at = ${now}
    WHERE token = ${token} AND kind = ${kind} AND opened_at IS NULL AND issued_at > ${now - UNOPENED_LIFETIME}`;
  return opened === 1 ? cardOfTicket(db, token) : undefined;
}

/** The card of an opened page that was not submitted yet. */
export function findOpenTicket({ db, clock }: Services, token: string, kind: TicketKind): CardRow | undefined {
  const isOpen = db.one`
    SELECT 1 FROM vault_ticket
    WHERE token = ${token} AND kind = ${kind} AND done_at IS NULL AND opened_at > ${clock.now() - OPENED_LIFETIME}`;
  return isOpen === undefined ? undefined : cardOfTicket(db, token);
}

/** Marks a page as submitted. Call it in the transaction of the change. */
export function closeTicket({ db, clock }: Services, token: string): void {
  db.run`UPDATE vault_ticket SET done_at = ${clock.now()} WHERE token = ${token} AND done_at IS NULL`;
}

/** The newest ticket of a card that was issued within a time (ms) and whose page was not opened. */
export const unopenedTicket = (
  { db, clock }: Services,
  { referenceCode }: CardRow,
  kind: TicketKind,
  time: number,
): string | undefined =>
  db.one<{ token: string }>`
    SELECT token FROM vault_ticket
    WHERE reference_code = ${referenceCode} AND kind = ${kind} AND opened_at IS NULL AND issued_at > ${clock.now() - time}
    ORDER BY issued_at DESC LIMIT 1`?.token;

/** Uses up a ticket without showing its page: nothing can open it. Call it in the transaction of the change. */
export function withdrawTicket({ db, clock }: Services, token: string): void {
  const now = clock.now();
  db.run`UPDATE vault_ticket SET opened_at = ${now}, done_at = ${now} WHERE token = ${token} AND opened_at IS NULL`;
}
