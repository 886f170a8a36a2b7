import { assign, fromPromise, setup } from 'xstate';
import type { Named } from '../call-actor.ts';
import type { AgendaDay, Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  readonly agenda: readonly AgendaDay[];
}

interface Told {
  readonly agenda: readonly AgendaDay[];
}

type Event = ({ readonly type: 'reminders.updated' } & Told) | { readonly type: 'file.save' };

const actors = {
  saveAgenda: fromPromise<void, Context>(({ input }) => input.ports.saveAgenda(input.agenda)),
};

const keepAgenda = { type: 'keepAgenda', params: ({ event }: { event: Told }) => ({ agenda: event.agenda }) } as const;
const told = { target: 'deciding', actions: keepAgenda } as const;

/** The deadlines and top-up days to come, as a file for the person's own calendar. */
export const calendarFile = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: { hasDays: ({ context }) => context.agenda.length > 0 },
  actions: { keepAgenda: assign((_, { agenda }: Told) => ({ agenda })) },
}).createMachine({
  id: 'calendar-file',
  description: 'The deadlines and top-up days to come, as a file for one’s own calendar.',
  meta: { section: '§9 Top-up reminder' },
  context: ({ input }) => ({ ...input, agenda: [] }),
  initial: 'empty',
  states: {
    deciding: { always: [{ guard: 'hasDays', target: 'ready' }, { target: 'empty' }] },
    empty: { description: 'Nothing is known to be coming.', on: { 'reminders.updated': told } },
    ready: { on: { 'reminders.updated': told, 'file.save': 'saving' } },
    saving: {
      description: 'What writes such files is fetched when it is first needed.',
      on: { 'reminders.updated': { actions: keepAgenda } },
      invoke: {
        id: 'saveAgenda',
        src: 'saveAgenda',
        input: ({ context }) => context,
        onDone: 'deciding',
        onError: 'unsaved',
      },
    },
    unsaved: {
      description: 'The connection may be gone; pressing again tries again.',
      on: { 'reminders.updated': { actions: keepAgenda }, 'file.save': 'saving' },
    },
  },
});
