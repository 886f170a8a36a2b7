import type { TopupCalendar } from '../../contract/topups.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { endOf } from '../days.ts';
import { initialContext, topupsSetup } from './topups.setup.ts';

const setFailure = { type: 'setFailure', params: errorParams } as const;

const calendarParams = ({ event }: { event: { output: TopupCalendar } }) => ({ calendar: event.output });
const calendarLoaded = [
  {
    guard: { type: 'isOpen', params: calendarParams },
    target: 'loaded',
    actions: [
      'clearFailure',
      { type: 'updateMonths', params: calendarParams },
      { type: 'setCalendar', params: calendarParams },
      'updateReminders',
    ],
  },
  { target: 'disabled' },
] as const;

const yearParams = ({ event }: { event: { year: number } }) => ({ year: event.year });
const isOtherYear = { type: 'isOtherYear', params: yearParams } as const;
const setYear = { type: 'setYear', params: yearParams } as const;
const reopenYear = { guard: isOtherYear, target: '#topups.reopeningYear', actions: setYear } as const;
const OUTDATED_REQUEST = 'The response to the running request may be out of date.';

const loaded = topupsSetup.createStateConfig({
  description: 'The months of a year are shown, each with its own actor.',
  entry: 'setToday',
  initial: 'deciding',
  invoke: {
    id: 'untilMidnight',
    src: 'untilMidnight',
    input: ({ context }) => ({ clock: context.ports.clock, moment: endOf(context.today) }),
    onDone: '#topups.dayRollover',
  },
  on: {
    'calendar.changed': '#topups.refreshing',
    'year.choose': { guard: isOtherYear, target: '#topups.openingYear', actions: setYear },
  },
  states: {
    deciding: { always: [{ guard: 'hasPendingTopups', target: 'loadingBalance' }, { target: 'noPendingTopups' }] },
    noPendingTopups: {},
    loadingBalance: {
      description: 'There are pending top-ups. The balance shows how much must be spent before they fit.',
      invoke: {
        id: 'balance',
        src: 'balance',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: { target: 'balanceLoaded', actions: { type: 'setBalance', params: ({ event }) => event.output } },
        onError: { target: 'balanceFailed', actions: { type: 'setBalanceFailure', params: errorParams } },
      },
    },
    balanceLoaded: {},
    balanceFailed: {
      description: 'The pending top-ups are shown without the amount that must be spent.',
      on: { 'balance.retry': 'loadingBalance' },
    },
  },
});

/** The top-up page (§2 /topup, §3, §4): the calendar of the selected year, and everything that is common to all years. */
export const topups = topupsSetup.createMachine({
  id: 'topups',
  description: 'The top-up page. Loads a year when it is opened, after each change and at midnight.',
  meta: { section: '§4 Top-up month' },
  context: ({ input, spawn, self }) => ({
    ...initialContext(input),
    several: spawn('orderMonths', {
      id: 'several',
      input: { ports: input.ports, onEvent: (event) => self.send(event) },
    }),
    file: spawn('calendarFile', { id: 'file', input: { ports: input.ports } }),
  }),
  on: {
    'order.requested': {
      actions: { type: 'orderMonth', params: ({ event }) => ({ day: event.day }) },
      description: 'The next one of several months is ordered.',
    },
    'automatic.changed': {
      actions: [
        { type: 'setAutomatic', params: ({ event }) => ({ isOn: event.isOn }) },
        'updateRules',
        'updateReminders',
      ],
      description: 'The months say whether they are ordered automatically.',
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'A year is loaded for the first time.',
      invoke: {
        id: 'topupCalendar',
        src: 'topupCalendar',
        input: ({ context }) => callInput(context, { year: context.year }),
        onDone: calendarLoaded,
        onError: { target: 'loadFailed', actions: setFailure },
      },
      on: {
        'year.choose': reopenYear,
        'calendar.changed': { target: 'loading', reenter: true, description: OUTDATED_REQUEST },
      },
    },
    loadFailed: {
      description: 'The year could not be loaded. Other years can still be selected.',
      on: { 'calendar.retry': { target: 'loading', actions: 'clearFailure' }, 'year.choose': reopenYear },
    },
    loaded,
    openingYear: {
      always: [
        { guard: 'isYearLoaded', target: 'loaded', description: 'A loaded year is not loaded again.' },
        { target: 'loading' },
      ],
    },
    reopeningYear: {
      description: 'A year is selected while the loaded data may be out of date.',
      always: [{ guard: 'isYearLoaded', target: 'refreshing' }, { target: 'loading' }],
    },
    dayRollover: {
      description: 'It is midnight in Stockholm: deadlines may have passed, and at New Year the years change.',
      entry: ['setToday', 'leavePastYear'],
      always: 'refreshing',
    },
    refreshing: {
      description: 'The year is loaded again while the old data is shown.',
      invoke: {
        id: 'topupCalendar',
        src: 'topupCalendar',
        input: ({ context }) => callInput(context, { year: context.year }),
        onDone: calendarLoaded,
        onError: { target: 'stale', actions: setFailure },
      },
      on: {
        'year.choose': reopenYear,
        'calendar.changed': { target: 'refreshing', reenter: true, description: OUTDATED_REQUEST },
      },
    },
    stale: {
      description: 'The year could not be loaded again: the old data is shown with a warning.',
      invoke: {
        id: 'untilMidnight',
        src: 'untilMidnight',
        input: ({ context }) => ({ clock: context.ports.clock, moment: endOf(context.today) }),
        onDone: 'dayRollover',
      },
      on: { 'calendar.retry': 'refreshing', 'calendar.changed': 'refreshing', 'year.choose': reopenYear },
    },
    disabled: { description: 'The employer orders the top-ups, so there is no calendar (§4).' },
  },
});
