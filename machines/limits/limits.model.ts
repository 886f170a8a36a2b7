import type { CallFailure } from '../../contract/backend.ts';
import type { Ore } from '../../contract/money.ts';
import { type Preferences, readPreferences } from '../../contract/preferences.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, type Trace } from '../model.ts';
import { limits } from './limits.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const example = readPreferences.response.parse(readPreferences.example.response);
const loaded = { ...example, dailyPurchaseLimit: 50_000 as Ore, weeklyPurchaseLimit: 0 as Ore };
/** Without one of the limits, which is not the same as no limit. */
const withoutDaily = { ...loaded, dailyPurchaseLimit: null };
const withoutWeekly = { ...loaded, weeklyPurchaseLimit: null };
/** The page shows whole kronor: 151. */
const withOre = { ...example, dailyPurchaseLimit: 0 as Ore, weeklyPurchaseLimit: 15_050 as Ore };
const saved = { ...example, dailyPurchaseLimit: 150_000 as Ore, weeklyPurchaseLimit: 0 as Ore };
const locked: CallFailure = {
  kind: 'rejected',
  status: 403,
  detail: 'Your employer does not allow changing the limits',
};

const LOCKED = ['locked by the employer', 'locked by the employer, with another status'];

/** The öre of each valid text; other texts are invalid. */
const ORE: Readonly<Record<string, number>> = {
  '': 0,
  '151': 15_100,
  '500': 50_000,
  '1 500': 150_000,
  '1500': 150_000,
  '9 999 999': 999_999_900,
  '9999999': 999_999_900,
};

type ThisTrace = Trace<typeof limits>;
type Step = ThisTrace['steps'][number];

const fieldValuesOf = ({ dailyPurchaseLimit: daily, weeklyPurchaseLimit: weekly }: Preferences) => ({
  daily: daily ? String(Math.round(daily / 100)) : '',
  weekly: weekly ? String(Math.round(weekly / 100)) : '',
});

interface Expected {
  readonly values: { readonly daily: string; readonly weekly: string };
  /** The limits at the backend that the user has seen. */
  readonly shown: Preferences | null;
  readonly phase: 'loading' | 'editing' | 'settled' | 'verifying' | 'saving' | 'reloading' | 'locked';
}

/** The limits that the user wants: those that were typed, and those at the backend that were not changed. */
function wantedOf({ values: { daily, weekly }, shown }: Pick<Expected, 'values' | 'shown'>) {
  const untouched = shown && fieldValuesOf(shown);
  return {
    dailyPurchaseLimit: daily === untouched?.daily ? shown?.dailyPurchaseLimit : ORE[daily],
    weeklyPurchaseLimit: weekly === untouched?.weekly ? shown?.weeklyPurchaseLimit : ORE[weekly],
  };
}
const limitsOf = ({ dailyPurchaseLimit, weeklyPurchaseLimit }: Preferences) => ({
  dailyPurchaseLimit,
  weeklyPurchaseLimit,
});
const isValid = ({ daily, weekly }: Expected['values']) => ORE[daily] !== undefined && ORE[weekly] !== undefined;

/** What an answer changes. */
function afterAnswer(before: Expected, step: Extract<Step, { kind: 'done' }>): Expected {
  if (step.actor === 'clientPreferences') {
    return { ...before, phase: step.label === 'allowed' ? 'editing' : 'locked' };
  }
  const isIncomplete = step.label === 'without one of the limits';
  if (isIncomplete && before.phase === 'loading') return before;
  if (isIncomplete && before.phase !== 'saving') return { ...before, phase: 'settled' };
  const shown = isIncomplete ? { ...step.output, ...(wantedOf(before) as typeof loaded) } : step.output;
  if (before.phase === 'loading') return { ...before, values: fieldValuesOf(shown), shown };
  const isWanted = isEqual(limitsOf(shown), wantedOf(before));
  if (isWanted) return { values: fieldValuesOf(shown), shown, phase: 'settled' };
  const isUnchanged = before.shown !== null && isEqual(limitsOf(shown), limitsOf(before.shown));
  if (before.phase === 'verifying' && isUnchanged) return { ...before, phase: 'saving' };
  return { ...before, shown, phase: 'settled' };
}

