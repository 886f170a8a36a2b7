import type { CallFailure } from '../../contract/backend.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { defineModel } from '../model.ts';
import { contactCheck } from './contact-check.ts';

const fresh = cardholderInfo.response.parse(cardholderInfo.example.response);
const EMAIL = 'anna@example.se';
const PHONE = '0701234567';

/** The same person with an e-mail and a phone as told, last confirmed on that day. */
function person(email: string, phone: string, modifiedDate: string): Cardholder {
  const { personalInformation } = fresh;
  const info = (id: number, description: string) => ({
    id: 9000 + id,
    description,
    verified: true,
    modifiedDate,
    contactInformationType: { id, descriptionEnglish: '' },
  });
  return { ...fresh, personalInformation: { ...personalInformation, contactInfos: [info(1, email), info(2, phone)] } };
}

/** Six months and a day before the models begin, and six months to the day. */
const stale = person(EMAIL, PHONE, '2026-05-19T08:00:00Z');
const justFresh = person(EMAIL, PHONE, '2026-05-20T08:00:00Z');
const renewed = person(EMAIL, PHONE, '2026-11-20T09:00:00Z');
const emptied = person('-', '-', '2026-11-20T08:59:00Z');
const changed = person('ny@example.se', '-', '2026-11-20T08:59:30Z');

const kept = JSON.stringify([{ cardholderId: fresh.id, email: EMAIL, phone: PHONE }]);
const down: CallFailure = { kind: 'refused', status: 500, detail: null };
const failing = { 'the backend is down': down };
const AN_HOUR_AGO = Date.UTC(2026, 10, 20, 8);

const posted = (args: readonly unknown[]) => args[0] as { readonly email: string; readonly phone: string };

export const contactCheckModel = defineModel({
  machine: contactCheck,
  starts: {
    'details that are old': { input: (ports, spy) => ({ ports, cardholder: stale, tell: spy('tell') }) },
    'details that are six months old to the day': {
      input: (ports, spy) => ({ ports, cardholder: justFresh, tell: spy('tell') }),
    },
    'old details, put off an hour ago': {
      device: { contactsPostponed: String(AN_HOUR_AGO) },
      input: (ports, spy) => ({ ports, cardholder: stale, tell: spy('tell') }),
    },
    'a page that was closed between the two posts': {
      device: { contactsInTransit: kept },
      input: (ports, spy) => ({ ports, cardholder: emptied, tell: spy('tell') }),
    },
  },
  events: {
    'contacts.confirm': 'bare',
    'contacts.update': 'bare',
    'contacts.later': 'bare',
    'contacts.retry': 'bare',
  },
  actors: {
    saveContactInfo: { done: { saved: undefined }, error: failing },
    cardholderInfo: {
      done: {
        'placeholders stand there': emptied,
        'the e-mail was changed since': changed,
        'all is renewed': renewed,
      },
      error: failing,
    },
  },
  identity: ({ contacts, failure }) => [contacts, failure],
  laws: {
    'nothing is posted that nobody confirmed': ({ start, steps, effects }) =>
      start === 'a page that was closed between the two posts' ||
      steps.some((step) => step.kind === 'event' && step.event.type === 'contacts.confirm') ||
      !effects.some(({ name }) => name === 'call.saveContactInfo'),
    'once placeholders may be there, the real values are on the device until they are back': (trace) => {
      const { start, steps, effects, device } = trace;
      const posts = effects.filter(({ name }) => name === 'call.saveContactInfo');
      const isBack = steps.some((step, at) => {
        const answered = posts.findLast((post) => post.step <= at);
        return step.kind === 'done' && step.actor === 'saveContactInfo' && posted(answered?.args ?? []).email !== '-';
      });
      const isOwed = start === 'a page that was closed between the two posts' || posts.length > 0;
      return device.contactsInTransit === (isOwed && !isBack ? kept : undefined);
    },
    'what is posted last is real, and what was changed since': ({ effects, steps, snapshot }) => {
      const last = effects.findLast(({ name }) => name === 'call.saveContactInfo');
      if (!last || snapshot.matches('clearing')) return true;
      const { email, phone } = posted(last.args);
      const isChanged = steps.some((step) => step.kind === 'done' && step.label === 'the e-mail was changed since');
      return phone === PHONE && (email === EMAIL || (isChanged && email === 'ny@example.se'));
    },
    'it asks exactly about what is old, was not put off and was not answered': ({ start, steps, snapshot }) =>
      snapshot.matches('asking') === (start === 'details that are old' && steps.length === 0),
  },
});
