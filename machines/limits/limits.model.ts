import type { CallFailure } from '../../contract/backend.ts';
import type { Ore } from '../../contract/money.ts';
import { readPreferences } from '../../contract/preferences.ts';
import { defineModel, type Trace } from '../model.ts';
import { limits } from './limits.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const example = readPreferences.response.parse(readPreferences.example.response);
const held = { ...example, dailyPurchaseLimit: 50_000 as Ore, weeklyPurchaseLimit: 0 as Ore };
const saved = { ...example, dailyPurchaseLimit: 150_000 as Ore, weeklyPurchaseLimit: 0 as Ore };
const locked: CallFailure = {
  kind: 'rejected',
  status: 403,
  detail: 'Your employer does not allow changing the limits',
};

/** What each text is in öre; the others are no amounts. */
const ORE: Readonly<Record<string, number>> = { '': 0, '500': 50_000, '1 500': 150_000, '1500': 150_000 };

type Seen = Trace<typeof limits>;

const limitsIn = ({ dailyPurchaseLimit: daily, weeklyPurchaseLimit: weekly }: typeof held) => ({
  daily: daily ? String(daily / 100) : '',
  weekly: weekly ? String(weekly / 100) : '',
});

/** What stands in both fields, as the steps alone tell it. */
function written({ steps }: Pick<Seen, 'steps'>) {
  let values = { daily: '', weekly: '' };
  let isOpen = false;
  for (const step of steps) {
    if (step.kind === 'event') {
      if (step.event.type === 'field.changed' && isOpen) values = { ...values, [step.event.field]: step.event.value };
      if (step.event.type === 'form.submitted' && isOpen) {
        isOpen = ORE[values.daily] === undefined || ORE[values.weekly] === undefined;
      }
      continue;
    }
    if (step.kind === 'done' && step.actor !== 'clientPreferences') values = limitsIn(step.output);
    if (step.label === 'the employer forbids it') values = limitsIn(held);
    const isSaving = 'actor' in step && step.actor === 'savePreferences';
    isOpen = step.label === 'allowed' || (isSaving && step.label !== 'the employer forbids it');
  }
  return values;
}
const now = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const limitsModel = defineModel({
  machine: limits,
  starts: { 'an open page': { input: (ports) => ({ ports }) } },
  events: {
    'field.changed': {
      'a daily limit': { field: 'daily', value: '1 500' },
      'a daily limit with decimals': { field: 'daily', value: '99,50' },
      'no daily limit': { field: 'daily', value: '' },
      'a weekly limit': { field: 'weekly', value: '500' },
      'a weekly limit beyond reason': { field: 'weekly', value: '123456789' },
    },
    'field.blurred': { 'the daily one': { field: 'daily' }, 'the weekly one': { field: 'weekly' } },
    'form.submitted': 'bare',
    'limits.retry': 'bare',
  },
  actors: {
    readPreferences: { done: { 'a daily limit': held }, error: { 'no connection': unreachable } },
    clientPreferences: {
      done: {
        allowed: { allowClientToChangeCardholderLimits: true },
        'not allowed': { allowClientToChangeCardholderLimits: false },
      },
      error: { 'no connection': unreachable },
    },
    savePreferences: {
      done: { saved },
      error: { 'no connection': unreachable, 'the employer forbids it': locked },
    },
  },
  identity: ({ form: { values, visited }, message, held }) => [values, visited.daily, message, held],
  invariants: {
    'amounts can be written only where the employer last said so': ({ steps, snapshot }) => {
      const isOpen = snapshot.matches('editing') || snapshot.matches('saving');
      const said = steps.findLast(({ label }) => /allowed|forbids/.test(label))?.label;
      return !isOpen || said === 'allowed';
    },
    'amounts are saved in öre when both are right, nothing as 0, and never else': (trace) => {
      const last = trace.steps.at(-1);
      const isSubmitted =
        last?.kind === 'event' && last.event.type === 'form.submitted' && trace.before?.matches('editing');
      const { daily, weekly } = written(trace);
      const isDue = isSubmitted && ORE[daily] !== undefined && ORE[weekly] !== undefined;
      const wanted = isDue ? [{ dailyPurchaseLimit: ORE[daily], weeklyPurchaseLimit: ORE[weekly] }] : [];
      return same(now(trace, 'call.savePreferences'), wanted);
    },
    'the fields show what was written, or else what the backend last said': ({ steps, snapshot }) =>
      same(snapshot.context.form.values, written({ steps })),
    'what was saved is told, and nothing else is': (trace) =>
      now(trace, 'notify').length === (trace.steps.at(-1)?.label === 'saved' ? 1 : 0),
    'what failed is said, and can be tried again': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error' || last.label === 'the employer forbids it') return true;
      const place = last.actor === 'savePreferences' ? 'editing' : 'unavailable';
      return snapshot.matches(place) && snapshot.context.message !== null;
    },
    'whoever tries again has everything read anew': (trace) => {
      const last = trace.steps.at(-1);
      const isRetry =
        last?.kind === 'event' && last.event.type === 'limits.retry' && trace.before?.matches('unavailable');
      return !isRetry || now(trace, 'call.readPreferences').length === 1;
    },
    'an employer who forbids it locks the limits': ({ steps, snapshot }) =>
      !['not allowed', 'the employer forbids it'].includes(steps.at(-1)?.label ?? '') || snapshot.matches('locked'),
  },
});
