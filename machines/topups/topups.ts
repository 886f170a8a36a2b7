import type { TopupCalendar } from '../../contract/topups.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { endOf } from '../days.ts';
import { initialContext, nextYear, type TopupsContext, topupsSetup, yearToRead } from './topups.setup.ts';

const setFailure = { type: 'setFailure', params: errorParams } as const;

/** Each event that changes which year is to be read also ends the request, so an answer is always of `yearToRead`. */
const readCalendar = {
  id: 'topupCalendar',
  src: 'topupCalendar',
  input: ({ context }: { context: TopupsContext }) => callInput(context, { year: yearToRead(context) }),
} as const;
const calendarParams = ({ context, event }: { context: TopupsContext; event: { output: TopupCalendar } }) => ({
  calendar: event.output,
  year: yearToRead(context),
});
const calendarLoaded = [
  {
    guard: { type: 'isOpen', params: calendarParams },
    target: 'deciding',
    actions: [
      { type: 'updateMonths', params: calendarParams },
      { type: 'setCalendar', params: calendarParams },
      'updateReminders',
    ],
  },
  { target: 'disabled' },
] as const;

const yearParams = ({ event }: { event: { year: number } }) => ({ year: event.year });
const changeParams = ({ event }: { event: { year: number | null } }) => ({ year: event.year });
/** The events after which a year may have to be read. */
const readingEvents = {
  'calendar.changed': {
    target: '#topups.deciding',
    actions: { type: 'setOutdated', params: changeParams },
    description: 'A running request is sent again, because its response may be older than the change.',
  },
  'year.choose': {
    guard: { type: 'isOtherYear', params: yearParams },
    target: '#topups.deciding',
    actions: { type: 'setYear', params: yearParams },
  },
} as const;

const pendingTopups = topupsSetup.createStateConfig({
  initial: 'deciding',
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

const nextYearParams = ({ context, event }: { context: TopupsContext; event: { output: TopupCalendar } }) => ({
  calendar: event.output,
  year: nextYear(context),
});
const nextYearRead = topupsSetup.createStateConfig({
  description: 'Near its end, the calendar file and the order of several months also need the next year.',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNextYearNeeded', target: 'loading' }, { target: 'idle' }] },
    idle: { description: 'The next year is not needed yet, or is loaded.' },
    loading: {
      description: 'The next year is read in the background.',
      invoke: {
        id: 'topupCalendar',
        src: 'topupCalendar',
        input: ({ context }) => callInput(context, { year: nextYear(context) }),
        onDone: [
          {
            guard: { type: 'isOpen', params: nextYearParams },
            target: 'idle',
            actions: [{ type: 'addNextYear', params: nextYearParams }, 'updateReminders'],
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: 'The page does without the next year. It is read again when the user opens it, and after a change.',
    },
  },
});

const loaded = topupsSetup.createStateConfig({
  description: 'The months of a year are shown, each with its own actor.',
  type: 'parallel',
  entry: 'setToday',
  invoke: {
    id: 'untilMidnight',
    src: 'untilMidnight',
    input: ({ context }) => ({ clock: context.ports.clock, moment: endOf(context.today) }),
    onDone: '#topups.dayRollover',
  },
  on: readingEvents,
  states: { pendingTopups, nextYear: nextYearRead },
});

/** The top-up page (§2 /topup, §3, §4): the calendar of the selected year, and everything that is common to all years. */
export const topups = topupsSetup.createMachine({
  id: 'topups',
  description: 'The top-up page. Loads a year when it is opened, after each change and at midnight.',
  meta: { section: '§4 Top-up month', page: '/topup' },
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
    deciding: {
      description: 'The selected year is read first, then the other years that are out of date.',
      entry: 'clearFailure',
      always: [
        { guard: 'isYearMissing', target: 'loading' },
        { guard: 'hasOutdatedYear', target: 'refreshing' },
        { target: 'loaded', description: 'A year that is up to date is not read again.' },
      ],
    },
    loading: {
      description: 'The selected year is loaded for the first time.',
      invoke: { ...readCalendar, onDone: calendarLoaded, onError: { target: 'loadFailed', actions: setFailure } },
      on: readingEvents,
    },
    loadFailed: {
      description: 'The year could not be loaded. Other years can still be selected.',
      on: { 'calendar.retry': 'deciding', ...readingEvents },
    },
    loaded,
    dayRollover: {
      description: 'It is midnight in Stockholm: deadlines may have passed, and at New Year the years change.',
      entry: ['setToday', 'leavePastYear', { type: 'setOutdated', params: { year: null } }],
      always: 'deciding',
    },
    refreshing: {
      description: 'A year that is out of date is loaded again while the old data is shown.',
      invoke: { ...readCalendar, onDone: calendarLoaded, onError: { target: 'stale', actions: setFailure } },
      on: readingEvents,
    },
    stale: {
      description: 'A year could not be loaded again: the old data is shown with a warning.',
      invoke: {
        id: 'untilMidnight',
        src: 'untilMidnight',
        input: ({ context }) => ({ clock: context.ports.clock, moment: endOf(context.today) }),
        onDone: 'dayRollover',
      },
      on: { 'calendar.retry': 'deciding', ...readingEvents },
    },
    disabled: { description: 'The employer orders the top-ups, so there is no calendar (§4).' },
  },
});
