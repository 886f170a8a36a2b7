import { balance } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import { withLost } from '../../contract/list.ts';
import type { Ore } from '../../contract/money.ts';
import { type TopupCalendar, topupCalendar } from '../../contract/topups.ts';
import { defineModel, type Trace } from '../model.ts';
import { topups } from './topups.ts';

const failure: CallFailure = { kind: 'rejected', status: 500, detail: null };
const serverError = { 'the backend is down': failure };
const calendar: TopupCalendar = topupCalendar.response.parse(topupCalendar.example.response);
const withPendingTopup: TopupCalendar = {
  ...calendar,
  pendingTopups: [
    { id: 1, year: 2026, monthNumber: 10, amount: 168_000 as Ore, queuedDate: '2026-10-25T06:00:00+02:00' },
  ],
};

/** The end of the day on which models start. */
const MIDNIGHT = Date.parse('2026-11-21T00:00:00+01:00');

type TopupsTrace = Trace<typeof topups>;
const LOAD = 'topupCalendar';
const requests = ({ effects }: TopupsTrace) => effects.filter(({ name }) => name === `call.${LOAD}`);
const lastLoaded = ({ steps }: TopupsTrace) => steps.findLast((step) => step.kind === 'done' && step.actor === LOAD);
const effectsOfLastStep = ({ steps, effects }: TopupsTrace, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length);

/** The requested year of each calendar that was loaded. */
const loadedYears = (trace: TopupsTrace): readonly number[] => {
  const requested = requests(trace).map(({ args, step }) => ({ year: (args[0] as { year: number }).year, step }));
  return trace.steps.flatMap((step, index) =>
    step.kind === 'done' && step.actor === LOAD
      ? [requested.findLast((request) => request.step <= index)?.year ?? 0]
      : [],
  );
};

/** The numbers of the months in any loaded calendar of a year. */
const loadedMonths = (trace: TopupsTrace, year: number): readonly number[] => {
  const years = loadedYears(trace);
  const calendars = trace.steps.flatMap((step) => (step.kind === 'done' && step.actor === LOAD ? [step.output] : []));
  const loaded = calendars.filter((one, index) => years[index] === year && one.topupSettings !== null);
  const numbers = new Set(loaded.flatMap(({ months }) => months.map(({ monthNumber }) => monthNumber)));
  return [...numbers].toSorted((a, b) => a - b);
};

const isLoad = (step: TopupsTrace['steps'][number]) =>
  (step.kind === 'done' || step.kind === 'error') && step.actor === LOAD;

const isAutomaticChange = (step: TopupsTrace['steps'][number] | undefined): boolean =>
  step?.kind === 'event' && step.event.type === 'automatic.changed';

/** How many calendars with settings were loaded. */
const loadedCalendars = ({ steps }: TopupsTrace): number =>
  steps.filter((step) => step.kind === 'done' && step.actor === LOAD && step.output.topupSettings !== null).length;

/** The year that the user has chosen. */
const chosenYear = ({ steps }: TopupsTrace): number => {
  const choice = steps.findLast((step) => step.kind === 'event' && step.event.type === 'year.choose');
  return choice?.kind === 'event' && choice.event.type === 'year.choose' ? choice.event.year : 2026;
};

/** What the user expects to see of the chosen year, from what was asked and answered. */
function expectedState(trace: TopupsTrace): 'loading' | 'refreshing' | 'loadFailed' | 'stale' | 'loaded' {
  const isKnown = loadedYears(trace).includes(chosenYear(trace));
  const answered = trace.steps.findLastIndex(isLoad) + 1;
  const isPending = (requests(trace).at(-1)?.step ?? 0) >= answered;
  if (isPending) return isKnown ? 'refreshing' : 'loading';
  if (trace.steps[answered - 1]?.kind === 'error') return isKnown ? 'stale' : 'loadFailed';
  return 'loaded';
}

const NOT_LOADED = 'The chosen year is not loaded, so this state leads to loading at once.';
const LOADED = 'The chosen year is loaded, so this state leads to the same one at once.';
const SAME_DAY = 'Before midnight the day is the same, so the state only leads to refreshing.';

