import { defineModel } from '../model.ts';
import { contactCheck } from './contact-check.ts';
import { CONTACTS, keptFor, person } from './person.fixture.ts';

const { email, phone } = CONTACTS;
/** Six months and a day before the models begin, and six months to the day. */
const stale = person(email, phone, '2026-05-19T08:00:00Z');
const justFresh = person(email, phone, '2026-05-20T08:00:00Z');
const AN_HOUR_AGO = Date.UTC(2026, 10, 20, 8);

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
    'old details that are being put back': {
      device: { contactsInTransit: keptFor(stale) },
      input: (ports, spy) => ({ ports, cardholder: stale, tell: spy('tell') }),
    },
  },
  events: { 'contacts.confirm': 'bare', 'contacts.update': 'bare', 'contacts.later': 'bare' },
  actors: {},
  identity: ({ contacts }) => contacts,
  invariants: {
    'it asks exactly about what is old, was not put off, is not on its way and was not answered': (trace) =>
      trace.snapshot.matches('asking') === (trace.start === 'details that are old' && trace.steps.length === 0),
    'what was shown is told once, when it is confirmed, and never otherwise': ({ steps, effects }) => {
      const told = effects.filter(({ name }) => name === 'tell').map(({ args }) => args);
      const isConfirmed = steps[0]?.kind === 'event' && steps[0].event.type === 'contacts.confirm';
      const news = { type: 'contacts.confirmed', contacts: CONTACTS };
      return JSON.stringify(told) === JSON.stringify(isConfirmed ? [[news]] : []);
    },
    'whoever does not confirm is not asked again for a while': ({ start, steps, device }) => {
      const [answer] = start === 'details that are old' ? steps : [];
      const isPutOff = answer?.kind === 'event' && answer.event.type !== 'contacts.confirm';
      return (device.contactsPostponed !== undefined) === (isPutOff || start === 'old details, put off an hour ago');
    },
  },
});
