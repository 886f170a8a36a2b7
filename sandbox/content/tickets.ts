import type { RequestOf } from '../../contract/call.ts';
import type { createTicket } from '../../contract/content.ts';
import { demandPatience } from '../attempts.ts';
import { send } from '../mailbox/mailbox.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

type Ticket = RequestOf<typeof createTicket>;

/** The same words from the same person within so long are one ticket: somebody pressed twice. */
const PRESSED_TWICE = 600_000;

interface Question {
  readonly message: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly organisationNumber: string | null;
}

const written = (text: string | undefined): string | null => text?.trim() || null;

function isOpen({ db, clock }: World, { message, email, phone }: Question): boolean {
  const since = clock.now() - PRESSED_TWICE;
  return (
    db.one`
      SELECT 1 FROM ticket
      WHERE message = ${message} AND email IS ${email} AND phone IS ${phone} AND sent_at > ${since}` !== undefined
  );
}

/** Puts a question to support, and tells whoever left an address that it has come. */
export function openTicket(world: World, ticket: Ticket, cardholderId: number | null): void {
  const { db, clock } = world;
  const question: Question = {
    message: ticket.message,
    email: written(ticket.email),
    phone: written(ticket.phone),
    organisationNumber: ticket.organisationNumber ?? null,
  };
  const { message, email, phone, organisationNumber } = question;
  if (email === null && phone === null) throw new Refusal(400, 'At least one contact detail is needed');
  if (isOpen(world, question)) return;
  demandPatience(db, 'ticket', cardholderId ?? `${email} ${phone}`, clock.now());
  db.transaction(() => {
    db.run`
      INSERT INTO ticket (cardholder_id, message, email, phone, organisation_number, sent_at)
      VALUES (${cardholderId}, ${message}, ${email}, ${phone}, ${organisationNumber}, ${clock.now()})`;
    if (email === null) return;
    send(world, {
      channel: 'EMAIL',
      recipient: email,
      subject: 'Vi har fått din fråga',
      body: `Tack! Vi svarar så snart vi kan. Du skrev:\n\n${message}`,
      ...(cardholderId !== null && { cardholderId }),
    });
  });
}
