import type { CallFailure } from '../../contract/backend.ts';
import type { Ore } from '../../contract/money.ts';
import { readPreferences } from '../../contract/preferences.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, lastEffects, type Trace } from '../model.ts';
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

type ThisTrace = Trace<typeof limits>;

/** The limits of an answer in whole kronor, as the fields show them; null if one is missing. */
function shownIn(answer: object | undefined) {
  const { dailyPurchaseLimit: daily, weeklyPurchaseLimit: weekly } = { ...withoutDaily, ...answer };
  return daily === null || weekly === null ? null : [Math.round(daily / 100), Math.round(weekly / 100)];
}
const typedIn = ({ context: { form } }: ThisTrace['snapshot']) =>
  [form.values.daily, form.values.weekly].map((text) => Number(text.replaceAll(' ', '')));

const isSubmitted = (snapshot: ThisTrace['before']) =>
  snapshot !== null &&
  (snapshot.matches('comparing') || snapshot.matches('saving') || snapshot.matches('checkingOutcome'));

export const limitsModel = defineModel({
  machine: limits,
  starts: { 'an open page': { input: (ports) => ({ ports, accountId: 30412 }) } },
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
    recentSpending: 'machine',
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
          detail: 'Your employer does not allow changing the limits today',
        },
      },
    },
  },
  identity: ({ form: { values, touched }, message, savedLimits }) => [values, touched.daily, message, savedLimits],
  invariants: {
    'the limits are editable only if the last response allows it': ({ steps, snapshot }) => {
      const isEditable = (['editing', 'comparing', 'saving', 'checkingOutcome'] as const).some((state) =>
        snapshot.matches(state),
      );
      const permission = steps.findLast(({ label }) => /allowed|locked/.test(label))?.label;
      return !isEditable || permission === 'allowed';
    },
    'what is saved is what the fields show': (trace) =>
      lastEffects(trace, 'call.savePreferences').every((body) =>
        isEqual(shownIn(body as object), typedIn(trace.snapshot)),
      ),
    'nothing is saved over limits that the user has not seen': (trace) => {
      const answers = trace.steps.flatMap((step) => (step.kind === 'done' ? [shownIn(step.output)] : []));
      const [latest, seen] = answers.filter((shown) => shown !== null).toReversed();
      const isGuessed = trace.steps.some(({ label }) => label === 'without one of the limits');
      return isGuessed || lastEffects(trace, 'call.savePreferences').length === 0 || isEqual(latest, seen);
    },
    'after a submit the page says that the limits are as the fields show, or why not': (trace) => {
      const { steps, before, snapshot } = trace;
      const step = steps.at(-1);
      if (!before || !isSubmitted(before) || step?.kind === 'event' || !snapshot.matches('editing')) return true;
      const shown = step?.kind === 'done' ? shownIn(step.output) : null;
      const isGuessed = before.matches('saving') && shown === null;
      const hasToast = lastEffects(trace, 'notify').length === 1;
      if ((snapshot.context.message === null) !== hasToast) return false;
      // The form of the user may mean 151 kronor exactly.
      const isRounded = step?.label === 'a weekly limit with öre';
      return (isRounded && !hasToast) || hasToast === (isGuessed || isEqual(shown, typedIn(before)));
    },
    'what was typed is not changed by an answer, unless the limits are locked': ({ steps, before, snapshot }) =>
      !isSubmitted(before) ||
      snapshot.matches('locked') ||
      steps.at(-1)?.kind === 'event' ||
      (before !== null && isEqual(typedIn(before), typedIn(snapshot))),
    'a page that could not be loaded says why, until the user retries': ({ before, snapshot }) =>
      snapshot.matches('loadFailed')
        ? snapshot.context.message !== null
        : snapshot.matches('loading')
          ? snapshot.context.message === null
          : !before?.matches('loadFailed'),
    'a failed load can be retried': ({ steps, before, snapshot }) =>
      !before?.matches('loading') || steps.at(-1)?.kind !== 'error' || snapshot.matches('loadFailed'),
    'what the fields show after a save, and when they are locked, is what the backend has': (trace) => {
      const { steps, snapshot } = trace;
      if (lastEffects(trace, 'notify').length === 0 && !snapshot.matches('locked')) return true;
      const answers = steps.flatMap((step) => (step.kind === 'done' ? [shownIn(step.output)] : []));
      const isGuessed = steps.some(({ label }) => label === 'without one of the limits');
      const { daily, weekly } = snapshot.context.form.values;
      const isClean = /^([1-9]\d*)?,([1-9]\d*)?$/.test(`${daily},${weekly}`);
      return (
        isClean &&
        (isGuessed ||
          isEqual(
            answers.findLast((shown) => shown !== null),
            typedIn(snapshot),
          ))
      );
    },
    'after an answer to a submit the page rests, so that a second press sends nothing': ({ steps, before, snapshot }) =>
      !isSubmitted(before) ||
      steps.at(-1)?.kind === 'event' ||
      !snapshot.matches('editing') ||
      snapshot.matches({ editing: 'settled' }),
    'only a press on submit checks the limits before a change': ({ steps, before, snapshot }) => {
      const step = steps.at(-1);
      const isSubmit = step?.kind === 'event' && step.event.type === 'form.submitted';
      return isSubmit
        ? !snapshot.matches('loading') || !before?.matches('editing')
        : !snapshot.matches('comparing') || isSubmitted(before);
    },
    'a limit that could not be read is not shown as no limit': ({ steps, snapshot }) =>
      snapshot.matches('loading') ||
      snapshot.matches('loadFailed') ||
      steps.some((step) => step.kind === 'done' && shownIn(step.output) !== null),
    'a save that failed is not repeated: the limits are read again': (trace) => {
      const last = trace.steps.at(-1);
      const isFailed = last?.kind === 'error' && last.actor === 'savePreferences' && !LOCKED.includes(last.label);
      return !isFailed || lastEffects(trace, 'call.readPreferences').length === 1;
    },
    'the limits are locked if the employer does not allow changes': ({ steps, snapshot }) =>
      !['not allowed', ...LOCKED].includes(steps.at(-1)?.label ?? '') || snapshot.matches('locked'),
  },
});
