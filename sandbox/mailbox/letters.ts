import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { Database } from '../db/database.ts';
import type { World } from '../world.ts';
import { type Letter, send } from './mailbox.ts';

export type Words = Readonly<Record<'sv' | 'en', { readonly subject: string; readonly body: string }>>;

interface Addressee {
  readonly cardholderId: number;
  readonly channel: Letter['channel'];
  readonly recipient: string;
}

/** A letter in the cardholder's language; Swedish when none was chosen (§9). Text messages have no subject. */
export function letterTo(db: Database, { cardholderId, channel, recipient }: Addressee, words: Words): Letter {
  const chosen = db.one<{ language: string | null }>`SELECT language FROM cardholder WHERE id = ${cardholderId}`;
  const { subject, body } = words[chosen?.language === 'en' ? 'en' : 'sv'];
  return { cardholderId, channel, recipient, subject: channel === 'EMAIL' ? subject : null, body };
}

export const oneTimeCode = (digits: string): Words => ({
  sv: {
    subject: 'Din engångskod',
    body: `Din engångskod är ${digits}. Den gäller i 30 minuter och kan användas en gång. Lämna den inte till någon.`,
  },
  en: {
    subject: 'Your one-time code',
    body: `Your one-time code is ${digits}. It is valid for 30 minutes and can be used once. Give it to nobody.`,
  },
});

export const verificationCode = (digits: string): Words => ({
  sv: { subject: 'Bekräfta din kontaktuppgift', body: `Din kod är ${digits}. Den gäller i 30 minuter.` },
  en: { subject: 'Confirm your contact detail', body: `Your code is ${digits}. It is valid for 30 minutes.` },
});

export const cardOnItsWay = (cardId: string): Words => ({
  sv: {
    subject: 'Ditt kort är på väg',
    body: `Kortet kommer med posten. I brevet står kort-id ${cardId}: aktivera kortet med det.`,
  },
  en: {
    subject: 'Your card is on its way',
    body: `The card comes by post. The letter tells its card ID, ${cardId}: activate the card with it.`,
  },
});

export const digitalCardMade: Words = {
  sv: {
    subject: 'Ditt kort är spärrat och ersatt',
    body: 'Ditt gamla kort är spärrat för gott. Ett nytt digitalt kort finns i portalen.',
  },
  en: {
    subject: 'Your card is blocked and replaced',
    body: 'Your old card is blocked for good. A new digital card is in the portal.',
  },
};

interface Contact {
  type: number;
  value: string;
}

/** Writes to the cardholder, by mail or else by text message; whoever left neither is not told. */
export function tell(world: World, cardholderId: number, words: Words): void {
  const contact = world.db.one<Contact>`
    SELECT type, value FROM contact WHERE cardholder_id = ${cardholderId} AND value <> '' ORDER BY type LIMIT 1`;
  if (!contact) return;
  const channel = contact.type === CONTACT_TYPE.email ? 'EMAIL' : 'SMS';
  send(world, letterTo(world.db, { cardholderId, channel, recipient: contact.value }, words));
}

export const resetLink: Words = {
  sv: { subject: 'Välj ett nytt lösenord', body: 'Öppna länken för att välja ett nytt lösenord. Den gäller ett dygn.' },
  en: { subject: 'Choose a new password', body: 'Open the link to choose a new password. It is good for a day.' },
};

export const passwordChanged: Words = {
  sv: { subject: 'Ditt lösenord är ändrat', body: 'Var det inte du? Kontakta kundtjänst genast.' },
  en: { subject: 'Your password was changed', body: 'Was it not you? Contact support at once.' },
};
