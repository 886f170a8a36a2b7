import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Toast } from '../ports.ts';
import { toast } from './toast.ts';

interface Context {
  /** Newest last. */
  readonly shown: readonly { readonly id: number; readonly toast: Toast; readonly actor: ActorRefFrom<typeof toast> }[];
  readonly count: number;
}

type Event =
  | { readonly type: 'toast.show'; readonly toast: Toast }
  | { readonly type: 'toast.removed'; readonly id: number };

/** With more toasts the page would be covered: the oldest is removed first. */
const MAX_TOASTS = 4;

/** The visible toasts (§2, §8). Each is an actor with its own timer. */
export const toasts = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { toast },
  guards: { isFull: ({ context }) => context.shown.length >= MAX_TOASTS },
  actions: {
    show: assign(({ context, spawn, self }, params: { toast: Toast }) => {
      const id = context.count + 1;
      const onEvent = () => self.send({ type: 'toast.removed', id });
      const actor = spawn('toast', { id: `toast-${id}`, input: { toast: params.toast, onEvent } });
      return { count: id, shown: [...context.shown, { id, toast: params.toast, actor }] };
    }),
    remove: assign(({ context }, { id }: { id: number }) => ({
      shown: context.shown.filter((entry) => entry.id !== id),
    })),
    removeOldest: assign(({ context }) => ({ shown: context.shown.slice(1) })),
  },
}).createMachine({
  id: 'toasts',
  description: 'The visible toasts.',
  meta: { section: '§2 Notifications' },
  context: { shown: [], count: 0 },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'toast.show': [
          {
            guard: 'isFull',
            actions: ['removeOldest', { type: 'show', params: ({ event }) => ({ toast: event.toast }) }],
          },
          { actions: { type: 'show', params: ({ event }) => ({ toast: event.toast }) } },
        ],
        'toast.removed': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
      },
    },
  },
});
