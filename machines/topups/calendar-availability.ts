import { assign, setup } from 'xstate';
import { isStatus } from '../../contract/backend.ts';
import { isOpenCalendar, type OpenCalendar, type TopupCalendar, topupCalendar } from '../../contract/topups.ts';
import { callActor, callInput, errorParams, type Named } from '../call-actor.ts';
import { yearAt } from '../days.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  /** The calendar of the current year; null until it is loaded, and if it is disabled. */
  readonly calendar: OpenCalendar | null;
}

/** Pause before a failed read is repeated, ms. */
const RETRY_DELAY = 60_000;

const actors = { topupCalendar: callActor(topupCalendar) };

const calendarParams = ({ event }: { event: { output: TopupCalendar } }) => ({ calendar: event.output });

/**
 * Whether the cardholder has a top-up calendar (§4). Read once per session; the navigation, the top-up page and its
 * reminders use the result.
 */
export const calendarAvailability = setup({
  types: { input: {} as Input, context: {} as Context, children: {} as Named<typeof actors> },
  actors,
  delays: { retryDelay: RETRY_DELAY },
  guards: {
    isOpen: (_, { calendar }: { calendar: TopupCalendar }) => isOpenCalendar(calendar),
    isMissing: (_, { error }: { error: unknown }) => isStatus(error, 404),
  },
  actions: {
    setCalendar: assign((_, { calendar }: { calendar: TopupCalendar }) =>
      isOpenCalendar(calendar) ? { calendar } : {},
    ),
  },
}).createMachine({
  id: 'calendar-availability',
  description: 'Whether there is a top-up calendar, for everything that links to it.',
  meta: { section: '§4 Top-up month', page: '/home' },
  context: ({ input }) => ({ ...input, calendar: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'topupCalendar',
        src: 'topupCalendar',
        input: ({ context }) => callInput(context, { year: yearAt(context.ports.clock.now()) }),
        onDone: [
          {
            guard: { type: 'isOpen', params: calendarParams },
            target: 'available',
            actions: { type: 'setCalendar', params: calendarParams },
          },
          { target: 'disabled' },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: errorParams },
            target: 'disabled',
            description: 'No calendar for this year means no settings either.',
          },
          { target: 'loadFailed' },
        ],
      },
    },
    available: { description: 'Top-ups can be seen, and ordered unless the agreement or the cardholder prevents it.' },
    disabled: { description: 'The employer orders the top-ups: nothing links to a calendar.' },
    loadFailed: {
      description: 'The links to the page are kept, and the page shows the error.',
      after: { retryDelay: 'loading' },
    },
  },
});
