import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { type OutgoingMessage, sendMessage } from './mailbox.ts';

export type MessageTexts = Readonly<Record<'sv' | 'en', { readonly subject: string; readonly body: string }>>;

interface Recipient {
  readonly cardholderId: number;
  readonly channel: OutgoingMessage['channel'];
  readonly recipient: string;
}

/** A message in the cardholder's language, by default Swedish (§9). Text messages have no subject. */
export function localizedMessage(
  db: Database,
  { cardholderId, channel, recipient }: Recipient,
  texts: MessageTexts,
): OutgoingMessage {
  const row = db.one<{ language: string | null }>`SELECT language FROM cardholder WHERE id = ${cardholderId}`;
  const { subject, body } = texts[row?.language === 'en' ? 'en' : 'sv'];
  return { cardholderId, channel, recipient, subject: channel === 'EMAIL' ? subject : null, body };
}

export const oneTimeCode = (digits: string): MessageTexts => ({
  sv: {
    subject: 'Din engångskod',
    body: `Din engångskod är ${digits}. Den gäller i 30 minuter och kan användas en gång. Lämna den inte till någon.`,
  },
  en: {
    subject: 'Your one-time code',
    body: `Your one-time code is ${digits}. It is valid for 30 minutes and can be used once. Do not share it.`,
  },
});

export const verificationCode = (digits: string): MessageTexts => ({
  sv: { subject: 'Bekräfta din kontaktuppgift', body: `Din kod är ${digits}. Den gäller i 30 minuter.` },
  en: { subject: 'Verify your contact detail', body: `Your code is ${digits}. It is valid for 30 minutes.` },
});

export const cardSent = (cardId: string): MessageTexts => ({
  sv: {
    subject: 'Ditt kort är på väg',
    body: `Kortet kommer med posten. I brevet står kort-id ${cardId}: aktivera kortet med det.`,
  },
  en: {
    subject: 'Your card is on its way',
    body: `The card comes by post. The letter shows its card ID, ${cardId}: activate the card with it.`,
  },
});

export const digitalCardCreated: MessageTexts = {
  sv: {
    subject: 'Ditt kort är spärrat och ersatt',
    body: 'Ditt gamla kort är spärrat för gott. Ett nytt digitalt kort finns på Mina sidor.',
  },
  en: {
    subject: 'Your card is blocked and replaced',
    body: 'Your old card is blocked for good. A new digital card is on your pages.',
  },
};

export const addressChanged: MessageTexts = {
  sv: {
    subject: 'Din postadress är ändrad',
    body: 'Kort till dig skickas nu till en annan adress. Var det inte du? Kontakta supporten genast.',
  },
  en: {
    subject: 'Your postal address was changed',
    body: 'Cards for you are now sent to another address. Was it not you? Contact support at once.',
  },
};

interface Contact {
  type: number;
  value: string;
}

/**
 * Sends a message by e-mail, or else by SMS, to the value that was verified last: a value that is not verified may
 * belong to another person. Does nothing when no value was verified.
 */
export function notifyCardholder(services: Services, cardholderId: number, texts: MessageTexts): void {
  const contact = services.db.one<Contact>`
    SELECT type, verified_value AS value FROM contact
    WHERE cardholder_id = ${cardholderId} AND verified_value IS NOT NULL ORDER BY type LIMIT 1`;
  if (!contact) return;
  const channel = contact.type === CONTACT_TYPE.email ? 'EMAIL' : 'SMS';
  sendMessage(services, localizedMessage(services.db, { cardholderId, channel, recipient: contact.value }, texts));
}

export const resetLink: MessageTexts = {
  sv: {
    subject: 'Välj ett nytt lösenord',
    body: 'Öppna länken för att välja ett nytt lösenord. Den gäller i ett dygn.',
  },
  en: { subject: 'Choose a new password', body: 'Open the link to choose a new password. It is valid for a day.' },
};

export const passwordChanged: MessageTexts = {
  sv: { subject: 'Ditt lösenord är ändrat', body: 'Var det inte du? Kontakta supporten genast.' },
  en: { subject: 'Your password was changed', body: 'Was it not you? Contact support at once.' },
};

export const emailChanged: MessageTexts = {
  sv: {
    subject: 'Din e-postadress är ändrad',
    body: 'Ditt lunchkort har fått en annan e-postadress än den här. Var det inte du? Kontakta supporten genast.',
  },
  en: {
    subject: 'Your email address was changed',
    body: 'Your lunch card has another email address than this one. Was it not you? Contact support at once.',
  },
};

export const phoneChanged: MessageTexts = {
  sv: {
    subject: 'Ditt telefonnummer är ändrat',
    body: 'Ditt lunchkort har fått ett annat telefonnummer än det här. Var det inte du? Kontakta supporten genast.',
  },
  en: {
    subject: 'Your phone number was changed',
    body: 'Your lunch card has another phone number than this one. Was it not you? Contact support at once.',
  },
};
