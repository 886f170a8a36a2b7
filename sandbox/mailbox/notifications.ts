import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { Kronor } from '../../contract/money.ts';
import type { TOPICS } from '../../contract/preferences.ts';
import { isEnabled } from '../preferences/preferences.ts';
import type { Services } from '../services.ts';
import { sendMessage } from './mailbox.ts';
import { localizedMessage, type MessageTexts } from './message-texts.ts';

type TopicName = (typeof TOPICS)[number];

interface Contact {
  type: number;
  value: string;
}

/** Sends a notification by each enabled channel with a verified contact detail. Push notifications are not simulated. */
export function sendNotification(
  services: Services,
  cardholderId: number,
  topic: TopicName,
  texts: MessageTexts,
): void {
  const contacts = services.db.all<Contact>`
    SELECT type, value FROM contact WHERE cardholder_id = ${cardholderId} AND verified = 1 ORDER BY type`;
  for (const { type, value: recipient } of contacts) {
    const isEmail = type === CONTACT_TYPE.email;
    if (!isEnabled(services.db, cardholderId, `${topic}${isEmail ? 'Email' : 'Sms'}`)) continue;
    sendMessage(
      services,
      localizedMessage(services.db, { cardholderId, channel: isEmail ? 'EMAIL' : 'SMS', recipient }, texts),
    );
  }
}

const inSwedish = (amount: Kronor): string =>
  new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' }).format(amount);
const inEnglish = (amount: Kronor): string =>
  new Intl.NumberFormat('en-SE', { style: 'currency', currency: 'SEK' }).format(amount);

export const lowBalance = (left: Kronor): MessageTexts => ({
  sv: { subject: 'Lågt saldo', body: `Det finns ${inSwedish(left)} kvar på ditt lunchkort.` },
  en: { subject: 'Low balance', body: `${inEnglish(left)} is left on your lunch card.` },
});

export const highBalance = (balance: Kronor): MessageTexts => ({
  sv: { subject: 'Högt saldo', body: `Det finns ${inSwedish(balance)} på ditt lunchkort. Det rymmer inte mer.` },
  en: { subject: 'High balance', body: `There is ${inEnglish(balance)} on your lunch card. It holds no more.` },
});

export const purchaseAbroad: MessageTexts = {
  sv: { subject: 'Köp utomlands', body: 'Ditt lunchkort användes i främmande valuta. Avgiften är 2,95 %.' },
  en: { subject: 'Purchase abroad', body: 'Your lunch card was used in foreign currency. The fee is 2.95 %.' },
};
