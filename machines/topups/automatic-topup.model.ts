import type { CallFailure } from '../../contract/backend.ts';
import { type Preferences, readPreferences } from '../../contract/preferences.ts';
import { defineModel, type Trace } from '../model.ts';
import { automaticTopup } from './automatic-topup.ts';

const example = readPreferences.response.parse(readPreferences.example.response);
const preferencesWith = (subscribeTopups: boolean): Preferences => ({ ...example, preferences: { subscribeTopups } });
const unknown: Preferences = { ...example, preferences: null };
const unreachable = { 'the connection is lost': { kind: 'unreachable' } } satisfies Record<string, CallFailure>;

type TopupTrace = Trace<typeof automaticTopup>;
const countOf = ({ effects }: TopupTrace, name: string) => effects.filter((effect) => effect.name === name).length;

/** What the machine has reported to its owner. */
const reportsOf = (effects: TopupTrace['effects']) =>
  effects
    .filter(({ name }) => name === 'onEvent')
    .map(({ args }) => args[0] as { readonly type: string; readonly isOn?: boolean });

interface ExpectedChoice {
  readonly shown: boolean;
  /** The choice that is being saved; null when none is. */
  readonly sent: boolean | null;
  /** The choice whose save failed, while it is read whether it was made; null otherwise. */
  readonly checked: boolean | null;
}

const reportedBy = ({ preferences }: Preferences) => preferences?.subscribeTopups ?? null;

