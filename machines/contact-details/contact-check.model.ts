import type { Cardholder } from '../../contract/cardholder.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, type Spy, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import type { Ports } from '../ports.ts';
import { SETTLE_DELAY } from '../settling.ts';
import { CONTACTS, cardholderWith, storedContactsOf } from './cardholder.fixture.ts';
import { contactCheck } from './contact-check.ts';

const { email, phone } = CONTACTS;
/** Confirmed six months and a day before the start of the model, and six months to the day. */
const stale = cardholderWith(email, phone, '2026-05-19T08:00:00Z');
const fresh = cardholderWith(email, phone, '2026-05-20T08:00:00Z');
const NEW_CONTACTS = { email: 'ny@example.se', phone };
const changed = cardholderWith(NEW_CONTACTS.email, phone, '2026-05-19T08:00:00Z');
const CHANGED = 'other details, still old';
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

type ThisTrace = Trace<typeof contactCheck>;
/** A path sends the event itself. */
const watchCardholder = () => () => undefined;
const startWith = (cardholder: Cardholder) => ({
  input: (ports: Ports, spy: Spy) => ({ ports, cardholder, watchCardholder, onEvent: spy('onEvent') }),
});

/** What the user sees and has done, from the start and the steps alone. */
function progressOf({ start, steps }: Pick<ThisTrace, 'start' | 'steps'>) {
  const progress = {
    state: isAsked(start) ? 'asking' : 'closed',
    isSettling: false,
    contacts: CONTACTS,
    isPostponed: false,
    confirmed: [] as (typeof CONTACTS)[],
  };
  for (const step of steps) {
    if (step.kind === 'time') progress.isSettling = false;
    if (step.kind !== 'event' || progress.state === 'closed') continue;
    const { type } = step.event;
    if (type === 'cardholder.loaded') {
      const isChanged = step.label === CHANGED;
      progress.state = isChanged ? 'asking' : 'closed';
      if (isChanged) Object.assign(progress, { contacts: NEW_CONTACTS, isSettling: true });
    } else if (progress.state === 'confirmed') continue;
    else if (type === 'contacts.confirm') {
      if (progress.isSettling) continue;
      progress.state = 'confirmed';
      progress.confirmed.push(progress.contacts);
    } else Object.assign(progress, { state: 'closed', isPostponed: true });
  }
  return progress;
}

export const contactCheckModel = defineModel({
  machine: contactCheck,
  starts: {
    'old details': startWith(stale),
    'details that are six months old to the day': startWith(fresh),
    'old details, postponed nearly a day ago': {
      ...startWith(stale),
      device: { contactsPostponed: String(NEARLY_A_DAY_AGO) },
    },
    'old details, postponed a day ago': { ...startWith(stale), device: { contactsPostponed: String(A_DAY_AGO) } },
    'old details that are being saved': {
      ...startWith(stale),
      device: { unsavedContacts: storedContactsOf(stale) },
    },
  },
  events: {
    'contacts.confirm': 'noPayload',
    'contacts.update': 'noPayload',
    'contacts.later': 'noPayload',
    'cardholder.loaded': { [CHANGED]: { cardholder: changed }, 'confirmed details': { cardholder: fresh } },
  },
  actors: { cardholderReloads: 'listener' },
  externalEvents: ['cardholder.loaded'],
  identity: ({ contacts }) => contacts,
  equivalentFaults: {
    "'deciding' at once, if hasUnsavedContacts: the guard is swapped with isFresh": BOTH_CLOSE,
    "'deciding' at once, if isFresh: the guard is swapped with isPostponed": BOTH_CLOSE,
    "'asking' on contacts.update: goes to 'deciding' instead of 'closed'": POSTPONED,
    "'asking' on contacts.later: goes to 'deciding' instead of 'closed'": POSTPONED,
  },
  invariants: {
    'it asks only about old details that are not postponed, not being saved and not answered; and again if they were changed meanwhile':
      (trace) => trace.snapshot.matches(progressOf(trace).state as 'asking'),
    'it shows the details that were loaded last': (trace) =>
      !trace.snapshot.matches('asking') || isEqual(trace.snapshot.context.contacts, progressOf(trace).contacts),
    'the shown details are sent to the owner when the user confirms them, not right after they have changed': (
      trace,
    ) => {
      const events = trace.effects.filter(({ name }) => name === 'onEvent').map(({ args }) => args);
      const { confirmed } = progressOf(trace);
      return isEqual(
        events,
        confirmed.map((contacts) => [{ type: 'contacts.confirmed', contacts }]),
      );
    },
    'changed details can be confirmed after a moment': ({ steps, snapshot, now }) => {
      if (!snapshot.matches('asking')) return true;
      const last = steps.findLast((step) => step.kind === 'event' && step.event.type === 'cardholder.loaded');
      return !last || snapshot.can({ type: 'contacts.confirm' }) === now >= last.now + SETTLE_DELAY;
    },
    'any answer but a confirmation postpones the check for a day': (trace) => {
      const { isPostponed } = progressOf(trace);
      const isNow = isPostponed && !progressOf({ ...trace, steps: trace.steps.slice(0, -1) }).isPostponed;
      const before = POSTPONED_AT[trace.start];
      if (isNow) return trace.device.contactsPostponed === String(trace.now);
      return isPostponed || trace.device.contactsPostponed === before?.toString();
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
