import { setup } from 'xstate';
import type { Toast } from '../ports.ts';

interface Input {
  readonly toast: Toast;
  /** Called once when the toast is over. */
  readonly tell: (news: { readonly type: 'toast.expired' }) => void;
}

type Event =
  | { readonly type: 'toast.close' }
  /** A pointer or the focus is on the toast, so somebody reads it. */
  | { readonly type: 'toast.hold' }
  | { readonly type: 'toast.release' };

/** How long a toast shows, ms (§2). */
const TOAST_DURATION = 10_000;

/** One toast (§2, §9): hides after 10 s unless it is held, or when closed. */
export const toast = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as Event },
  delays: { hide: ({ context }) => context.toast.duration ?? TOAST_DURATION },
  actions: { tellOver: ({ context }) => context.tell({ type: 'toast.expired' }) },
}).createMachine({
  id: 'toast',
  description: 'One toast, from its showing until its time is over or somebody closes it.',
  meta: { section: '§2 Notifications' },
  context: ({ input }) => input,
  initial: 'showing',
  states: {
    showing: {
      after: { hide: 'over' },
      on: { 'toast.hold': 'held', 'toast.close': 'over' },
    },
    held: {
      description: 'Time stands still while somebody reads; afterwards it starts anew.',
      on: { 'toast.release': 'showing', 'toast.close': 'over' },
    },
    over: { entry: 'tellOver', type: 'final' },
  },
});
