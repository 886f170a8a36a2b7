import { defineModel } from '../model.ts';
import { language } from './language.ts';

export const languageModel = defineModel({
  machine: language,
  starts: {
    'a new device': { input: (ports, spy) => ({ ports, onEvent: spy('tell') }) },
    'English remembered': { device: { language: 'en' }, input: (ports, spy) => ({ ports, onEvent: spy('tell') }) },
    'nonsense remembered': { device: { language: 'xx' }, input: (ports, spy) => ({ ports, onEvent: spy('tell') }) },
  },
  events: {
    'language.choose': { Swedish: { language: 'sv' }, English: { language: 'en' } },
    'language.adopt': { Swedish: { language: 'sv' }, English: { language: 'en' } },
  },
  actors: { loadMessages: { done: { 'the messages': {} }, error: { 'no connection': new Error('no connection') } } },
  identity: ({ language, wanted, messages }) => [language, wanted, messages !== null],
  invariants: {
    'Swedish is spoken unless English was chosen or remembered': ({ start, steps, snapshot: { context } }) => {
      const chosen = steps.flatMap((step) => (step.kind === 'event' ? [step.event.language] : []));
      const first = start === 'English remembered' ? 'en' : 'sv';
      return [first, ...chosen].includes(context.language);
    },
    'the device remembers the language on the screen': ({ snapshot, device }) =>
      !snapshot.matches('speaking') || device.language === snapshot.context.language,
    'words that have come are spoken; without any the portal is speechless': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'done' && last?.kind !== 'error') return true;
      return snapshot.matches(steps.some(({ kind }) => kind === 'done') ? 'speaking' : 'speechless');
    },
    'words are fetched at the start, when another language is wanted, and again while there are none': (trace) => {
      const { steps, effects, before, snapshot } = trace;
      const last = steps.at(-1);
      const isWish = last?.kind === 'event' && before?.context.wanted !== last.event.language;
      const isAsked = effects.some(({ name, step }) => name === 'loadMessages' && step === steps.length);
      if (last?.kind !== 'event') return isAsked === (last === undefined || last.kind === 'time');
      return !isAsked || isWish || before?.context.language !== snapshot.context.wanted;
    },
    'what somebody chose is told and kept for the backend, what was adopted is not': ({ steps, effects, before }) => {
      const here = effects.filter(({ step }) => step === steps.length);
      const isChoice = steps.at(-1)?.kind === 'done' && before?.matches('fetching') === true;
      return (['tell', 'device.write'] as const).every(
        (name) =>
          here.some((effect) => effect.name === name && (name === 'tell' || effect.args[0] === 'unsavedLanguage')) ===
          isChoice,
      );
    },
    'a choice that cannot be fetched is spoken of': ({ steps, effects, before }) => {
      const failed = steps.at(-1)?.kind === 'error' && before?.matches('fetching') === true;
      return effects.some(({ name, step }) => name === 'notify' && step === steps.length) === failed;
    },
    'the language changes only when its words are here': ({ steps, snapshot: { context } }) =>
      context.messages === null || steps.some((step) => step.kind === 'done'),
  },
});
