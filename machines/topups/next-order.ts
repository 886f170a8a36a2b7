import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Preferences, readPreferences } from '../../contract/preferences.ts';
import { isOpenCalendar, type OpenCalendar, type TopupCalendar, topupCalendar } from '../../contract/topups.ts';
import { callActor, callInput } from '../call-actor.ts';
import { dayAt, yearOf } from '../days.ts';
import type { Ports } from '../ports.ts';
import { isSoon, lastDayFor } from './deadline.ts';
import { monthViewsOf, nextOrderableMonth, orderingRulesOf } from './ordering-rules.ts';
import { topupMonth } from './topup-month.ts';

/** A month was ordered or canceled, or may have been. */
export interface TopupsChanged {
  readonly type: 'topups.changed';
}

interface Input {
  readonly ports: Ports;
  /** Whether the calendar, which the backend has for one account only, is about this account. */
  readonly hasCalendar: boolean;
  /** INACTIVE and DEACTIVATED cardholders can order nothing (§4). */
  readonly isInactive: boolean;
  readonly onEvent: (event: TopupsChanged) => void;
}

interface Context extends Input {
  /** The day in Stockholm on which home was opened, `yyyy-mm-dd`. */
  readonly today: string;
  /** The calendar of this year; null until it is loaded, and without one. */
  readonly calendar: OpenCalendar | null;
  /** The calendar of the next year; read only if January may have to be ordered now. */
  readonly nextCalendar: OpenCalendar | null;
  /** The month whose last day to order is soon. */
  readonly month: ActorRefFrom<typeof topupMonth> | null;
}

interface CalendarParams {
  readonly calendar: TopupCalendar;
}

const calendarParams = ({ event }: { event: { output: TopupCalendar } }) => ({ calendar: event.output });

/** The month of a calendar that can be ordered and whose last day for that is soon; null if there is none. */
function soonMonthOf(calendar: OpenCalendar, { today, isInactive }: Context) {
  const { year } = calendar;
  const rules = orderingRulesOf(calendar, isInactive);
  const monthNumber = nextOrderableMonth(calendar, today);
  const month = monthViewsOf(calendar).find((one) => one.monthNumber === monthNumber);
  if (!month || rules.isClosed || isInactive || rules.monthsLeft === 0) return null;
  return isSoon(lastDayFor(rules, { year, ...month }), today) ? { year, month, rules } : null;
}

/** The same of this year or, if it has none, of the next. */
function soonMonth(context: Context) {
  const { calendar, nextCalendar } = context;
  return (calendar && soonMonthOf(calendar, context)) ?? (nextCalendar && soonMonthOf(nextCalendar, context));
}

/**
 * What home says about the calendar of top-ups (§4): those that wait and, in the last week before a deadline, the month
 * that can still be ordered, which is the machine of the top-up page. A failure is not shown: home does without.
 */
export const nextOrder = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as { readonly type: 'calendar.changed' } },
  actors: { topupCalendar: callActor(topupCalendar), readPreferences: callActor(readPreferences), topupMonth },
  guards: {
    hasCalendar: ({ context }) => context.hasCalendar,
    isOpen: (_, { calendar }: CalendarParams) => isOpenCalendar(calendar),
    hasSoonMonth: ({ context }) => soonMonth(context) !== null,
    isJanuarySoon: ({ context: { calendar, today } }) =>
      calendar !== null &&
      isSoon(lastDayFor(calendar.topupSettings, { year: yearOf(today) + 1, monthNumber: 1 }), today),
    canBeAutomatic: ({ context: { calendar } }) => calendar?.topupSettings.enableSubscribe === true,
    isAutomatic: (_, { preferences }: Preferences) => preferences?.subscribeTopups === true,
  },
  actions: {
    setCalendar: assign((_, { calendar }: CalendarParams) => (isOpenCalendar(calendar) ? { calendar } : {})),
    setNextCalendar: assign((_, { calendar }: CalendarParams) =>
      isOpenCalendar(calendar) ? { nextCalendar: calendar } : {},
    ),
    startMonth: assign(({ context, spawn, self }) => {
      const soon = soonMonth(context);
      if (soon === null) return {};
      const { ports } = context;
      const onEvent = ({ type }: { readonly type: string }) => {
        if (type === 'calendar.changed') self.send({ type });
      };
      return { month: spawn('topupMonth', { id: 'month', input: { ports, ...soon, onEvent } }) };
    }),
    notifyChanged: ({ context }) => context.onEvent({ type: 'topups.changed' }),
  },
}).createMachine({
  id: 'next-order',
  description: 'The top-ups that wait, and the month whose last day to order is soon.',
  meta: { section: '§2 /home, §4 Top-up month', page: '/home' },
  context: ({ input }) => ({
    ...input,
    today: dayAt(input.ports.clock.now()),
    calendar: null,
    nextCalendar: null,
    month: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasCalendar', target: 'loading' }, { target: 'unavailable' }] },
    loading: {
      invoke: {
        id: 'topupCalendar',
        src: 'topupCalendar',
        input: ({ context }) => callInput(context, { year: yearOf(context.today) }),
        onDone: [
          {
            guard: { type: 'isOpen', params: calendarParams },
            target: 'deciding',
            actions: { type: 'setCalendar', params: calendarParams },
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    deciding: {
      always: [
        { guard: 'hasSoonMonth', target: 'choosing' },
        { guard: 'isJanuarySoon', target: 'loadingNextYear' },
        { target: 'calm' },
      ],
    },
    loadingNextYear: {
      description: 'The last day to order January can be in December; the calendar of this year does not have it.',
      invoke: {
        id: 'topupCalendar',
        src: 'topupCalendar',
        input: ({ context }) => callInput(context, { year: yearOf(context.today) + 1 }),
        onDone: {
          target: 'decidingNextYear',
          actions: { type: 'setNextCalendar', params: calendarParams },
        },
        onError: 'calm',
      },
    },
    decidingNextYear: {
      always: [{ guard: 'hasSoonMonth', target: 'choosing' }, { target: 'calm' }],
    },
    choosing: {
      always: [
        { guard: 'canBeAutomatic', target: 'loadingChoice' },
        { target: 'soon', actions: 'startMonth' },
      ],
    },
    loadingChoice: {
      description: 'A month that is ordered automatically needs nothing from the user.',
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          { guard: { type: 'isAutomatic', params: ({ event }) => event.output }, target: 'calm' },
          { target: 'soon', actions: 'startMonth' },
        ],
        onError: { target: 'soon', actions: 'startMonth', description: 'The user must not miss a deadline.' },
      },
    },
    soon: {
      description: 'Home shows the month, its last day and the button that orders it.',
      on: { 'calendar.changed': { actions: 'notifyChanged' } },
    },
    calm: { description: 'No deadline is near.' },
    unavailable: { description: 'There is no calendar for this account, or it could not be read.' },
  },
});