export const topupsModel = defineModel({
  machine: topups,
  starts: {
    'an open account': {
      input: (ports) => ({ ports, accountId: 30412, cardholderStatus: 'ACTIVE', otherEmployer: null }),
    },
  },
  events: {
    'year.choose': { 'this year': { year: 2026 }, 'next year': { year: 2027 } },
    'calendar.retry': 'noPayload',
    'balance.retry': 'noPayload',
    'calendar.changed': 'noPayload',
    'order.requested': { 'of november': { day: '2026-11-01' }, 'of a month of next year': { day: '2027-01-01' } },
    'automatic.changed': { on: { isOn: true }, off: { isOn: false } },
  },
  actors: {
    topupCalendar: {
      done: {
        'twelve months': calendar,
        'one pending top-up': withPendingTopup,
        'a month that cannot be read': { ...calendar, months: withLost(calendar.months.slice(1), 1) },
        'no settings': { ...calendar, topupSettings: null },
      },
      error: serverError,
    },
    balance: { done: { 'nearly full': balance.response.parse({ amount: 14_200 }) }, error: serverError },
    untilMidnight: 'wait',
    topupMonth: 'machine',
    automaticTopup: 'machine',
    calendarFile: 'machine',
    orderMonths: 'machine',
  },
  identity: ({ year, months, latest, balance, failure, isAutomatic }) => [
    year,
    isAutomatic,
    Object.keys(months),
    latest?.pendingTopups.length,
    latest?.months.length,
    balance,
    failure !== null,
  ],
  equivalentFaults: {
    "'loading' on calendar.changed: goes to 'openingYear' instead of 'loading'": NOT_LOADED,
    "'loadFailed' on calendar.retry: goes to 'openingYear' instead of 'loading'": NOT_LOADED,
    "'loading' on calendar.changed: goes to 'reopeningYear' instead of 'loading'": NOT_LOADED,
    "'loadFailed' on calendar.retry: goes to 'reopeningYear' instead of 'loading'": NOT_LOADED,
    "'reopeningYear' at once: goes to 'openingYear' instead of 'loading'": NOT_LOADED,
    "'openingYear' at once: goes to 'reopeningYear' instead of 'loading'": NOT_LOADED,
    "'loading' topupCalendar answers, if isOpen: goes to 'openingYear' instead of 'loaded'": LOADED,
    "'refreshing' topupCalendar answers, if isOpen: goes to 'openingYear' instead of 'loaded'": LOADED,
    "'loaded' on calendar.changed: goes to 'reopeningYear' instead of 'refreshing'": LOADED,
    "'loaded' on calendar.changed: goes to 'dayRollover' instead of 'refreshing'": SAME_DAY,
    "'refreshing' on calendar.changed: goes to 'reopeningYear' instead of 'refreshing'": LOADED,
    "'refreshing' on calendar.changed: goes to 'dayRollover' instead of 'refreshing'": SAME_DAY,
    "'stale' on calendar.changed: goes to 'reopeningYear' instead of 'refreshing'": LOADED,
    "'stale' on calendar.changed: goes to 'dayRollover' instead of 'refreshing'": SAME_DAY,
    "'stale' on calendar.retry: goes to 'reopeningYear' instead of 'refreshing'": LOADED,
    "'stale' on calendar.retry: goes to 'dayRollover' instead of 'refreshing'": SAME_DAY,
    "'dayRollover' at once: goes to 'reopeningYear' instead of 'refreshing'": LOADED,
    "'reopeningYear' at once, if isYearLoaded: goes to 'dayRollover' instead of 'refreshing'": SAME_DAY,
  },
  invariants: {
    'each loaded year has an actor for each month that was in one of its calendars': (trace) => {
      const { months } = trace.snapshot.context;
      const isDisabled = trace.snapshot.matches('disabled');
      const years = isDisabled ? loadedYears(trace).slice(0, -1) : loadedYears(trace);
      const opened = Object.entries(months);
      return (
        opened.length === new Set(years).size &&
        opened.every(([year, actors]) => {
          const known = loadedMonths(trace, Number(year));
          return JSON.stringify(Object.keys(actors).map(Number)) === JSON.stringify(known);
        })
      );
    },
    'every existing month is updated by each loaded calendar': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'done' || last.actor !== LOAD || trace.snapshot.matches('disabled')) return true;
      const before = Object.values(trace.before?.context.months ?? {}).flatMap((months) => Object.values(months));
      return before.every(({ id }) => effectsOfLastStep(trace, `${id}.send`).length === 1);
    },
    'the calendar is loaded at the start, for a new year, after a change, at midnight and on retry': (trace) =>
      effectsOfLastStep(trace, `call.${LOAD}`).length <= 1 &&
      requests(trace).every(({ step }) => {
        const cause = trace.steps[step - 1];
        return (
          step === 0 || cause?.kind === 'time' || (cause?.kind === 'event' && cause.event.type !== 'balance.retry')
        );
      }),
    'the chosen year is shown from the moment it is first loaded; until then the page waits or says that it failed': (
      trace,
    ) => trace.snapshot.matches('disabled') || trace.snapshot.matches(expectedState(trace)),
    'the year that is loaded is the chosen one': (trace) => {
      const [request] = effectsOfLastStep(trace, `call.${LOAD}`);
      const year = chosenYear(trace);
      const isShown = trace.snapshot.matches('disabled') || trace.snapshot.context.year === year;
      return isShown && (!request || (request.args[0] as { year: number }).year === year);
    },
    'a year is loaded when it is chosen first, at midnight and on retry; a loaded year is shown at once': (trace) => {
      const last = trace.steps.at(-1);
      const { before } = trace;
      const isOutdated = before?.matches('loaded') === false;
      const isNewYear =
        last?.kind === 'event' && last.event.type === 'year.choose' && before?.context.year !== last.event.year;
      const isRetry = last?.kind === 'event' && last.event.type === 'calendar.retry' && trace.before?.can(last.event);
      const isExpected =
        last?.kind === 'time' ||
        isRetry === true ||
        (isNewYear && (isOutdated || !loadedYears(trace).includes(last.event.year)));
      const isLoaded = effectsOfLastStep(trace, `call.${LOAD}`).length === 1;
      const isReopened = isNewYear && before?.matches('loaded') === true && !isExpected;
      return (
        before?.matches('disabled') === true || (isExpected && isLoaded) || (!isExpected && !(isReopened && isLoaded))
      );
    },
    'the day on the page is the current one, from midnight in Stockholm': ({ steps, now, snapshot }) =>
      steps.at(-1)?.kind !== 'time' || (now === MIDNIGHT && snapshot.context.today === '2026-11-21'),
    'the balance that is shown is the one that was loaded': ({ snapshot, lastAnswer }) =>
      snapshot.context.balance === (lastAnswer('balance')?.amount ?? null),
    'a balance that cannot be loaded is reported': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      return last?.kind !== 'error' || last.actor !== 'balance' || snapshot.context.balanceFailure !== null;
    },
    'the spinner of the balance is shown only while it is loaded': (trace) =>
      !trace.snapshot.matches({ loaded: 'loadingBalance' }) ||
      effectsOfLastStep(trace, 'call.balance').length === 1 ||
      trace.before?.matches({ loaded: 'loadingBalance' }) === true,
    'a warning about a failure goes with the next answer': ({ snapshot }) =>
      !snapshot.matches('loaded') || snapshot.context.failure === null,
    'a change loads the calendar again at once, while a calendar is shown or loading': (trace) => {
      const last = trace.steps.at(-1);
      const isChange = last?.kind === 'event' && last.event.type === 'calendar.changed';
      const isActive =
        trace.before !== null && !trace.before.matches('loadFailed') && !trace.before.matches('disabled');
      return !isChange || effectsOfLastStep(trace, `call.${LOAD}`).length === (isActive ? 1 : 0);
    },
    'without settings the calendar is disabled for good': (trace) => {
      const hasNoSettings = trace.steps.some(
        (step) => step.kind === 'done' && step.actor === LOAD && step.output.topupSettings === null,
      );
      return trace.snapshot.matches('disabled') === hasNoSettings;
    },
    'the balance is loaded only when there are pending top-ups': (trace) =>
      effectsOfLastStep(trace, 'call.balance').length === 0 ||
      (lastLoaded(trace) as { label: string } | undefined)?.label === 'one pending top-up',
    'every month learns whether it is ordered automatically, when that changes and with each calendar': (trace) => {
      const last = trace.steps.at(-1);
      const isUpdate = isAutomaticChange(last) || (last?.kind === 'done' && last.actor === LOAD);
      if (!isUpdate || trace.snapshot.matches('disabled')) return true;
      const choice = trace.steps.findLast(isAutomaticChange);
      const isOn = choice?.kind === 'event' && choice.event.type === 'automatic.changed' && choice.event.isOn;
      const before = Object.values(trace.before?.context.months ?? {}).flatMap((months) => Object.values(months));
      return before.every(({ id }) =>
        effectsOfLastStep(trace, `${id}.send`).every(
          ({ args }) => (args[0] as { rules: { isAutomatic: boolean } }).rules.isAutomatic === isOn,
        ),
      );
    },
    'a requested month of an opened year is ordered, and no other one': (trace) => {
      const last = trace.steps.at(-1);
      const orders = trace.effects.filter(
        ({ args, step }) => step === trace.steps.length && JSON.stringify(args).includes('"month.orderAsOneOfSeveral"'),
      );
      if (last?.kind !== 'event' || last.event.type !== 'order.requested') return orders.length === 0;
      const [year, month] = last.event.day.split('-').map(Number) as [number, number];
      const actor = trace.snapshot.context.months[year]?.[month];
      return orders.map(({ name }) => name).join() === (actor ? `${actor.id}.send` : '');
    },
    'the reminders are updated for each stored calendar, and when automatic top-ups are turned on or off': (trace) => {
      const last = trace.steps.at(-1);
      const isStored = last?.kind === 'done' && last.actor === LOAD && last.output.topupSettings !== null;
      const isChoice = isAutomaticChange(last) && loadedCalendars(trace) > 0;
      return (effectsOfLastStep(trace, 'file.send').length === 1) === (isStored || isChoice);
    },
  },
});
