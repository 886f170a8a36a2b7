import { assign, fromPromise, setup } from 'xstate';
import type { MachineTypes } from '../call-actor.ts';
import type { Ports, Reminder } from '../ports.ts';

interface Input {
  readonly ports: Ports;
}

interface RemindersParams {
  readonly reminders: readonly Reminder[];
}

type Context = Input & RemindersParams;

type Event = ({ readonly type: 'reminders.updated' } & RemindersParams) | { readonly type: 'file.save' };

const actors = {
  saveReminders: fromPromise<void, Context>(({ input }) => input.ports.saveReminders(input.reminders)),
};

const reminderParams = ({ event }: { event: RemindersParams }) => ({ reminders: event.reminders });
const setReminders = { type: 'setReminders', params: reminderParams } as const;
const updated = { target: 'deciding', actions: setReminders } as const;

/** Saves the coming deadlines and top-up days as a calendar file. */
export const calendarFile = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasReminders: ({ context }) => context.reminders.length > 0,
    areNone: (_, { reminders }: RemindersParams) => reminders.length === 0,
  },
  actions: {
    setReminders: assign((_, { reminders }: RemindersParams) => ({ reminders })),
    showSuccessToast: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'topups.file.saved' } }),
  },
}).createMachine({
  id: 'calendar-file',
  description: 'Saves the coming deadlines and top-up days as a calendar file.',
  meta: { section: '§9 Top-up reminder', page: '/topup' },
  context: ({ input }) => ({ ...input, reminders: [] }),
  initial: 'empty',
  states: {
    deciding: { always: [{ guard: 'hasReminders', target: 'ready' }, { target: 'empty' }] },
    empty: { description: 'There are no coming days to save.', on: { 'reminders.updated': updated } },
    ready: { on: { 'reminders.updated': updated, 'file.save': 'saving' } },
    saving: {
      description: 'The code that writes the file is loaded on first use.',
      on: { 'reminders.updated': { actions: setReminders } },
      invoke: {
        id: 'saveReminders',
        src: 'saveReminders',
        input: ({ context }) => context,
        onDone: { target: 'deciding', actions: 'showSuccessToast' },
        onError: [
          { guard: 'hasReminders', target: 'saveFailed' },
          { target: 'empty', description: 'Nothing is left to save.' },
        ],
      },
    },
    saveFailed: {
      description: 'The connection may be lost. The user can try again.',
      on: {
        'reminders.updated': [
          {
            guard: { type: 'areNone', params: reminderParams },
            target: 'empty',
            actions: setReminders,
            description: 'Nothing is left to save.',
          },
          { actions: setReminders },
        ],
        'file.save': 'saving',
      },
    },
  },
});
