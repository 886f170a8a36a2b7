import { defineModel, type Trace } from '../model.ts';
import { consent } from './consent.ts';

const lastOf = ({ steps }: Trace<typeof consent>, ...types: string[]) =>
  steps.findLast((step) => step.kind === 'event' && types.includes(step.event.type));

/** The answer that the device has stored, by start. */
const STORED_ANSWERS: Readonly<Record<string, string>> = { 'accepted before': 'accept', 'declined before': 'decline' };
const STORED = 'The answer is stored then, and leads from there to the same state at once.';

export const consentModel = defineModel({
  machine: consent,
  starts: {
    'a new device': { input: (ports) => ({ ports }) },
    'accepted before': { device: { consent: 'accept' }, input: (ports) => ({ ports }) },
    'declined before': { device: { consent: 'decline' }, input: (ports) => ({ ports }) },
    'an invalid stored answer': { device: { consent: 'Accept ' }, input: (ports) => ({ ports }) },
  },
  events: {
    'consent.accept': 'noPayload',
    'consent.decline': 'noPayload',
    'consent.reconsider': 'noPayload',
    'session.opened': 'noPayload',
  },
  actors: {},
  identity: () => null,
  equivalentFaults: {
    "'asking' on consent.accept: goes to 'starting' instead of 'accepted'": STORED,
    "'asking' on consent.decline: goes to 'starting' instead of 'declined'": STORED,
    "'reconsidering' on consent.accept: goes to 'starting' instead of 'accepted'": STORED,
    "'reconsidering' on consent.decline: goes to 'starting' instead of 'declined'": STORED,
  },
  invariants: {
    'consent is accepted only if the user accepted it': (trace) =>
      !trace.snapshot.matches('accepted') ||
      trace.start === 'accepted before' ||
      lastOf(trace, 'consent.accept') !== undefined,
    'the device stores the latest answer': (trace) => {
      const { snapshot, device, start } = trace;
      if (!snapshot.matches('accepted') && !snapshot.matches('declined')) return true;
      const hasAnswered = trace.steps.some((step) => step.kind === 'event' && /accept|decline/.test(step.event.type));
      const answer = snapshot.matches('accepted') ? 'accept' : 'decline';
      return device.consent === answer && (hasAnswered || STORED_ANSWERS[start] === answer);
    },
    'a stored answer is not asked for again': ({ start, steps, snapshot }) =>
      !(start in STORED_ANSWERS) ||
      steps.length > 0 ||
      snapshot.matches(STORED_ANSWERS[start] === 'accept' ? 'accepted' : 'declined'),
    'the open settings show the stored answer': ({ snapshot, device }) =>
      !snapshot.matches('reconsidering') ||
      snapshot.matches({ reconsidering: device.consent === 'accept' ? 'accepted' : 'declined' }),
    'an answer closes the panel and the cookie settings open it again': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'event') return true;
      return (
        trace.snapshot.matches('reconsidering') ===
        (last.event.type === 'session.opened'
          ? Boolean(trace.before?.matches('reconsidering'))
          : last.event.type === 'consent.reconsider' && !trace.before?.matches('asking'))
      );
    },
    'the question is one line as soon as the user has logged in': (trace) =>
      !trace.snapshot.matches('asking') ||
      trace.snapshot.matches({ asking: 'inOneLine' }) === (lastOf(trace, 'session.opened') !== undefined),
    'an answer applies at once': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || !before?.can(last.event) || !/accept|decline/.test(last.event.type)) return true;
      return snapshot.matches(last.event.type === 'consent.accept' ? 'accepted' : 'declined');
    },
  },
});
