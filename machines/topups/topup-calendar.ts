import type { TopupCalendar } from '../../contract/calendar.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { endOf } from '../days.ts';
import { begin, calendarSetup } from './topup-calendar.setup.ts';

const setFailure = { type: 'setFailure', params: errorParams } as const;

const read = ({ event }: { event: { output: TopupCalendar } }) => ({ calendar: event.output });
const answered = [
  {
    guard: { type: 'isOpen', params: read },
    target: 'shown',
    actions: ['clearFailure', { type: 'tellMonths', params: read }, { type: 'keepCalendar', params: read }, 'tellFile'],
  },
  { target: 'disabled' },
] as const;

const chosen = ({ event }: { event: { year: number } }) => ({ year: event.year });
const isOther = { type: 'isOther', params: chosen } as const;
const chooseYear = { type: 'chooseYear', params: chosen } as const;
const reopen = { guard: isOther, target: '#topup-calendar.reopening', actions: chooseYear } as const;

const shown = calendarSetup.createStateConfig({
  description: 'The months of a year, each with an actor of its own.',
  entry: 'noteDay',
  initial: 'deciding',
  invoke: {
    id: 'untilMidnight',
    src: 'untilMidnight',
    input: ({ context }) => ({ clock: context.ports.clock, moment: endOf(context.today) }),
    onDone: '#topup-calendar.turning',
  },
  on: {
    'calendar.changed': '#topup-calendar.refreshing',
    'year.choose': { guard: isOther, target: '#topup-calendar.opening', actions: chooseYear },
  },
  states: {
    deciding: { always: [{ guard: 'hasWaiting', target: 'weighing' }, { target: 'plain' }] },
    plain: { description: 'No top-up waits for room on the card.' },
    weighing: {
      description: 'Top-ups wait for room: the balance tells how much.',
      invoke: {
        id: 'balance',
        src: 'balance',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: { target: 'weighed', actions: { type: 'keepBalance', params: ({ event }) => event.output } },
        onError: { target: 'unweighed', actions: { type: 'noteBalanceFailure', params: errorParams } },
      },
    },
    weighed: {},
    unweighed: {
      description: 'What waits is known, but not how much room it needs.',
      on: { 'balance.retry': 'weighing' },
    },
  },
});

/** The top-up calendar (§2 /topup, §3, §4): its years, its months, and what holds for all of them. */
export const topupCalendarMachine = calendarSetup.createMachine({
  id: 'topup-calendar',
  description: 'The top-up calendar: reads a year when it is opened, and again after each change and each midnight.',
  meta: { section: '§4 Top-up month' },
  context: ({ input, spawn }) => ({
    ...begin(input),
    file: spawn('calendarFile', { id: 'file', input: { ports: input.ports } }),
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'A year is opened for the first time.',
      invoke: {
        id: 'topupCalendar',
        src: 'topupCalendar',
        input: ({ context }) => callInput(context, { year: context.year }),
        onDone: answered,
        onError: { target: 'failed', actions: setFailure },
      },
      on: {
        'year.choose': reopen,
        'calendar.changed': { target: 'reading', reenter: true, description: 'What is on its way may be older.' },
      },
    },
    failed: {
      description: 'The year could not be read; others can still be chosen.',
      on: { 'calendar.retry': { target: 'reading', actions: 'clearFailure' }, 'year.choose': reopen },
    },
    shown,
    opening: {
      always: [
        { guard: 'isKept', target: 'shown', description: 'A year that was read is kept.' },
        { target: 'reading' },
      ],
    },
    reopening: {
      description: 'A year is chosen while what is known may be old.',
      always: [{ guard: 'isKept', target: 'refreshing' }, { target: 'reading' }],
    },
    turning: {
      description: 'Midnight has passed in Stockholm: deadlines may have, and at New Year the years move on.',
      entry: ['noteDay', 'leavePastYear'],
      always: 'refreshing',
    },
    refreshing: {
      description: 'The year is read again, with what is known of it still on the screen.',
      invoke: {
        id: 'topupCalendar',
        src: 'topupCalendar',
        input: ({ context }) => callInput(context, { year: context.year }),
        onDone: answered,
        onError: { target: 'stale', actions: setFailure },
      },
      on: {
        'year.choose': reopen,
        'calendar.changed': { target: 'refreshing', reenter: true, description: 'What is on its way may be older.' },
      },
    },
    stale: {
      description: 'The year could not be read again: what is on the screen may be old, and says so.',
      invoke: {
        id: 'untilMidnight',
        src: 'untilMidnight',
        input: ({ context }) => ({ clock: context.ports.clock, moment: endOf(context.today) }),
        onDone: 'turning',
      },
      on: { 'calendar.retry': 'refreshing', 'calendar.changed': 'refreshing', 'year.choose': reopen },
    },
    disabled: { description: 'The employer orders the top-ups, so there is no calendar (§4).' },
  },
});
