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

/** More than this would cover the page; the oldest gives way. */
const MOST_TOASTS = 4;

/** All toasts on the screen (§2, §8): each is an actor with a time of its own. */
export const toasts = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { toast },
  guards: { isCrowded: ({ context }) => context.shown.length >= MOST_TOASTS },
  actions: {
    show: assign(({ context, spawn, self }, params: { toast: Toast }) => {
      const id = context.count + 1;
      const tell = () => self.send({ type: 'toast.removed', id });
      const actor = spawn('toast', { id: `toast-${id}`, input: { toast: params.toast, tell } });
      return { count: id, shown: [...context.shown, { id, toast: params.toast, actor }] };
    }),
    drop: assign(({ context }, { id }: { id: number }) => ({
      shown: context.shown.filter((entry) => entry.id !== id),
    })),
    dropOldest: assign(({ context }) => ({ shown: context.shown.slice(1) })),
  },
}).createMachine({
  id: 'toasts',
  description: 'All toasts on the screen.',
  meta: { section: '§2 Notifications' },
  context: { shown: [], count: 0 },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'toast.show': [
          {
            guard: 'isCrowded',
            actions: ['dropOldest', { type: 'show', params: ({ event }) => ({ toast: event.toast }) }],
          },
          { actions: { type: 'show', params: ({ event }) => ({ toast: event.toast }) } },
        ],
        'toast.removed': { actions: { type: 'drop', params: ({ event }) => ({ id: event.id }) } },
      },
    },
  },
});
