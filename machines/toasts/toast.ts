import { setup } from 'xstate';
import type { Toast } from '../ports.ts';

interface Input {
  readonly toast: Toast;
  /** Called once, when the toast closes. */
  readonly onEvent: (event: { readonly type: 'toast.expired' }) => void;
}

type Event =
  | { readonly type: 'toast.close' }
  /** The pointer or the focus is on the toast. */
  | { readonly type: 'toast.pause' }
  | { readonly type: 'toast.resume' };

/** How long a toast is visible, ms (§2). */
const TOAST_DURATION = 10_000;

/** One toast (§2, §9): closes after 10 s or when the user closes it. Pausing restarts the time. */
export const toast = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as Event },
  delays: { duration: ({ context }) => context.toast.duration ?? TOAST_DURATION },
  actions: { notifyOwner: ({ context }) => context.onEvent({ type: 'toast.expired' }) },
}).createMachine({
  id: 'toast',
  description: 'One toast, from when it appears until it closes.',
  meta: { section: '§2 Notifications', page: '/login/bankid' },
  context: ({ input }) => input,
  initial: 'visible',
  states: {
    visible: {
      after: { duration: 'closed' },
      on: { 'toast.pause': 'paused', 'toast.close': 'closed' },
    },
    paused: {
      description: 'The timer is stopped while the user reads. It restarts from the beginning afterwards.',
      on: { 'toast.resume': 'visible', 'toast.close': 'closed' },
    },
    closed: { entry: 'notifyOwner', type: 'final' },
  },
});
