import { type ActorRefFrom, assign, setup } from 'xstate';
import { isEqual } from '../is-equal.ts';
import type { Toast } from '../ports.ts';
import { isCheckingToast } from './checking-toast.ts';
import { toast } from './toast.ts';

interface Context {
  /** Newest last. */
  readonly shown: readonly { readonly id: number; readonly toast: Toast; readonly actor: ActorRefFrom<typeof toast> }[];
  readonly count: number;
}

type Event =
  | { readonly type: 'toast.show'; readonly toast: Toast }
  /** What a lost change has done was read, or could not be read. */
  | { readonly type: 'check.ended' }
  /** A changing call has started; `call` is its name. */
  | { readonly type: 'change.started'; readonly call: string }
  | { readonly type: 'toast.removed'; readonly id: number };

/** With more toasts the page would be covered: the oldest is removed first. */
const MAX_TOASTS = 4;

/**
 * What a message is about: its id without the last part, which says what has happened to it, and the month if it names
 * one.
 */
const subjectOf = ({ message }: Toast): string | null =>
  'id' in message ? `${message.id.replace(/\.\w+$/, '')} ${message.values?.month ?? ''}` : null;

/**
 * A success shows that the user has gone on; a failure that still holds is also on its page. An earlier success about the
 * same thing may no longer be true: a card was blocked, and then it was not.
 */
const isReplacedBy = (old: Toast, toast: Toast) =>
  isEqual(old.message, toast.message) ||
  (toast.type === 'success' &&
    (old.failedChange !== undefined || (old.type === 'success' && subjectOf(old) === subjectOf(toast))));

/**
 * The visible toasts (§2, §8). Each is an actor with its own timer. No text is shown twice, and the failure of a change is
 * removed when the same change starts again or another one succeeds (docs/decisions/0025).
 */
export const toasts = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { toast },
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
    removeReplaced: assign(({ context }, { toast }: { toast: Toast }) => ({
      shown: context.shown.filter((entry) => !isReplacedBy(entry.toast, toast)),
    })),
    removeTooMany: assign(({ context }) => ({ shown: context.shown.slice(-MAX_TOASTS) })),
    removeChecking: assign(({ context }) => ({
      shown: context.shown.filter(({ toast }) => !isCheckingToast(toast)),
    })),
    removeFailures: assign(({ context }, { call }: { call: string }) => ({
      shown: context.shown.filter(({ toast: { failedChange } }) => failedChange !== call),
    })),
  },
}).createMachine({
  id: 'toasts',
  description: 'The visible toasts.',
  meta: { section: '§2 Notifications', page: '/login/bankid' },
  context: { shown: [], count: 0 },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'toast.show': {
          actions: [
            { type: 'removeReplaced', params: ({ event }) => ({ toast: event.toast }) },
            { type: 'show', params: ({ event }) => ({ toast: event.toast }) },
            'removeTooMany',
          ],
        },
        'check.ended': { actions: 'removeChecking', description: 'The page says what happened.' },
        'change.started': { actions: { type: 'removeFailures', params: ({ event }) => ({ call: event.call }) } },
        'toast.removed': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
      },
    },
  },
});
