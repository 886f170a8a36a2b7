import { defineModel, type Trace } from '../model.ts';
import { consent } from './consent.ts';

const lastOf = ({ steps }: Trace<typeof consent>, ...types: string[]) =>
  steps.findLast((step) => step.kind === 'event' && types.includes(step.event.type));

/** What was answered when the device was started. */
const REMEMBERED: Readonly<Record<string, string>> = { 'accepted before': 'accept', 'declined before': 'decline' };

export const consentModel = defineModel({
  machine: consent,
  starts: {
    'a new device': { input: (ports) => ({ ports }) },
    'accepted before': { device: { consent: 'accept' }, input: (ports) => ({ ports }) },
    'declined before': { device: { consent: 'decline' }, input: (ports) => ({ ports }) },
    'nonsense remembered': { device: { consent: 'perhaps' }, input: (ports) => ({ ports }) },
  },
  events: { 'consent.accept': 'bare', 'consent.decline': 'bare', 'consent.reconsider': 'bare' },
  actors: {},
  identity: () => null,
  invariants: {
    'nothing counts as accepted that nobody accepted': (trace) =>
      !trace.snapshot.matches('accepted') ||
      trace.start === 'accepted before' ||
      lastOf(trace, 'consent.accept') !== undefined,
    'the device remembers the answer that was given last': (trace) => {
      const { snapshot, device, start } = trace;
      if (!snapshot.matches('accepted') && !snapshot.matches('declined')) return true;
      const asked = trace.steps.some((step) => step.kind === 'event' && step.event.type !== 'consent.reconsider');
      const answer = snapshot.matches('accepted') ? 'accept' : 'decline';
      return device.consent === answer && (asked || REMEMBERED[start] === answer);
    },
    'whoever answered is not asked again unless they ask': ({ start, steps, snapshot }) =>
      !(start in REMEMBERED) || steps.length > 0 || !snapshot.matches('asking'),
    'an answer ends the question, and the settings bring it back': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'event') return true;
      return (
        trace.snapshot.matches('reconsidering') ===
        (last.event.type === 'consent.reconsider' && !trace.before?.matches('asking'))
      );
    },
  },
});
