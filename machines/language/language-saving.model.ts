import type { CallFailure } from '../../contract/backend.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { LANGUAGES } from '../../contract/language.ts';
import { defineModel, type Trace } from '../model.ts';
import { languageSaving } from './language-saving.ts';

type ThisTrace = Trace<typeof languageSaving>;

const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
const saved = (language: string | null) => ({ ...cardholder, preferences: { language } });
const unreachable: CallFailure = { kind: 'unreachable' };

const CHOSEN_BEFORE = 'English chosen before the log-in';
const NOT_SAVED = 'English not saved last time';

/** The choice that the device has at a start. */
const startChoice = ({ start }: ThisTrace) => (start === CHOSEN_BEFORE || start === NOT_SAVED ? 'en' : undefined);

const eventsOf = ({ steps }: ThisTrace) => steps.flatMap((step) => (step.kind === 'event' ? [step.event] : []));

/** The last choice on this device. */
const lastChoice = (trace: ThisTrace): string | undefined => {
  const choices = eventsOf(trace).flatMap((event) => (event.type === 'language.chosen' ? [event.language] : []));
  return choices.at(-1) ?? startChoice(trace);
};
/** The languages that were sent, up to a step. */
const sentLanguages = ({ effects, steps }: ThisTrace, until = steps.length) =>
  effects.flatMap(({ name, args, step }) =>
    name === 'call.saveLanguage' && step <= until ? [(args[0] as { lang: string }).lang] : [],
  );
const effectsNow = ({ effects, steps }: ThisTrace) =>
  effects.filter(({ step }) => step === steps.length).map(({ name }) => name);
const isSavedLanguageKnown = (trace: ThisTrace) => eventsOf(trace).some(({ type }) => type === 'language.known');

/** The saved language, if the last step has read it. The gate reports it once. */
function languageRead(trace: ThisTrace): string | null {
  const last = trace.steps.at(-1);
  if (last?.kind === 'done' && last.actor === 'cardholderInfo') return last.output.preferences.language;
  const isFirst = eventsOf(trace).filter(({ type }) => type === 'language.known').length === 1;
  return last?.kind === 'event' && last.event.type === 'language.known' && isFirst ? last.event.language : null;
}

/** Whether the last choice was read as saved. */
function isSaved(trace: ThisTrace): boolean {
  const { steps } = trace;
  const chosenAt = steps.findLastIndex((step) => step.kind === 'event' && step.event.type === 'language.chosen');
  return steps.some(
    (_, index) =>
      index > chosenAt && languageRead({ ...trace, steps: steps.slice(0, index + 1) }) === lastChoice(trace),
  );
}

export const languageSavingModel = defineModel({
  machine: languageSaving,
  starts: {
    'no choice on this device': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) },
    [CHOSEN_BEFORE]: {
      device: { chosenLanguage: 'en', unsavedLanguage: 'sv' },
      input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }),
    },
    [NOT_SAVED]: {
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
  actors: {
    saveLanguage: { done: { accepted: undefined }, error: { unreachable } },
    cardholderInfo: {
      done: { Swedish: saved('sv'), English: saved('en'), none: saved(null) },
      error: { unreachable },
    },
  },
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
        startChoice(trace) !== undefined ||
        eventsOf(trace)
          .slice(0, index)
          .some(({ type }) => type === 'language.chosen');
      const isAdopted = known !== undefined && !isChosenBefore && LANGUAGES.some((code) => code === known.language);
      const events = isAdopted ? [{ type: 'language.adopt', language: known.language }] : [];
      return JSON.stringify(adopted) === JSON.stringify(events);
    },
    'a choice is on the device until it is read as saved': (trace) => {
      const { chosenLanguage, unsavedLanguage } = trace.device;
      const choice = lastChoice(trace);
      return (chosenLanguage ?? unsavedLanguage) === (isSaved(trace) ? undefined : choice);
    },
    'from the first step on the choice belongs to the user, so that a log-out removes it': ({ start, steps, device }) =>
      (device.chosenLanguage !== undefined) === (start === CHOSEN_BEFORE && steps.length === 0),
    'a toast says that the last choice was not saved: its call failed, or another language is read': (trace) => {
      const last = trace.steps.at(-1);
      const isCallFailed = last?.kind === 'error' && last.actor === 'saveLanguage';
      const isRead = last?.kind === 'done' && last.actor === 'cardholderInfo';
      const isExpected = isCallFailed
        ? sentLanguages(trace, trace.steps.length - 1).at(-1) === lastChoice(trace)
        : isRead && ![null, lastChoice(trace)].includes(languageRead(trace));
      return effectsNow(trace).includes('notify') === isExpected;
    },
    'it waits until the saved language is known': (trace) =>
      isSavedLanguageKnown(trace) !== trace.snapshot.matches('waiting'),
    'the last choice is kept until it is read as saved': (trace) => {
      const { steps, snapshot } = trace;
      const last = steps.at(-1);
      const { chosen } = snapshot.context;
      if (last?.kind === 'event' && last.event.type === 'language.chosen') return chosen === last.event.language;
      const read = languageRead(trace);
      return read === null || read !== lastChoice(trace) || chosen === null;
    },
    'the language is sent after a choice or an answer about an older one, and read after the answer about the last one':
      (trace) => {
        const last = trace.steps.at(-1);
        const isAnswer = last?.kind === 'done' || last?.kind === 'error';
        const isOfSaving = isAnswer && last.actor === 'saveLanguage';
        const now = effectsNow(trace);
        const isLatest = sentLanguages(trace, trace.steps.length - 1).at(-1) === lastChoice(trace);
        const isRead = isOfSaving && last.kind === 'done' && isLatest;
        return (
          (!now.includes('call.saveLanguage') || !isAnswer || isOfSaving) &&
          now.includes('call.cardholderInfo') === isRead
        );
      },
  },
});
