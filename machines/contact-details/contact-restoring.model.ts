import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, type Trace } from '../model.ts';
import { contactRestoring } from './contact-restoring.ts';
import { CONTACTS, keptFor, person } from './person.fixture.ts';

const { email: EMAIL, phone: PHONE } = CONTACTS;
const stale = person(EMAIL, PHONE, '2026-05-19T08:00:00Z');
const emptied = person('-', '-', '2026-11-20T08:59:00Z');
const changed = person('ny@example.se', '-', '2026-11-20T08:59:30Z');
const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'the backend is down': down };

const CLOSED = 'a page that was closed between the two posts';
type Seen = Trace<typeof contactRestoring>;

const isEvent = (step: Seen['steps'][number], type: string) => step.kind === 'event' && step.event.type === type;
const posted = (args: readonly unknown[]) => args[0] as { readonly email: string; readonly phone: string };

/** Everything that was posted, in order, with whether it has arrived. */
function postsOf({ steps, effects }: Seen) {
  const answers = steps.flatMap((step, at) =>
    step.kind !== 'event' && step.kind !== 'time' && step.actor === 'saveContactInfo' ? [{ step, at }] : [],
  );
  return effects
    .filter(({ name }) => name === 'call.saveContactInfo')
    .map(({ args, step }, index) => ({
      ...posted(args),
      step,
      isPlaceholder: posted(args).email === '-' && posted(args).phone === '-',
      answered: answers[index]?.at ?? null,
      hasArrived: answers[index]?.step.kind === 'done',
    }));
}

/** Whether the real values are still to be posted: from when they are confirmed until they have arrived. */
function isOwed(trace: Seen): boolean {
  const back = postsOf(trace).findLast(({ isPlaceholder, hasArrived }) => hasArrived && !isPlaceholder);
  const since = trace.steps.slice(back?.answered ?? 0);
  return since.some((step) => isEvent(step, 'contacts.confirmed')) || (trace.start === CLOSED && !back);
}

/** What this visit confirmed while nothing was under way. */
const confirmations = (trace: Seen) => postsOf(trace).filter(({ isPlaceholder }) => isPlaceholder).length;

export const contactRestoringModel = defineModel({
  machine: contactRestoring,
  starts: {
    'nothing to put back': { input: (ports, spy) => ({ ports, cardholder: stale, tell: spy('tell') }) },
    [CLOSED]: {
      device: { contactsInTransit: keptFor(emptied) },
      input: (ports, spy) => ({ ports, cardholder: emptied, tell: spy('tell') }),
    },
    'what somebody else is to get back': {
      device: { contactsInTransit: keptFor({ ...emptied, id: 1 }) },
      input: (ports, spy) => ({ ports, cardholder: stale, tell: spy('tell') }),
    },
  },
  events: {
    'contacts.confirmed': { 'as they were shown': { contacts: CONTACTS } },
    'contacts.retry': 'bare',
    'contacts.released': 'bare',
  },
  actors: {
    saveContactInfo: { done: { saved: undefined }, error: failing },
    cardholderInfo: {
      done: { 'placeholders stand there': emptied, 'the e-mail was changed since': changed },
      error: failing,
    },
    otherTabs: 'listens',
  },
  identity: ({ contacts, failure }) => [contacts, failure],
  invariants: {
    'nothing is asked or posted when nothing is in transit and nobody confirms': (trace) =>
      trace.start === CLOSED ||
      trace.steps.some((step) => isEvent(step, 'contacts.confirmed')) ||
      trace.effects.every(({ name }) => !name.startsWith('call.')),
    'placeholders are posted only when somebody confirms, once each time': (trace) =>
      confirmations(trace) <= trace.steps.filter((step) => isEvent(step, 'contacts.confirmed')).length &&
      postsOf(trace).every(
        ({ isPlaceholder, step }) => !isPlaceholder || isEvent(trace.steps[step - 1] as never, 'contacts.confirmed'),
      ),
    'after the real values have arrived nothing is posted until somebody confirms again': (trace) => {
      const posts = postsOf(trace);
      return posts.every(({ isPlaceholder }, at) => {
        const before = posts[at - 1];
        return isPlaceholder || at === 0 || before?.isPlaceholder || before?.hasArrived === false;
      });
    },
    'once placeholders may be there, the real values are on the device until they are back': (trace) => {
      if (trace.start === 'what somebody else is to get back') return trace.device.contactsInTransit !== undefined;
      // Who hears of another tab has it told in the model; the device there is as it was.
      return (trace.device.contactsInTransit === keptFor(stale)) === isOwed(trace);
    },
    'it rests only when the real values are back': (trace) => {
      const isElsewhere = trace.steps.some((step) => isEvent(step, 'contacts.released'));
      const isOver = ['resting', 'telling'].includes(trace.snapshot.value);
      return !isOver || isElsewhere || !isOwed(trace);
    },
    'what is posted last is real, and what was changed since': (trace) => {
      const last = postsOf(trace).at(-1);
      if (!last || trace.snapshot.matches('clearing')) return true;
      const isChanged = trace.steps.some((step) => step.kind === 'done' && step.output === changed);
      return last.phone === PHONE && [EMAIL, ...(isChanged ? ['ny@example.se'] : [])].includes(last.email);
    },
    'whatever failed to be put back is read again before it is posted again': (trace) =>
      postsOf(trace).every(({ step }, at, posts) => {
        const before = posts[at - 1];
        if (!before || before.isPlaceholder || before.hasArrived) return true;
        return trace.effects.some(
          (one) => one.name === 'call.cardholderInfo' && one.step > before.step && one.step < step,
        );
      }),
    'the complaint stands from a failure until they are back': ({ snapshot }) => {
      const { failure } = snapshot.context;
      return failure === null
        ? !snapshot.matches('unrestored')
        : ['rereading', 'restoring', 'unrestored'].includes(snapshot.value);
    },
    'a failure is tried again by itself': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'time' || snapshot.matches('rereading'),
    'the person is thanked each time that they came back, and never otherwise': (trace) =>
      trace.effects.filter(({ name }) => name === 'notify').length ===
      postsOf(trace).filter(({ isPlaceholder, hasArrived }) => hasArrived && !isPlaceholder).length,
    'the owner of the cardholder is told what is read once they are back': ({ steps, snapshot, effects }) => {
      const last = steps.at(-1);
      const isNews = last?.kind === 'done' && last.actor === 'cardholderInfo' && snapshot.matches('resting');
      const told = effects.filter(({ name, step }) => name === 'tell' && step === steps.length);
      return told.length === Number(isNews);
    },
  },
});
