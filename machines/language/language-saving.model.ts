import { defineModel, type Trace } from '../model.ts';
import { languageSaving } from './language-saving.ts';

type ThisTrace = Trace<typeof languageSaving>;

const CHOSEN_BEFORE = 'English chosen before the log-in';

const eventsOf = ({ steps }: ThisTrace) => steps.flatMap((step) => (step.kind === 'event' ? [step.event] : []));

/** The last choice on this device. */
const lastChoice = (trace: ThisTrace): string | undefined => {
  const choices = eventsOf(trace).flatMap((event) => (event.type === 'language.chosen' ? [event.language] : []));
  return choices.at(-1) ?? (trace.start === CHOSEN_BEFORE ? 'en' : undefined);
};
const sentLanguages = ({ effects }: ThisTrace) =>
  effects.flatMap(({ name, args }) => (name === 'call.saveLanguage' ? [(args[0] as { lang: string }).lang] : []));
const isSavedLanguageKnown = (trace: ThisTrace) => eventsOf(trace).some(({ type }) => type === 'language.known');

export const languageSavingModel = defineModel({
  machine: languageSaving,
  starts: {
    'no choice on this device': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) },
    [CHOSEN_BEFORE]: {
      device: { unsavedLanguage: 'en' },
      input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }),
    },
  },
  events: {
    'language.known': {
      Swedish: { language: 'sv' },
      English: { language: 'en' },
      none: { language: null },
      'an unsupported language': { language: 'fi' },
    },
    'language.chosen': { Swedish: { language: 'sv' }, English: { language: 'en' } },
  },
  actors: { saveLanguage: { done: { saved: undefined }, error: { unreachable: { kind: 'unreachable' } } } },
  externalEvents: ['language.chosen', 'language.known'],
  identity: ({ chosen, sending }) => [chosen, sending],
  invariants: {
    'when idle, the last choice was sent or was saved already': (trace) => {
      const choice = lastChoice(trace);
      if (!trace.snapshot.matches('idle') || choice === undefined) return true;
      const known = eventsOf(trace).find(({ type }) => type === 'language.known');
      return (
        sentLanguages(trace).at(-1) === choice || (sentLanguages(trace).length === 0 && known?.language === choice)
      );
    },
    'only a choice on this device is sent': (trace) =>
      lastChoice(trace) !== undefined || sentLanguages(trace).length === 0,
    'the saved language is adopted once, if it is supported and there is no choice on this device': (trace) => {
      const adopted = trace.effects.filter(({ name }) => name === 'onEvent').map(({ args }) => args[0]);
      const index = eventsOf(trace).findIndex(({ type }) => type === 'language.known');
      const known = eventsOf(trace)[index];
      const isChosenBefore =
        trace.start === CHOSEN_BEFORE ||
        eventsOf(trace)
          .slice(0, index)
          .some(({ type }) => type === 'language.chosen');
      const isAdopted = known !== undefined && !isChosenBefore && ['sv', 'en'].includes(known.language ?? '');
      const events = isAdopted ? [{ type: 'language.adopt', language: known.language }] : [];
      return JSON.stringify(adopted) === JSON.stringify(events);
    },
    'a choice that was not saved stays on the device and shows a toast': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'error' || !trace.snapshot.matches('idle')) return true;
      const lastEffects = trace.effects.filter(({ step }) => step === trace.steps.length).map(({ name }) => name);
      return lastEffects.includes('notify') && !lastEffects.includes('device.forget');
    },
    'it waits until the saved language is known': (trace) =>
      isSavedLanguageKnown(trace) !== trace.snapshot.matches('waiting'),
  },
});
