import { setup } from 'xstate';
import type { Ports } from '../ports.ts';
import { type Stores, type System, storeFor } from './stores.ts';

/** Marks the address of a page that has sent its visitor on. */
export const BACK = 'back';
const MARKED = `/login/app-redirect?${BACK}`;

interface Input {
  readonly ports: Ports;
  readonly system: System;
  readonly stores: Stores;
  /** Whether this page has sent the visitor to the store before, and the visitor came back to it. */
  readonly isBack: boolean;
}

interface Context extends Input {
  /** Where the app is, for this device. */
  readonly address: string;
}

/** Sends a visitor to the app store of their device, or on in the browser (§2 /login/app-redirect). */
export const appStore = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as { readonly type: 'browser.continue' } },
  guards: { isBack: ({ context }) => context.isBack },
  actions: {
    /** The back button must not lead into the store again. */
    markAddress: ({ context }) => context.ports.browser.go(MARKED, { replace: true }),
    openStore: ({ context }) => context.ports.browser.leave(context.address),
    goToLogin: ({ context }) => context.ports.browser.go('/login'),
  },
}).createMachine({
  id: 'app-store',
  description: 'The way to the app: the store of the device at once, and a choice for whoever comes back from it.',
  meta: { section: '§2 /login/app-redirect' },
  context: ({ input }) => ({ ...input, address: storeFor(input.system, input.stores) }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isBack', target: 'choosing', description: 'Whoever was sent before chooses for themselves.' },
        { target: 'choosing', actions: ['markAddress', 'openStore'] },
      ],
    },
    choosing: {
      description: 'The store opens beside the page or in its place; the portal works in the browser as well.',
      on: { 'browser.continue': { actions: 'goToLogin' } },
    },
  },
});