/** What one step changes. */
function afterStep(before: Expected, step: Step): Expected {
  const isEditable = before.phase === 'editing' || before.phase === 'settled';
  if (step.kind === 'done') return afterAnswer(before, step);
  if (step.kind === 'time') return before.phase === 'settled' ? { ...before, phase: 'editing' } : before;
  if (step.kind === 'error') {
    if (before.phase === 'loading') return before;
    if (!LOCKED.includes(step.label)) return { ...before, phase: before.phase === 'saving' ? 'reloading' : 'settled' };
    return { ...before, phase: 'locked', values: before.shown ? fieldValuesOf(before.shown) : before.values };
  }
  if (step.event.type === 'field.changed' && isEditable) {
    return { ...before, phase: 'editing', values: { ...before.values, [step.event.field]: step.event.value } };
  }
  const isSubmit = step.event.type === 'form.submitted' && before.phase === 'editing' && isValid(before.values);
  return isSubmit ? { ...before, phase: 'verifying' } : before;
}

/** The page as it must be after the steps, computed from the steps alone. */
const expected = (steps: readonly Step[]): Expected =>
  steps.reduce(afterStep, { values: { daily: '', weekly: '' }, shown: null, phase: 'loading' });

const effectsOfLastStep = ({ effects, steps }: ThisTrace, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);

