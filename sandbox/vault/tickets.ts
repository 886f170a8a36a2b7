import { randomBytes, randomUUID } from 'node:crypto';
import type { CardRow } from '../cards/cards.ts';
import type { World } from '../world.ts';

/** Which page a ticket opens. */
export type TicketKind = 'DETAILS' | 'VIEW_PIN' | 'SET_PIN';

/** A ticket opens its page within two minutes, and a PIN must be chosen within ten of that. */
const LIFE = 120_000;
const OPEN_LIFE = 600_000;

/** A ticket for one page about a card; part of the deed that it was signed for. */
export function issueTicket(
  { db, clock }: World,
  { referenceCode }: CardRow,
  kind: TicketKind,
): { id: string; token: string } {
  const token = randomBytes(24).toString('base64url');
  db.run`
    INSERT INTO vault_ticket (token, reference_code, kind, issued_at)
    VALUES (${token}, ${referenceCode}, ${kind}, ${clock.now()})`;
  return { id: randomUUID(), token };
}

const cardOfTicket = (db: World['db'], token: string): CardRow | undefined =>
  db.one<CardRow>`
    SELECT card_read.* FROM card_read JOIN vault_ticket ON reference_code = referenceCode WHERE token = ${token}`;

/** Opens the page of a ticket, once and in time; undefined when it cannot be opened. */
export function openTicket({ db, clock }: World, token: string, kind: TicketKind): CardRow | undefined {
  const now = clock.now();
  const opened = db.run`
    UPDATE vault_ticket SET opened_at = ${now}
    WHERE token = ${token} AND kind = ${kind} AND opened_at IS NULL AND issued_at > ${now - LIFE}`;
  return opened === 1 ? cardOfTicket(db, token) : undefined;
}

/** The card of a page that is open and not done with. */
export function openedTicket({ db, clock }: World, token: string, kind: TicketKind): CardRow | undefined {
  const isOpen = db.one`
    SELECT 1 FROM vault_ticket
    WHERE token = ${token} AND kind = ${kind} AND done_at IS NULL AND opened_at > ${clock.now() - OPEN_LIFE}`;
  return isOpen === undefined ? undefined : cardOfTicket(db, token);
}

/** Is done with a page; part of the deed that was done there. */
export function closeTicket({ db, clock }: World, token: string): void {
  db.run`UPDATE vault_ticket SET done_at = ${clock.now()} WHERE token = ${token} AND done_at IS NULL`;
}
