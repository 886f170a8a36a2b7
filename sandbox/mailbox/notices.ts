import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { Kronor } from '../../contract/money.ts';
import type { TOPICS } from '../../contract/preferences.ts';
import { isWanted } from '../preferences/preferences.ts';
import type { World } from '../world.ts';
import { letterTo, type Words } from './letters.ts';
import { send } from './mailbox.ts';

type TopicName = (typeof TOPICS)[number];

interface Contact {
  type: number;
  value: string;
}

/** Tells a cardholder of something, in each way in which they want to hear of it; a push reaches no mailbox. */
export function notify(world: World, cardholderId: number, topic: TopicName, words: Words): void {
  const contacts = world.db.all<Contact>`
    SELECT type, value FROM contact WHERE cardholder_id = ${cardholderId} AND verified = 1 ORDER BY type`;
  for (const { type, value: recipient } of contacts) {
    const isEmail = type === CONTACT_TYPE.email;
    if (!isWanted(world.db, cardholderId, `${topic}${isEmail ? 'Email' : 'Sms'}`)) continue;
    send(world, letterTo(world.db, { cardholderId, channel: isEmail ? 'EMAIL' : 'SMS', recipient }, words));
  }
}

const inSwedish = (amount: Kronor): string =>
  new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' }).format(amount);
const inEnglish = (amount: Kronor): string =>
  new Intl.NumberFormat('en-SE', { style: 'currency', currency: 'SEK' }).format(amount);

export const low = (left: Kronor): Words => ({
  sv: { subject: 'Lågt saldo', body: `Det finns ${inSwedish(left)} kvar på ditt lunchkort.` },
  en: { subject: 'Low balance', body: `${inEnglish(left)} is left on your lunch card.` },
});

export const high = (held: Kronor): Words => ({
  sv: { subject: 'Högt saldo', body: `Det finns ${inSwedish(held)} på ditt lunchkort. Det rymmer inte mer.` },
  en: { subject: 'High balance', body: `There is ${inEnglish(held)} on your lunch card. It holds no more.` },
});

export const abroad: Words = {
  sv: { subject: 'Köp utomlands', body: 'Ditt lunchkort användes i främmande valuta. Avgiften är 2,95 %.' },
  en: { subject: 'Purchase abroad', body: 'Your lunch card was used in foreign currency. The fee is 2.95 %.' },
};
