import type { RequestOf } from '../../contract/call.ts';
import type { createTicket } from '../../contract/support.ts';
import { countAttempt, isExhausted } from '../attempts.ts';
import { sendMessage } from '../mailbox/mailbox.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';

type Ticket = RequestOf<typeof createTicket>;

/** The same message from the same sender within this time (ms) is a repetition. */
const REPETITION_WINDOW = 600_000;

interface Question {
  readonly message: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly organisationNumber: string | null;
}

const trimmedOrNull = (text: string | undefined): string | null => text?.trim() || null;

interface TicketRow {
  readonly id: number;
}

/** What the cardholder and the support call a ticket. */
const referenceOf = ({ id }: TicketRow): string => `F-${100_000 + id}`;

/** The ticket that this one repeats; undefined if there is none. */
function repeatedTicket({ db, clock }: Services, { message, email, phone }: Question): TicketRow | undefined {
  const since = clock.now() - REPETITION_WINDOW;
  return db.one<TicketRow>`
    SELECT id FROM ticket
    WHERE message = ${message} AND email IS ${email} AND phone IS ${phone} AND sent_at > ${since}`;
}

interface Sender {
  /** Null without a log-in. */
  readonly cardholderId: number | null;
  /** The network address. */
  readonly address: string;
}

/** Counts a ticket of the cardholder and of the network address; rejects with 429 when one of them has sent too many. */
function requireTicketsLeft({ db, clock }: Services, { cardholderId, address }: Sender): void {
  const now = clock.now();
  const subjects = cardholderId === null ? [address] : [address, cardholderId];
  if (subjects.some((subject) => isExhausted(db, 'ticket', subject, now)))
    throw new Rejection(429, 'Too many attempts');
  for (const subject of subjects) countAttempt(db, 'ticket', subject, now);
}

/**
 * Creates a support ticket and sends a confirmation to the e-mail address, if there is one. The confirmation does not
 * repeat the message: anyone could use it to send a text to any address.
 */
export function openTicket(services: Services, request: Ticket, sender: Sender): { readonly reference: string } {
  const { db, clock } = services;
  const { cardholderId } = sender;
  const question: Question = {
    message: request.message,
    email: trimmedOrNull(request.email),
    phone: trimmedOrNull(request.phone),
    organisationNumber: request.organisationNumber ?? null,
  };
  const { message, email, phone, organisationNumber } = question;
  if (email === null && phone === null) throw new Rejection(400, 'At least one contact detail is needed');
  const repeated = repeatedTicket(services, question);
  if (repeated) return { reference: referenceOf(repeated) };
  requireTicketsLeft(services, sender);
  return db.transaction(() => {
    const ticket = db.one<TicketRow>`
      INSERT INTO ticket (cardholder_id, message, email, phone, organisation_number, sent_at)
      VALUES (${cardholderId}, ${message}, ${email}, ${phone}, ${organisationNumber}, ${clock.now()})
      RETURNING id`;
    if (!ticket) throw new Error('the ticket was not stored');
    const reference = referenceOf(ticket);
    if (email === null) return { reference };
    sendMessage(services, {
      channel: 'EMAIL',
      recipient: email,
      subject: 'Vi har fått din fråga',
      body: `Tack! Vi svarar så snart vi kan. Ditt ärende är ${reference}.`,
      ...(cardholderId !== null && { cardholderId }),
    });
    return { reference };
  });
}
