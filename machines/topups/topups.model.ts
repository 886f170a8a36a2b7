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

interface MonthUpdate {
  readonly month: { readonly monthNumber: number } | null;
}

interface Read {
  readonly year: number;
  /** How many steps came before the request. */
  readonly requestedAt: number;
}

/** The calendars that were loaded. */
const readsOf = (trace: TopupsTrace): readonly Read[] => {
  const requested = requests(trace).map(({ args, step }) => ({
    year: (args[0] as { year: number }).year,
    requestedAt: step,
  }));
  return trace.steps.flatMap((step, index) => {
    const isAnswer = step.kind === 'done' && step.actor === LOAD;
    return isAnswer ? (requested.findLast(({ requestedAt }) => requestedAt <= index) ?? []) : [];
  });
};

/** The requested year of each calendar that was loaded. */
const loadedYears = (trace: TopupsTrace): readonly number[] => readsOf(trace).map(({ year }) => year);

/** Whether the months of a year may have changed in a step. */
const isChangeOf = (year: number, step: TopupsTrace['steps'][number]): boolean =>
  step.kind === 'time' ||
  (step.kind === 'event' &&
    step.event.type === 'calendar.changed' &&
    (step.event.year === null || step.event.year === year));

/** The opened years that may have changed after the request of their last calendar. */
const outdatedYears = (trace: TopupsTrace): readonly number[] => {
  const reads = readsOf(trace);
  return [...new Set(loadedYears(trace))].toSorted().filter((year) => {
    const changedAt = trace.steps.findLastIndex((step) => isChangeOf(year, step)) + 1;
    return changedAt > (reads.findLast((read) => read.year === year)?.requestedAt ?? 0);
  });
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

const isKnown = (trace: TopupsTrace): boolean => loadedYears(trace).includes(chosenYear(trace));

/** The years that are to be read, in this order. */
const yearsToRead = (trace: TopupsTrace): readonly number[] => {
  const year = chosenYear(trace);
  const outdated = outdatedYears(trace);
  const isFirst = !isKnown(trace) || outdated.includes(year);
  return isFirst ? [year, ...outdated.filter((one) => one !== year)] : outdated;
};

/** Whether the last step lets the page read what is to be read. */
function isCauseOfRead({ steps, before }: TopupsTrace): boolean {
  const last = steps.at(-1);
  if (last === undefined || last.kind === 'time') return true;
  if (last.kind !== 'event') return last.kind === 'done' && last.actor === LOAD;
  if (last.event.type === 'year.choose') return last.event.year !== before?.context.year;
  return last.event.type === 'calendar.changed' || (last.event.type === 'calendar.retry' && !!before?.can(last.event));
}

/** What the user expects to see of the chosen year, from what was asked and answered. */
function expectedState(trace: TopupsTrace): 'loading' | 'refreshing' | 'loadFailed' | 'stale' | 'loaded' {
  if (yearsToRead(trace).length === 0) return 'loaded';
  const answered = trace.steps.findLastIndex(isLoad) + 1;
  const isPending = (requests(trace).at(-1)?.step ?? 0) >= answered;
  if (isPending) return isKnown(trace) ? 'refreshing' : 'loading';
  return isKnown(trace) ? 'stale' : 'loadFailed';
}

const MISSING = 'The chosen year is missing, so it is loaded, and while it loads no failure is shown.';
const OUTDATED = 'A loaded year is out of date, so it is read, and meanwhile no failure is shown.';
const SAME_YEAR = 'Before New Year the chosen year stays, and it is loaded.';

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
    'calendar.changed': {
      'in a month of this year': { year: 2026 },
      'in a month of next year': { year: 2027 },
      'in any month': { year: null },
    },
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
  identity: ({ year, outdated, months, latest, balance, failure, isAutomatic }) => [
    year,
    outdated,
    isAutomatic,
    Object.keys(months),
    latest?.pendingTopups.length,
    latest?.months.length,
    balance,
    failure !== null,
  ],
  equivalentFaults: {
    "'loadFailed' on calendar.retry: goes to 'loading' instead of 'deciding'": MISSING,
    "'loadFailed' on calendar.changed: goes to 'loading' instead of 'deciding'": MISSING,
    "'stale' on calendar.retry: goes to 'refreshing' instead of 'deciding'": OUTDATED,
    "'stale' on calendar.changed: goes to 'refreshing' instead of 'deciding'": OUTDATED,
    "'dayRollover' at once: goes to 'refreshing' instead of 'deciding'": SAME_YEAR,
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
    'a calendar updates the months of its own year only': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'done' || last.actor !== LOAD || trace.snapshot.matches('disabled')) return true;
      const numbers = last.output.months.map(({ monthNumber }) => monthNumber);
      const known = Object.entries(trace.before?.context.months ?? {});
      return known.every(([year, months]) =>
        Object.entries(months).every(([number, { id }]) => {
          const isOwn = Number(year) === loadedYears(trace).at(-1) && numbers.includes(Number(number));
          const updates = effectsOfLastStep(trace, `${id}.send`).map(({ args }) => args[0]) as MonthUpdate[];
          return updates.every(({ month }) => month?.monthNumber === (isOwn ? Number(number) : undefined));
        }),
      );
    },
    'a year is read at once if it is missing or out of date, and not otherwise': (trace) => {
      const sent = effectsOfLastStep(trace, `call.${LOAD}`).map(({ args }) => (args[0] as { year: number }).year);
      const isExpected = isCauseOfRead(trace) && !trace.snapshot.matches('disabled');
      return sent.join() === (isExpected ? yearsToRead(trace).slice(0, 1).join() : '');
    },
    'after a change the year of the changed month is read before the page counts as loaded': (trace) =>
      !trace.snapshot.matches('loaded') || outdatedYears(trace).length === 0,
    'a year that is out of date is read when it is opened': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'year.choose' || !trace.before?.can(last.event)) return true;
      const { year } = last.event;
      const isRead = effectsOfLastStep(trace, `call.${LOAD}`).some(
        ({ args }) => (args[0] as { year: number }).year === year,
      );
      return isRead || !outdatedYears(trace).includes(year);
    },
    'the page knows which years are out of date': (trace) =>
      trace.snapshot.matches('disabled') || trace.snapshot.context.outdated.join() === outdatedYears(trace).join(),
    'the chosen year is shown from the moment it is first loaded; until then the page waits or says that it failed': (
      trace,
    ) => trace.snapshot.matches('disabled') || trace.snapshot.matches(expectedState(trace)),
    'the chosen year is shown': (trace) =>
      trace.snapshot.matches('disabled') || trace.snapshot.context.year === chosenYear(trace),
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
    'the reminders come from calendars that were read after the last change': (trace) => {
      const last = trace.steps.at(-1);
      const isStored = last?.kind === 'done' && last.actor === LOAD && last.output.topupSettings !== null;
      const isChoice = isAutomaticChange(last) && loadedCalendars(trace) > 0;
      const isExpected = (isStored || isChoice) && outdatedYears(trace).length === 0;
      if (trace.snapshot.matches('disabled')) return !isStored;
      return (effectsOfLastStep(trace, 'file.send').length === 1) === isExpected;
    },
  },
});
