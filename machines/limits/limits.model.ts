import type { CallFailure } from '../../contract/backend.ts';
import type { Ore } from '../../contract/money.ts';
import { readPreferences } from '../../contract/preferences.ts';
import { defineModel, type Trace } from '../model.ts';
import { limits } from './limits.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const example = readPreferences.response.parse(readPreferences.example.response);
const loaded = { ...example, dailyPurchaseLimit: 50_000 as Ore, weeklyPurchaseLimit: 0 as Ore };
const saved = { ...example, dailyPurchaseLimit: 150_000 as Ore, weeklyPurchaseLimit: 0 as Ore };
const locked: CallFailure = {
  kind: 'rejected',
  status: 403,
  detail: 'Your employer does not allow changing the limits',
};

/** The öre of each valid text; other texts are invalid. */
const ORE: Readonly<Record<string, number>> = { '': 0, '500': 50_000, '1 500': 150_000, '1500': 150_000 };

type ThisTrace = Trace<typeof limits>;

const fieldValuesOf = ({ dailyPurchaseLimit: daily, weeklyPurchaseLimit: weekly }: typeof loaded) => ({
  daily: daily ? String(daily / 100) : '',
  weekly: weekly ? String(weekly / 100) : '',
});

/** The expected field values, computed from the steps alone. */
function expectedValues({ steps }: Pick<ThisTrace, 'steps'>) {
  let values = { daily: '', weekly: '' };
  let isEditable = false;
  for (const step of steps) {
    if (step.kind === 'event') {
      if (step.event.type === 'field.changed' && isEditable) {
        values = { ...values, [step.event.field]: step.event.value };
      }
      if (step.event.type === 'form.submitted' && isEditable) {
        isEditable = ORE[values.daily] === undefined || ORE[values.weekly] === undefined;
      }
      continue;
    }
    if (step.kind === 'done' && step.actor !== 'clientPreferences') values = fieldValuesOf(step.output);
    if (step.label === 'locked by the employer') values = fieldValuesOf(loaded);
    const isSaveResult = 'actor' in step && step.actor === 'savePreferences';
    isEditable = step.label === 'allowed' || (isSaveResult && step.label !== 'locked by the employer');
  }
  return values;
}
const effectsOfLastStep = ({ effects, steps }: ThisTrace, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const limitsModel = defineModel({
  machine: limits,
  starts: { 'an open page': { input: (ports) => ({ ports }) } },
  events: {
    'field.changed': {
      'a daily limit': { field: 'daily', value: '1 500' },
      'a daily limit with decimals': { field: 'daily', value: '99,50' },
      'no daily limit': { field: 'daily', value: '' },
      'a weekly limit': { field: 'weekly', value: '500' },
      'a weekly limit that is too large': { field: 'weekly', value: '123456789' },
    },
    'field.blurred': { 'the daily limit': { field: 'daily' }, 'the weekly limit': { field: 'weekly' } },
    'form.submitted': 'noPayload',
    'limits.retry': 'noPayload',
  },
  actors: {
    readPreferences: { done: { 'a daily limit': loaded }, error: { 'no connection': unreachable } },
    clientPreferences: {
      done: {
        allowed: { allowClientToChangeCardholderLimits: true },
        'not allowed': { allowClientToChangeCardholderLimits: false },
      },
      error: { 'no connection': unreachable },
    },
    savePreferences: {
      done: { saved },
      error: { 'no connection': unreachable, 'locked by the employer': locked },
    },
  },
  identity: ({ form: { values, touched }, message, savedLimits }) => [values, touched.daily, message, savedLimits],
  invariants: {
    'the limits are editable only if the last response allows it': ({ steps, snapshot }) => {
      const isEditable = snapshot.matches('editing') || snapshot.matches('saving');
      const permission = steps.findLast(({ label }) => /allowed|locked/.test(label))?.label;
      return !isEditable || permission === 'allowed';
    },
    'limits are saved in öre on submit, only if both are valid; an empty field is saved as 0': (trace) => {
      const last = trace.steps.at(-1);
      const isSubmit =
        last?.kind === 'event' && last.event.type === 'form.submitted' && trace.before?.matches('editing');
      const { daily, weekly } = expectedValues(trace);
      const isSent = isSubmit && ORE[daily] !== undefined && ORE[weekly] !== undefined;
      const requests = isSent ? [{ dailyPurchaseLimit: ORE[daily], weeklyPurchaseLimit: ORE[weekly] }] : [];
      return isEqual(effectsOfLastStep(trace, 'call.savePreferences'), requests);
    },
    'the fields have the typed values, or else the values of the last response': ({ steps, snapshot }) =>
      isEqual(snapshot.context.form.values, expectedValues({ steps })),
    'a toast shows when limits are saved, and only then': (trace) =>
      effectsOfLastStep(trace, 'notify').length === (trace.steps.at(-1)?.label === 'saved' ? 1 : 0),
    'a failure shows a message and can be retried': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error' || last.label === 'locked by the employer') return true;
      const state = last.actor === 'savePreferences' ? 'editing' : 'loadFailed';
      return snapshot.matches(state) && snapshot.context.message !== null;
    },
    'a retry loads the limits again': (trace) => {
      const last = trace.steps.at(-1);
      const isRetry =
        last?.kind === 'event' && last.event.type === 'limits.retry' && trace.before?.matches('loadFailed');
      return !isRetry || effectsOfLastStep(trace, 'call.readPreferences').length === 1;
    },
    'the limits are locked if the employer does not allow changes': ({ steps, snapshot }) =>
      !['not allowed', 'locked by the employer'].includes(steps.at(-1)?.label ?? '') || snapshot.matches('locked'),
  },
});
