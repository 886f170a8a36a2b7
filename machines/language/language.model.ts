import { defineModel } from '../model.ts';
import { waited } from '../waited.ts';
import { language } from './language.ts';

export const languageModel = defineModel({
  machine: language,
  starts: {
    'a new device': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) },
    'English stored': { device: { language: 'en' }, input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) },
    'an unknown language stored': {
      device: { language: 'xx' },
      input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }),
    },
  },
  events: {
    'language.choose': { Swedish: { language: 'sv' }, English: { language: 'en' } },
    'language.adopt': { Swedish: { language: 'sv' }, English: { language: 'en' } },
  },
  actors: { loadMessages: { done: { messages: {} }, error: { 'no connection': new Error('no connection') } } },
  identity: ({ language, requested, messages }) => [language, requested, messages !== null],
  invariants: {
    'missing messages are loaded again after three seconds': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after retry' ||
      waited(
        steps.filter(({ kind }) => kind === 'done' || kind === 'error'),
        now,
      ) === 3000,
    'the language is Swedish unless English was chosen, saved or stored': ({ start, steps, snapshot: { context } }) => {
      const languages = steps.flatMap((step) => (step.kind === 'event' ? [step.event.language] : []));
      const stored = start === 'English stored' ? 'en' : 'sv';
      return [stored, ...languages].includes(context.language);
    },
    'the shown language is stored on the device': ({ snapshot, device }) =>
      !snapshot.matches('loaded') || device.language === snapshot.context.language,
    'the portal shows as soon as any messages are loaded': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'done' && last?.kind !== 'error') return true;
      return snapshot.matches(steps.some(({ kind }) => kind === 'done') ? 'loaded' : 'loadFailed');
    },
    'messages are loaded at the start, when another language is requested, and on each retry': (trace) => {
      const { steps, effects, before, snapshot } = trace;
      const last = steps.at(-1);
      const isOther = last?.kind === 'event' && before?.context.requested !== last.event.language;
      const isLoading = effects.some(({ name, step }) => name === 'loadMessages' && step === steps.length);
      if (last?.kind !== 'event') return isLoading === (last === undefined || last.kind === 'time');
      return !isLoading || isOther || before?.context.language !== snapshot.context.requested;
    },
    'a chosen language is reported and stored as a choice; an adopted one is not': ({ steps, effects, before }) => {
      const lastEffects = effects.filter(({ step }) => step === steps.length);
      const isChosen = steps.at(-1)?.kind === 'done' && before?.matches('changing') === true;
      const isReported = lastEffects.some(({ name }) => name === 'onEvent');
      const isStored = lastEffects.some(({ name, args }) => name === 'device.write' && args[0] === 'chosenLanguage');
      return isReported === isChosen && isStored === isChosen;
    },
    'a chosen language that cannot be loaded shows a toast': ({ steps, effects, before }) => {
      const isFailed = steps.at(-1)?.kind === 'error' && before?.matches('changing') === true;
      return effects.some(({ name, step }) => name === 'notify' && step === steps.length) === isFailed;
    },
    'there are no messages before the first are loaded': ({ steps, snapshot: { context } }) =>
      context.messages === null || steps.some((step) => step.kind === 'done'),
    'the language that is loaded next is the one that was just asked for': ({ steps, effects, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event') return true;
      const loads = effects.filter(({ name, step }) => name === 'loadMessages' && step === steps.length);
      const isKept = last.event.type === 'language.adopt' && before?.matches('loadFailed');
      return (
        loads.every(({ args }) => args[0] === last.event.language) &&
        (!isKept || snapshot.context.requested === last.event.language)
      );
    },
    'loaded messages show at once, with their language': ({ steps, effects, snapshot: { context } }) => {
      if (steps.at(-1)?.kind !== 'done') return true;
      const load = effects.findLast(({ name }) => name === 'loadMessages');
      return context.messages !== null && context.language === load?.args[0];
    },
    'a choice of another language loads it, and a choice of the same one changes nothing': ({
      steps,
      before,
      snapshot,
    }) => {
      const last = steps.at(-1);
      const canChoose =
        before?.context.messages !== null && !before?.matches('loading') && !before?.matches('loadFailed');
      if (last?.kind !== 'event' || last.event.type !== 'language.choose' || !before || !canChoose) return true;
      const current = before.matches('loaded') ? before.context.language : before.context.requested;
      return last.event.language === current ? snapshot.value === before.value : snapshot.matches('changing');
    },
  },
});
