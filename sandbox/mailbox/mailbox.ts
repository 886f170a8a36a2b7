import type { Database } from '../db/database.ts';
import type { World } from '../world.ts';

export interface Letter {
  readonly channel: 'EMAIL' | 'SMS';
  /** E-mail address or phone number. */
  readonly recipient: string;
  /** Text messages have none. */
  readonly subject: string | null;
  readonly body: string;
  /** What the person is to enter somewhere. */
  readonly code?: string;
  /** A link into the portal. */
  readonly path?: string;
  /** Whose mail it is, if anybody's that the sandbox knows. */
  readonly cardholderId?: number;
}

export interface Message extends Omit<Letter, 'cardholderId' | 'code' | 'path'> {
  readonly id: number;
  readonly code: string | null;
  readonly path: string | null;
  /** ms since 1970 */
  readonly sentAt: number;
}

const KEPT = 500;

/** Sends a letter: it lies in the mailbox at once. */
export function send({ db, clock }: World, letter: Letter): void {
  const { channel, recipient, subject, body, code = null, path = null, cardholderId = null } = letter;
  db.run`
    INSERT INTO message (cardholder_id, channel, recipient, subject, body, code, path, sent_at)
    VALUES (${cardholderId}, ${channel}, ${recipient}, ${subject}, ${body}, ${code}, ${path}, ${clock.now()})`;
  db.run`DELETE FROM message WHERE id <= (SELECT max(id) FROM message) - ${KEPT}`;
}

/** What was sent, newest first: to everybody, or to one address or number. */
export const messages = (db: Database, recipient?: string): Message[] =>
  db.all<Message>`
    SELECT id, channel, recipient, subject, body, code, path, sent_at AS sentAt FROM message
    WHERE ${recipient ?? null} IS NULL OR recipient = ${recipient ?? null} ORDER BY id DESC LIMIT 100`;
