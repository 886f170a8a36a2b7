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
    'the language changes only when its words are here': ({ steps, snapshot: { context } }) =>
      context.words === null || steps.some((step) => step.kind === 'done'),
  },
});
