import { balance } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import { withLost } from '../../contract/list.ts';
import type { Ore } from '../../contract/money.ts';
import type { TopupCalendar } from '../../contract/topups.ts';
import { defineModel, lastEffects } from '../model.ts';
import { calendarExample } from './topup-month.fixture.ts';
import {
  chosenYear,
  expectedNextYear,
  expectedRequest,
  expectedState,
  firstOrderable,
  isLoaded,
  lastShown,
  loadedMonths,
  loadedYears,
  outdatedYears,
  readOfLastStep,
  readsOf,
  requestedYears,
  type TopupsTrace,
} from './topups.fixture.ts';
import { topups } from './topups.ts';

const failure: CallFailure = { kind: 'unreachable' };
const failing = { 'no connection': failure };
const withPendingTopup: TopupCalendar = {
  ...calendarExample,
  pendingTopups: [
    { id: 1, year: 2026, monthNumber: 10, amount: 168_000 as Ore, queuedDate: '2026-10-25T06:00:00+01:00' },
  ],
};

/** The end of the day on which models start. */
const MIDNIGHT = Date.parse('2026-11-21T00:00:00+01:00');

interface MonthUpdate {
  readonly month: { readonly monthNumber: number } | null;
}

const isAutomaticChange = (step: TopupsTrace['steps'][number] | undefined): boolean =>
  step?.kind === 'event' && step.event.type === 'automatic.changed';

