import { defineModel } from '../model.ts';
import { CONTACTS, cardholderWith, storedContactsOf } from './cardholder.fixture.ts';
import { contactCheck } from './contact-check.ts';

const { email, phone } = CONTACTS;
/** Confirmed six months and a day before the start of the model, and six months to the day. */
const stale = cardholderWith(email, phone, '2026-05-19T08:00:00Z');
const fresh = cardholderWith(email, phone, '2026-05-20T08:00:00Z');
const AN_HOUR_AGO = Date.UTC(2026, 10, 20, 8);

export const contactCheckModel = defineModel({
  machine: contactCheck,
  starts: {
    'old details': { input: (ports, spy) => ({ ports, cardholder: stale, onEvent: spy('onEvent') }) },
    'details that are six months old to the day': {
      input: (ports, spy) => ({ ports, cardholder: fresh, onEvent: spy('onEvent') }),
    },
    'old details, postponed an hour ago': {
      device: { contactsPostponed: String(AN_HOUR_AGO) },
      input: (ports, spy) => ({ ports, cardholder: stale, onEvent: spy('onEvent') }),
    },
    'old details that are being saved': {
      device: { unsavedContacts: storedContactsOf(stale) },
      input: (ports, spy) => ({ ports, cardholder: stale, onEvent: spy('onEvent') }),
    },
  },
  events: { 'contacts.confirm': 'noPayload', 'contacts.update': 'noPayload', 'contacts.later': 'noPayload' },
  actors: {},
  identity: ({ contacts }) => contacts,
  invariants: {
    'it asks only about old details that are not postponed, not being saved and not answered': (trace) =>
      trace.snapshot.matches('asking') === (trace.start === 'old details' && trace.steps.length === 0),
    'the shown details are sent to the owner once, when the user confirms them': ({ start, steps, effects }) => {
      const events = effects.filter(({ name }) => name === 'onEvent').map(({ args }) => args);
      const isConfirmed =
        start === 'old details' && steps[0]?.kind === 'event' && steps[0].event.type === 'contacts.confirm';
      const event = { type: 'contacts.confirmed', contacts: CONTACTS };
      return JSON.stringify(events) === JSON.stringify(isConfirmed ? [[event]] : []);
    },
    'any answer but a confirmation postpones the check': ({ start, steps, device }) => {
      const [answer] = start === 'old details' ? steps : [];
      const isPostponed = answer?.kind === 'event' && answer.event.type !== 'contacts.confirm';
      return (
        (device.contactsPostponed !== undefined) === (isPostponed || start === 'old details, postponed an hour ago')
      );
    },
  },
});