export const limitsModel = defineModel({
  machine: limits,
  starts: { 'an open page': { input: (ports) => ({ ports }) } },
  events: {
    'field.changed': {
      'a daily limit': { field: 'daily', value: '1 500' },
      'a daily limit with decimals': { field: 'daily', value: '99,50' },
      'no daily limit': { field: 'daily', value: '' },
      'the highest weekly limit': { field: 'weekly', value: '9 999 999' },
      'a weekly limit that is too large': { field: 'weekly', value: '10000000' },
    },
    'field.blurred': { 'the daily limit': { field: 'daily' }, 'the weekly limit': { field: 'weekly' } },
    'form.submitted': 'noPayload',
    'limits.retry': 'noPayload',
  },
  actors: {
    readPreferences: {
      done: {
        'a daily limit': loaded,
        'a weekly limit with öre': withOre,
        'changed elsewhere': saved,
        'without one of the limits': withoutDaily,
      },
      error: { 'no connection': unreachable },
    },
    clientPreferences: {
      done: {
        allowed: { allowClientToChangeCardholderLimits: true },
        'not allowed': { allowClientToChangeCardholderLimits: false },
      },
      error: { 'no connection': unreachable },
    },
    savePreferences: {
      done: { saved, 'not changed': loaded, 'without one of the limits': withoutWeekly },
      error: {
        'no connection': unreachable,
        'locked by the employer': locked,
        'locked by the employer, with another status': { ...locked, status: 409 },
        'nearly the text about the employer': {
          ...locked,
          detail: 'your employer does not allow changing the limits ',
        },
      },
    },
  },
  identity: ({ form: { values, touched }, message, savedLimits }) => [values, touched.daily, message, savedLimits],
  invariants: {
    'the limits are editable only if the last response allows it': ({ steps, snapshot }) => {
      const isEditable = (['editing', 'verifying', 'saving', 'reloading'] as const).some((state) =>
        snapshot.matches(state),
      );
      const permission = steps.findLast(({ label }) => /allowed|locked/.test(label))?.label;
      return !isEditable || permission === 'allowed';
    },
    'on submit the limits are read, and saved in öre only if they are still as the user saw them; empty is 0': (
      trace,
    ) => {
      const last = trace.steps.at(-1);
      const { phase, ...now } = expected(trace.steps);
      const isRead = last?.kind === 'event' && last.event.type === 'form.submitted' && phase === 'verifying';
      const isSubmit = isRead && !trace.before?.matches('verifying');
      if (isSubmit && effectsOfLastStep(trace, 'call.readPreferences').length !== 1) return false;
      const isSent = last?.kind === 'done' && phase === 'saving';
      return isEqual(effectsOfLastStep(trace, 'call.savePreferences'), isSent ? [wantedOf(now)] : []);
    },
    'the fields have the typed values, or else the values of the last response': ({ steps, snapshot }) =>
      isEqual(snapshot.context.form.values, expected(steps).values),
    'a toast shows when the limits are as the user wants, and only then': (trace) => {
      const before = expected(trace.steps.slice(0, -1));
      const last = trace.steps.at(-1);
      const isAnswer = last?.kind === 'done' && ['verifying', 'saving', 'reloading'].includes(before.phase);
      const isWanted =
        isAnswer &&
        last.actor !== 'clientPreferences' &&
        (isEqual(limitsOf(last.output), wantedOf(before)) ||
          (last.actor === 'savePreferences' && last.label === 'without one of the limits'));
      return effectsOfLastStep(trace, 'notify').length === (isWanted ? 1 : 0);
    },
    'when the limits are not as the user saw them, the page says what they are and keeps what was typed': (trace) => {
      const [before, after] = [expected(trace.steps.slice(0, -1)), expected(trace.steps)];
      const isChanged =
        before.shown !== null && !isEqual(before.shown, after.shown) && isEqual(before.values, after.values);
      const { message } = trace.snapshot.context;
      const isSaid = message !== null && 'id' in message && message.id === 'limits.changedElsewhere';
      return (
        before.phase === 'loading' || !isChanged || isEqual(limitsOf(after.shown ?? loaded), wantedOf(before)) || isSaid
      );
    },
    'a failure shows a message and can be retried': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind === 'done' && last.actor === 'readPreferences' && last.label === 'without one of the limits') {
        const after = expected(steps).phase === 'loading' ? 'loadFailed' : 'editing';
        return snapshot.matches(after) && snapshot.context.message !== null;
      }
      if (last?.kind !== 'error' || LOCKED.includes(last.label)) return true;
      const { phase } = expected(steps);
      const state = phase === 'loading' ? 'loadFailed' : phase === 'reloading' ? phase : 'editing';
      return snapshot.matches(state) && snapshot.context.message !== null;
    },
    'a save that failed is not repeated: the limits are read again': (trace) => {
      const last = trace.steps.at(-1);
      const isFailed = last?.kind === 'error' && last.actor === 'savePreferences' && !LOCKED.includes(last.label);
      return !isFailed || effectsOfLastStep(trace, 'call.readPreferences').length === 1;
    },
    'a message goes when the limits are as the user wants': (trace) =>
      effectsOfLastStep(trace, 'notify').length === 0 || trace.snapshot.context.message === null,
    'after an answer to a submit the page rests, so that a second press sends nothing': ({
      steps,
      before,
      snapshot,
    }) => {
      const last = steps.at(-1);
      const wasSubmitted = before?.matches('verifying') || before?.matches('saving') || before?.matches('reloading');
      const isAnswer = (last?.kind === 'done' || last?.kind === 'error') && wasSubmitted;
      return !isAnswer || !snapshot.matches('editing') || snapshot.matches({ editing: 'settled' });
    },
    'a retry loads the limits again': (trace) => {
      const last = trace.steps.at(-1);
      const isRetry =
        last?.kind === 'event' && last.event.type === 'limits.retry' && trace.before?.matches('loadFailed');
      return !isRetry || effectsOfLastStep(trace, 'call.readPreferences').length === 1;
    },
    'the limits are locked if the employer does not allow changes': ({ steps, snapshot }) =>
      !['not allowed', ...LOCKED].includes(steps.at(-1)?.label ?? '') || snapshot.matches('locked'),
  },
});