/** The months that existed before the last step. */
const monthsBefore = ({ before }: TopupsTrace) =>
  Object.values(before?.context.months ?? {}).flatMap((months) => Object.values(months));

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
        'twelve months': calendarExample,
        'one pending top-up': withPendingTopup,
        'a month that cannot be read': { ...calendarExample, months: withLost(calendarExample.months.slice(1), 1) },
        'no settings': { ...calendarExample, topupSettings: null },
      },
      error: failing,
    },
    balance: { done: { 'nearly full': balance.response.parse({ amount: 14_200 }) }, error: failing },
    untilMidnight: 'wait',
    topupMonth: 'machine',
    automaticTopup: 'machine',
    calendarFile: 'machine',
    orderMonths: 'machine',
  },
  identity: ({ year, opened, outdated, calendars, months, latest, balance, failure, isAutomatic }) => [
    year,
    opened,
    outdated,
    Object.keys(calendars),
    isAutomatic,
    Object.values(months).map((ofYear) => Object.keys(ofYear).length),
    latest?.pendingTopups.length,
    latest?.months.length,
    balance,
    failure !== null,
  ],
  equivalentFaults: {
    "'loaded.nextYear.loading' topupCalendar answers, if isOpen: goes to 'loaded.nextYear.deciding' instead of 'loaded.nextYear.idle'":
      'The next year is there, so the decision leads to the same state.',
    "'loadFailed' on calendar.retry: goes to 'loading' instead of 'deciding'": MISSING,
    "'loadFailed' on calendar.changed: goes to 'loading' instead of 'deciding'": MISSING,
    "'stale' on calendar.retry: goes to 'refreshing' instead of 'deciding'": OUTDATED,
    "'stale' on calendar.changed: goes to 'refreshing' instead of 'deciding'": OUTDATED,
    "'dayRollover' at once: goes to 'refreshing' instead of 'deciding'": SAME_YEAR,
  },
  invariants: {
    'each loaded year has an actor for each month that was in one of its calendars': (trace) => {
      const opened = Object.entries(trace.snapshot.context.months);
      return (
        opened.length === loadedYears(trace).length &&
        opened.every(([year, actors]) => Object.keys(actors).join() === loadedMonths(trace, Number(year)).join())
      );
    },
    'every existing month is updated by each loaded calendar, except one that was read in the background': (trace) => {
      const read = readOfLastStep(trace);
      if (read === undefined || trace.snapshot.matches('disabled')) return true;
      const updates = read.isInBackground ? 0 : 1;
      return monthsBefore(trace).every(({ id }) => lastEffects(trace, `${id}.send`).length === updates);
    },
    'a calendar updates the months of its own year only': (trace) => {
      const read = readOfLastStep(trace);
      if (read === undefined || trace.snapshot.matches('disabled')) return true;
      const numbers = read.calendar.months.map(({ monthNumber }) => monthNumber);
      const known = Object.entries(trace.before?.context.months ?? {});
      return known.every(([year, months]) =>
        Object.entries(months).every(([number, { id }]) => {
          const isOwn = Number(year) === read.year && numbers.includes(Number(number));
          const updates = lastEffects(trace, `${id}.send`) as MonthUpdate[];
          return updates.every(({ month }) => month?.monthNumber === (isOwn ? Number(number) : undefined));
        }),
      );
    },
    'a year is read at once if it is missing, out of date or soon needed, and not otherwise': (trace) => {
      const expected = trace.snapshot.matches('disabled') ? [] : expectedRequest(trace);
      return requestedYears(trace).join() === expected.join();
    },
    'after a change the year of the changed month is read before the page counts as loaded': (trace) =>
      !trace.snapshot.matches('loaded') || outdatedYears(trace).length === 0,
    'a year that is out of date is read when it is opened': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'year.choose' || !trace.before?.can(last.event)) return true;
      const { year } = last.event;
      return requestedYears(trace).includes(year) || !outdatedYears(trace).includes(year);
    },
    'the page has the calendars of the loaded years, without those of the background that are out of date': (trace) =>
      trace.snapshot.matches('disabled') ||
      Object.keys(trace.snapshot.context.calendars).join() ===
        [2026, 2027].filter((year) => isLoaded(trace, year)).join(),
    'the next year is read in the background until it is there or cannot be read': (trace) =>
      !trace.snapshot.matches('loaded') || trace.snapshot.matches({ loaded: { nextYear: expectedNextYear(trace) } }),
    'what is shown for all years comes from a calendar that the user waited for': (trace) =>
      trace.snapshot.matches('disabled') || trace.snapshot.context.latest === (lastShown(trace)?.calendar ?? null),
    'the page knows which years are out of date': (trace) =>
      trace.snapshot.matches('disabled') || trace.snapshot.context.outdated.join() === outdatedYears(trace).join(),
    'the chosen year is shown from the moment it is first loaded; until then the page waits or says that it failed': (
      trace,
    ) => trace.snapshot.matches('disabled') || trace.snapshot.matches(expectedState(trace)),
    'the month that is shown first is the one that could be ordered first when its year was loaded': (trace) =>
      trace.snapshot.matches('disabled') ||
      loadedYears(trace).every((year) => trace.snapshot.context.first[year] === firstOrderable(trace, year)),
    'the chosen year is shown': (trace) =>
      trace.snapshot.matches('disabled') || trace.snapshot.context.year === chosenYear(trace),
    'the day on the page is the current one, from midnight in Stockholm': ({ steps, now, snapshot }) =>
      steps.at(-1)?.kind !== 'time' || (now === MIDNIGHT && snapshot.context.today === '2026-11-21'),
    'the balance that is shown is the one that was read last, or none after a failure': ({ steps, snapshot }) => {
      const last = steps.findLast(
        (step) => (step.kind === 'done' || step.kind === 'error') && step.actor === 'balance',
      );
      const amount = last?.kind === 'done' && last.actor === 'balance' ? last.output.amount : null;
      return snapshot.context.balance === amount;
    },
    'a balance that cannot be loaded is reported': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      return last?.kind !== 'error' || last.actor !== 'balance' || snapshot.context.balanceFailure !== null;
    },
    'the spinner of the balance is shown only while it is loaded': (trace) =>
      !trace.snapshot.matches({ loaded: { pendingTopups: 'loadingBalance' } }) ||
      lastEffects(trace, 'call.balance').length === 1 ||
      trace.before?.matches({ loaded: { pendingTopups: 'loadingBalance' } }) === true,
    'a warning about a failure goes with the next answer': ({ snapshot }) =>
      !snapshot.matches('loaded') || snapshot.context.failure === null,
    'without settings the calendar is disabled for good, unless it was read in the background': (trace) => {
      const isDisabled = readsOf(trace).some((read) => read.calendar.topupSettings === null && !read.isInBackground);
      return trace.snapshot.matches('disabled') === isDisabled;
    },
    'the balance is loaded only when there are pending top-ups': (trace) =>
      lastEffects(trace, 'call.balance').length === 0 || lastShown(trace)?.label === 'one pending top-up',
    'every month learns whether it is ordered automatically, when that changes and with each calendar': (trace) => {
      const last = trace.steps.at(-1);
      const isUpdate = isAutomaticChange(last) || readOfLastStep(trace) !== undefined;
      if (!isUpdate || trace.snapshot.matches('disabled')) return true;
      const choice = trace.steps.findLast(isAutomaticChange);
      const isOn = choice?.kind === 'event' && choice.event.type === 'automatic.changed' && choice.event.isOn;
      return monthsBefore(trace).every(({ id }) =>
        lastEffects(trace, `${id}.send`).every(
          (update) => (update as { rules: { isAutomatic: boolean } }).rules.isAutomatic === isOn,
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
      const isStored = !!readOfLastStep(trace)?.calendar.topupSettings;
      const isChoice = isAutomaticChange(trace.steps.at(-1)) && loadedYears(trace).length > 0;
      const isExpected = (isStored || isChoice) && outdatedYears(trace).length === 0;
      if (trace.snapshot.matches('disabled')) return !isStored;
      return (lastEffects(trace, 'file.send').length === 1) === isExpected;
    },
  },
});
