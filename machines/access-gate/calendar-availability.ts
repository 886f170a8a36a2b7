import { setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { type TopupCalendar, topupCalendar } from '../../contract/calendar.ts';
import { callActor, callInput, errorParams, type Named } from '../call-actor.ts';
import { yearAt } from '../days.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
}

/** How long until what could not be read is asked for again, ms. */
const PAUSE = 60_000;

const actors = { topupCalendar: callActor(topupCalendar) };

/**
 * Whether the cardholder has a top-up calendar (§4: it counts as disabled when its settings are missing or say so).
 * Read once a session; the navigation, the top-up pages and their reminders look here.
 */
export const calendarAvailability = setup({
  types: { input: {} as Input, context: {} as Input, children: {} as Named<typeof actors> },
  actors,
  delays: { pause: PAUSE },
  guards: {
    isDisabled: (_, { topupSettings }: TopupCalendar) => topupSettings === null || topupSettings.disableCalendar,
    isMissing: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === 'rejected' && failure.status === 404;
    },
  },
}).createMachine({
  id: 'calendar-availability',
  description: 'Whether there is a top-up calendar, for everything that leads to it.',
  meta: { section: '§4 Top-up month' },
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'topupCalendar',
        src: 'topupCalendar',
        input: ({ context }) => callInput(context, { year: yearAt(context.ports.clock.now()) }),
        onDone: [
          { guard: { type: 'isDisabled', params: ({ event }) => event.output }, target: 'disabled' },
          { target: 'offered' },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: errorParams },
            target: 'disabled',
            description: 'No calendar for this year means no settings either.',
          },
          { target: 'unknown' },
        ],
      },
    },
    offered: { description: 'Top-ups can be seen, and what the employer allows can be ordered.' },
    disabled: { description: 'The employer orders the top-ups: nothing leads to a calendar.' },
    unknown: {
      description: 'It could not be read: the way to the page stays, and the page says what is wrong.',
      after: { pause: 'reading' },
    },
  },
});
