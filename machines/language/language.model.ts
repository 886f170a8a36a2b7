import { defineModel } from '../model.ts';
import { language } from './language.ts';

export const languageModel = defineModel({
  machine: language,
  starts: {
    'a new device': { input: (ports) => ({ ports }) },
    'English remembered': { device: { language: 'en' }, input: (ports) => ({ ports }) },
    'nonsense remembered': { device: { language: 'xx' }, input: (ports) => ({ ports }) },
  },
  events: { 'language.choose': { Swedish: { language: 'sv' }, English: { language: 'en' } } },
  actors: { words: { done: { 'the words': {} }, error: { 'no connection': new Error('no connection') } } },
  identity: ({ language, wanted, words }) => [language, wanted, words !== null],
  laws: {
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
    'words are fetched at the start, when another language is chosen, and again while there are none': (trace) => {
      const { steps, effects, before } = trace;
      const last = steps.at(-1);
      const isChoice =
        last?.kind === 'event' && before?.matches('speaking') && before.context.language !== last.event.language;
      const isAsked = effects.some(({ name, step }) => name === 'words' && step === steps.length);
      return isAsked === (last === undefined || isChoice || last.kind === 'time');
    },
    'the language changes only when its words are here': ({ steps, snapshot: { context } }) =>
      context.words === null || steps.some((step) => step.kind === 'done'),
  },
});
