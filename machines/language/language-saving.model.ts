import { defineModel, type Trace } from '../model.ts';
import { languageSaving } from './language-saving.ts';

type Seen = Trace<typeof languageSaving>;

const eventsOf = ({ steps }: Seen) => steps.flatMap((step) => (step.kind === 'event' ? [step.event] : []));

/** What was chosen on this device last: before this visit, or in it. */
const latest = (trace: Seen): string | undefined => {
  const chosen = eventsOf(trace).flatMap((event) => (event.type === 'language.chosen' ? [event.language] : []));
  return chosen.at(-1) ?? (trace.start === 'English chosen at the door' ? 'en' : undefined);
};
const sent = ({ effects }: Seen) =>
  effects.flatMap(({ name, args }) => (name === 'call.saveLanguage' ? [(args[0] as { lang: string }).lang] : []));
const isKnown = (trace: Seen) => eventsOf(trace).some(({ type }) => type === 'language.known');

export const languageSavingModel = defineModel({
  machine: languageSaving,
  starts: {
    'nothing chosen here': { input: (ports, spy) => ({ ports, onEvent: spy('tell') }) },
    'English chosen at the door': {
      device: { unsavedLanguage: 'en' },
      input: (ports, spy) => ({ ports, onEvent: spy('tell') }),
    },
  },
  events: {
    'language.known': {
      Swedish: { language: 'sv' },
      English: { language: 'en' },
      none: { language: null },
      'one that the portal does not speak': { language: 'fi' },
    },
    'language.chosen': { Swedish: { language: 'sv' }, English: { language: 'en' } },
  },
  actors: { saveLanguage: { done: { saved: undefined }, error: { unreachable: { kind: 'unreachable' } } } },
  identity: ({ chosen, sent }) => [chosen, sent],
  invariants: {
    'at rest the backend was told the latest choice, or had it': (trace) => {
      const choice = latest(trace);
      if (!trace.snapshot.matches('settled') || choice === undefined) return true;
      const known = eventsOf(trace).find(({ type }) => type === 'language.known');
      return sent(trace).at(-1) === choice || (sent(trace).length === 0 && known?.language === choice);
    },
    'only what was chosen here is sent': (trace) => latest(trace) !== undefined || sent(trace).length === 0,
    'the language of the backend is taken once, when nothing was chosen here, and only one that is spoken': (trace) => {
      const told = trace.effects.filter(({ name }) => name === 'tell').map(({ args }) => args[0]);
      const at = eventsOf(trace).findIndex(({ type }) => type === 'language.known');
      const known = eventsOf(trace)[at];
      const isChosenBefore =
        trace.start !== 'nothing chosen here' ||
        eventsOf(trace)
          .slice(0, at)
          .some(({ type }) => type === 'language.chosen');
      const isTaken = known !== undefined && !isChosenBefore && ['sv', 'en'].includes(known.language ?? '');
      return (
        JSON.stringify(told) === JSON.stringify(isTaken ? [{ type: 'language.adopt', language: known.language }] : [])
      );
    },
    'a choice that was not saved stays on the device and is spoken of': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'error' || !trace.snapshot.matches('settled')) return true;
      const isSaid = trace.effects.some(({ name, step }) => name === 'notify' && step === trace.steps.length);
      return isSaid && trace.effects.every(({ name, step }) => name !== 'device.forget' || step < trace.steps.length);
    },
    'nothing is decided before the backend has said what it has': (trace) =>
      isKnown(trace) !== trace.snapshot.matches('unknown'),
  },
});
