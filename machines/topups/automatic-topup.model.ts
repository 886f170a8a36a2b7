import type { CallFailure } from '../../contract/backend.ts';
import { type Preferences, readPreferences } from '../../contract/preferences.ts';
import { defineModel, type Trace } from '../model.ts';
import { automaticTopup } from './automatic-topup.ts';

const example = readPreferences.response.parse(readPreferences.example.response);
const preferencesWith = (subscribeTopups: boolean): Preferences => ({ ...example, preferences: { subscribeTopups } });
const unreachable = { 'the connection is lost': { kind: 'unreachable' } } satisfies Record<string, CallFailure>;

type TopupTrace = Trace<typeof automaticTopup>;
const countOf = ({ effects }: TopupTrace, name: string) => effects.filter((effect) => effect.name === name).length;

interface ExpectedChoice {
  readonly shown: boolean;
  /** The choice that is being saved; null when none is. */
  readonly sent: boolean | null;
}

/** The choice that the screen must show after the steps, and the one that is being saved. */
function expectedChoice({ steps }: TopupTrace): ExpectedChoice {
  let [shown, saved, sent, isLoaded] = [false, false, null as boolean | null, false];
  for (const step of steps) {
    if (step.kind === 'done') {
      const reported = step.output.preferences.subscribeTopups;
      if (step.actor === 'savePreferences' && sent !== shown) sent = shown;
      else [shown, saved, sent, isLoaded] = [reported, reported, null, true];
    } else if (step.kind === 'error' && step.actor === 'savePreferences') {
      if (sent !== shown) sent = shown;
      else [shown, sent] = [saved, null];
    } else if (step.kind === 'event' && step.event.type === 'automatic.choose' && isLoaded) {
      if (sent === null && step.event.isOn !== shown) sent = step.event.isOn;
      shown = step.event.isOn;
    }
  }
  return { shown, sent };
}

export const automaticTopupModel = defineModel({
  machine: automaticTopup,
  starts: { 'an open calendar': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) } },
  events: { 'automatic.choose': { on: { isOn: true }, off: { isOn: false } }, 'automatic.retry': 'noPayload' },
  actors: {
    readPreferences: { done: { on: preferencesWith(true), off: preferencesWith(false) }, error: unreachable },
    savePreferences: {
      done: { 'it is on': preferencesWith(true), 'it is off': preferencesWith(false) },
      error: unreachable,
    },
  },
  identity: ({ savedChoice, choice, sentChoice, failure }) => [savedChoice, choice, sentChoice, failure !== null],
  invariants: {
    'the last choice shows at once, and is reverted when it could not be saved': (trace) =>
      trace.snapshot.context.choice === expectedChoice(trace).shown,
    'a newer choice is sent after the response to the one before': (trace) =>
      trace.snapshot.matches('saving') === (expectedChoice(trace).sent !== null),
    'a toast is shown and the owner is notified when the last choice is saved': (trace) => {
      const last = trace.steps.at(-1);
      const isSaved = last?.kind === 'done' && last.actor === 'savePreferences' && !trace.snapshot.matches('saving');
      const names = trace.effects.filter(({ step }) => step === trace.steps.length).map(({ name }) => name);
      return names.includes('notify') === isSaved && names.includes('onEvent') === isSaved;
    },
    'every save was chosen': (trace) =>
      countOf(trace, 'call.savePreferences') <=
      trace.steps.filter((step) => step.kind === 'event' && step.event.type === 'automatic.choose').length,
  },
});
