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
  },
  identity: ({ year, months, latest, balance, failure }) => [
    year,
    Object.keys(months),
    latest?.pendingTopups.length,
    latest?.months.length,
    balance,
    failure !== null,
  ],
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
    'the reminders are updated for each stored calendar': (trace) => {
      const last = trace.steps.at(-1);
      const isStored = last?.kind === 'done' && last.actor === LOAD && last.output.topupSettings !== null;
      return (effectsOfLastStep(trace, 'file.send').length === 1) === isStored;
    },
  },
});