/** The choice that the screen must show after the steps, and the one that is being saved. */
function expectedChoice({ steps }: Pick<TopupTrace, 'steps'>): ExpectedChoice {
  let [shown, saved, sent, isLoaded] = [false, false, null as boolean | null, false];
  let [isSettling, checked] = [false, null as boolean | null];
  for (const step of steps) {
    if (step.kind === 'done' || step.kind === 'error')
      checked = step.kind === 'error' && step.actor === 'savePreferences' ? sent : null;
    if (step.kind === 'done') {
      const reported = reportedBy(step.output);
      const isFinal = step.actor === 'savePreferences' || sent === null || reported === sent;
      if (isFinal && sent !== null) isSettling = true;
      const result = reported ?? sent;
      if (isFinal && result !== null) [shown, saved, sent, isLoaded] = [result, result, null, true];
    } else if (step.kind === 'error') {
      [shown, sent] = [saved, null];
      isSettling = true;
    } else if (step.kind === 'time') {
      isSettling = false;
    } else if (
      step.kind === 'event' &&
      step.event.type === 'automatic.choose' &&
      isLoaded &&
      sent === null &&
      !isSettling
    ) {
      if (step.event.isOn !== shown) [shown, sent] = [step.event.isOn, step.event.isOn];
    }
  }
  return { shown, sent, checked };
}
export const automaticTopupModel = defineModel({
  machine: automaticTopup,
  starts: { 'an open calendar': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) } },
  events: { 'automatic.choose': { on: { isOn: true }, off: { isOn: false } }, 'automatic.retry': 'noPayload' },
  actors: {
    readPreferences: {
      done: { on: preferencesWith(true), off: preferencesWith(false), 'without the choice': unknown },
      error: unreachable,
    },
    savePreferences: {
      done: { 'it is on': preferencesWith(true), 'it is off': preferencesWith(false), 'without the choice': unknown },
      error: unreachable,
    },
  },
  equivalentFaults: {
    "'saving' savePreferences answers: leaves out the 2. action reportChoice":
      'The backend still has the choice from before, which the owner already knows.',
  },
  identity: ({ savedChoice, choice, failure }) => [savedChoice, choice, failure !== null],
  invariants: {
    'the last choice shows at once, and is reverted when it could not be saved': (trace) =>
      trace.snapshot.context.choice === expectedChoice(trace).shown,
    'a choice is read, and then saved if it differs': (trace) =>
      (trace.snapshot.matches('comparing') || trace.snapshot.matches('saving')) ===
      (expectedChoice(trace).sent !== null),
    'a choice is saved only when the backend has just reported the other one': (trace) => {
      const last = trace.steps.at(-1);
      const isSent = trace.effects.some(
        ({ name, step }) => name === 'call.savePreferences' && step === trace.steps.length,
      );
      if (!isSent) return true;
      return last?.kind === 'done' && reportedBy(last.output) !== trace.snapshot.context.choice;
    },
    'success is reported only when the backend reports what the user chose': (trace) => {
      const last = trace.steps.at(-1);
      const { sent, checked } = expectedChoice({ steps: trace.steps.slice(0, -1) });
      const wanted = sent ?? checked;
      const isSaved =
        last?.kind === 'done' &&
        wanted !== null &&
        (reportedBy(last.output) === wanted || (last.actor === 'savePreferences' && reportedBy(last.output) === null));
      const isAnswered = isSaved || (last?.kind === 'done' && last.actor === 'savePreferences');
      const now = trace.effects.filter(({ step }) => step === trace.steps.length);
      const isNotified = reportsOf(now).some(({ type }) => type === 'calendar.changed');
      return now.some(({ name }) => name === 'notify') === isSaved && isNotified === isAnswered;
    },
    'a choice that was saved although its response was lost is not shown as failed': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      const { checked } = expectedChoice({ steps: steps.slice(0, -1) });
      const isMade = checked !== null && last?.kind === 'done' && reportedBy(last.output) === checked;
      return !isMade || snapshot.context.failure === null;
    },
    'the owner knows the choice that the backend last reported': ({ steps, effects, snapshot }) => {
      const reports = reportsOf(effects).filter(({ type }) => type === 'automatic.changed');
      const isReported = steps.some((step) => step.kind === 'done' && reportedBy(step.output) !== null);
      const last = reports.at(-1);
      return last === undefined ? !isReported : last.isOn === snapshot.context.savedChoice;
    },
    'a new choice removes the error of the one before': ({ steps, before, snapshot }) => {
      const isChosen = snapshot.matches('comparing') && before?.matches('loaded') && steps.at(-1)?.kind === 'event';
      return !isChosen || snapshot.context.failure === null;
    },
    'every save was chosen': (trace) =>
      countOf(trace, 'call.savePreferences') <=
      trace.steps.filter((step) => step.kind === 'event' && step.event.type === 'automatic.choose').length,
    'the choice is shown from the first answer that has it; until then the page waits, or says that it failed': ({
      steps,
      snapshot,
    }) => {
      const isKnown = steps.some((step) => step.kind === 'done' && reportedBy(step.output) !== null);
      const last = steps.findLast((step) => step.kind !== 'event' || step.event.type === 'automatic.retry');
      const hasFailed = !isKnown && (last?.kind === 'done' || last?.kind === 'error');
      return snapshot.matches('loadFailed') === hasFailed && snapshot.matches('loading') === (!isKnown && !hasFailed);
    },
    'a choice that could not be read or saved is explained until the next attempt': (trace) => {
      const { steps, before, snapshot } = trace;
      const last = steps.at(-1);
      if (last?.kind === 'event' && last.event.type === 'automatic.retry' && before?.matches('loadFailed'))
        return snapshot.context.failure === null;
      const wanted = expectedChoice({ steps: steps.slice(0, -1) }).sent;
      const isOther =
        last?.kind === 'done' && last.actor === 'savePreferences' && (reportedBy(last.output) ?? wanted) !== wanted;
      const hasFailed = last?.kind === 'error' || isOther || (last?.kind === 'done' && snapshot.matches('loadFailed'));
      return !hasFailed || snapshot.context.failure !== null;
    },
    'after the answers to a choice, presses are ignored for a moment': ({ steps, before, snapshot }) => {
      const isAnswer = steps.at(-1)?.kind === 'done' || steps.at(-1)?.kind === 'error';
      if (!isAnswer || before?.matches('loading') || !snapshot.matches('loaded')) return true;
      return snapshot.matches({ loaded: 'settled' });
    },
  },
});
