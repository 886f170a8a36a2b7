import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import { sendMessage } from '../mailbox/mailbox.ts';
import { emailChanged, localizedMessage, phoneChanged } from '../mailbox/message-texts.ts';
import { endLinks } from '../password/reset-links.ts';
import type { Services } from '../services.ts';
import type { ContactRow } from './contacts.ts';

/** The portal saves these for a moment when a cardholder confirms the contact details (§4). */
const PLACEHOLDERS = ['', '-'];

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * What follows when another value takes the place of the address or number that was verified before: a notice to it, so that
 * the owner learns of a change by another person, and the end of the reset links that were sent to it. `before` is the
 * contact detail before the change.
 */
export function afterChange(
  services: Services,
  cardholderId: number,
  before: ContactRow | undefined,
  value: string,
): void {
  const recipient = before?.verifiedValue ?? null;
  if (!before || recipient === null || PLACEHOLDERS.includes(value)) return;
  if (isSame(value, recipient) || isSame(value, before.value)) return;
  const isEmail = before.type === CONTACT_TYPE.email;
  const channel = isEmail ? 'EMAIL' : 'SMS';
  const texts = isEmail ? emailChanged : phoneChanged;
  sendMessage(services, localizedMessage(services.db, { cardholderId, channel, recipient }, texts));
  if (isEmail) endLinks(services, cardholderId);
}
