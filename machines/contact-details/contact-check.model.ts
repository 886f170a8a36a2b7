import { isEqual } from '../is-equal.ts';
import { defineModel } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { CONTACTS, cardholderWith, storedContactsOf } from './cardholder.fixture.ts';
import { contactCheck } from './contact-check.ts';

const { email, phone } = CONTACTS;
/** Confirmed six months and a day before the start of the model, and six months to the day. */
const stale = cardholderWith(email, phone, '2026-05-19T08:00:00Z');
const fresh = cardholderWith(email, phone, '2026-05-20T08:00:00Z');
const A_DAY_AGO = MODEL_START - 86_400_000;
const NEARLY_A_DAY_AGO = A_DAY_AGO + 1;
const POSTPONED_AT: Readonly<Record<string, number>> = {
  'old details, postponed nearly a day ago': NEARLY_A_DAY_AGO,
  'old details, postponed a day ago': A_DAY_AGO,
};
/** The user must be asked. */
const isAsked = (start: string) => start === 'old details' || start === 'old details, postponed a day ago';
const BOTH_CLOSE = 'Both branches close the check, in any order.';
const POSTPONED = 'The check is postponed then, so that the decision closes it at once.';

export const contactCheckModel = defineModel({
  machine: contactCheck,
  starts: {
    'old details': { input: (ports, spy) => ({ ports, cardholder: stale, onEvent: spy('onEvent') }) },
    'details that are six months old to the day': {
      input: (ports, spy) => ({ ports, cardholder: fresh, onEvent: spy('onEvent') }),
    },
    'old details, postponed nearly a day ago': {
      device: { contactsPostponed: String(NEARLY_A_DAY_AGO) },
      input: (ports, spy) => ({ ports, cardholder: stale, onEvent: spy('onEvent') }),
    },
    'old details, postponed a day ago': {
      device: { contactsPostponed: String(A_DAY_AGO) },
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
  equivalentFaults: {
    "'deciding' at once, if hasUnsavedContacts: the guard is swapped with isFresh": BOTH_CLOSE,
    "'deciding' at once, if isFresh: the guard is swapped with isPostponed": BOTH_CLOSE,
    "'asking' on contacts.update: goes to 'deciding' instead of 'closed'": POSTPONED,
    "'asking' on contacts.later: goes to 'deciding' instead of 'closed'": POSTPONED,
  },
  invariants: {
    'it asks only about old details that are not postponed, not being saved and not answered': (trace) =>
      trace.snapshot.matches('asking') === (isAsked(trace.start) && trace.steps.length === 0),
    'the shown details are sent to the owner once, when the user confirms them': ({ start, steps, effects }) => {
      const events = effects.filter(({ name }) => name === 'onEvent').map(({ args }) => args);
      const isConfirmed = isAsked(start) && steps[0]?.kind === 'event' && steps[0].event.type === 'contacts.confirm';
      const event = { type: 'contacts.confirmed', contacts: CONTACTS };
      return isEqual(events, isConfirmed ? [[event]] : []);
    },
    'any answer but a confirmation postpones the check for a day': ({ start, steps, device, now }) => {
      const [answer] = isAsked(start) ? steps : [];
      const isPostponed = answer?.kind === 'event' && answer.event.type !== 'contacts.confirm';
      const before = POSTPONED_AT[start];
      return device.contactsPostponed === (isPostponed ? String(now) : before?.toString());
    },
    'the user who wants to change the details is led to the settings': ({ steps, before, effects }) => {
      const last = steps.at(-1);
      const isWanted =
        last?.kind === 'event' && last.event.type === 'contacts.update' && before?.matches('asking') === true;
      return (
        effects.some(
          ({ name, args, step }) => name === 'browser.go' && args[0] === '/settings' && step === steps.length,
        ) === isWanted
      );
    },
  },
});
