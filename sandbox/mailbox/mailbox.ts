import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';

export interface OutgoingMessage {
  readonly channel: 'EMAIL' | 'SMS';
  /** E-mail address or phone number. */
  readonly recipient: string;
  /** Null for a text message. */
  readonly subject: string | null;
  readonly body: string;
  /** The one-time code in the message. */
  readonly code?: string;
  /** A link into the portal. */
  readonly path?: string;
  /** The cardholder, if the recipient is one. */
  readonly cardholderId?: number;
}

export interface Message extends Omit<OutgoingMessage, 'cardholderId' | 'code' | 'path'> {
  readonly id: number;
  readonly code: string | null;
  readonly path: string | null;
  /** ms since 1970 */
  readonly sentAt: number;
}

/** Older messages are deleted. */
const MAX_MESSAGES = 500;

/** Adds a message to the mailbox. */
export function sendMessage({ db, clock }: Services, message: OutgoingMessage): void {
  const { channel, recipient, subject, body, code = null, path = null, cardholderId = null } = message;
  db.run`
    INSERT INTO message (cardholder_id, channel, recipient, subject, body, code, path, sent_at)
    VALUES (${cardholderId}, ${channel}, ${recipient}, ${subject}, ${body}, ${code}, ${path}, ${clock.now()})`;
  db.run`DELETE FROM message WHERE id <= (SELECT max(id) FROM message) - ${MAX_MESSAGES}`;
}

/** The sent messages, newest first; all, or those to one address or number. At most 100. */
export const sentMessages = (db: Database, recipient?: string): Message[] =>
  db.all<Message>`
    SELECT id, channel, recipient, subject, body, code, path, sent_at AS sentAt FROM message
    WHERE ${recipient ?? null} IS NULL OR recipient = ${recipient ?? null} ORDER BY id DESC LIMIT 100`;
