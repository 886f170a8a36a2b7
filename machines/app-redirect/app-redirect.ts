import { setup } from 'xstate';
import type { Ports } from '../ports.ts';

/** Operating systems with an app store of their own; `other` is any other system. */
export type OperatingSystem = 'ios' | 'android' | 'mac' | 'other';

/** The configured address of the app in each store. */
interface AppStores {
  readonly ios: string;
  readonly android: string;
  readonly mac: string;
}

/** The query parameter of a page that has already redirected to the store. */
export const RETURN_PARAM = 'back';
const RETURN_PATH = `/login/app-redirect?${RETURN_PARAM}`;

interface Input {
  readonly ports: Ports;
  readonly system: OperatingSystem;
  readonly stores: AppStores;
  /** Whether the user has come back from the store: the address has `RETURN_PARAM`. */
  readonly isReturning: boolean;
}

interface Context extends Input {
  /** The address of the app in the store of this device. */
  readonly storeUrl: string;
}

/** The store of an operating system; Google Play if it has none (§2 /login/app-redirect). */
const storeUrlFor = (system: OperatingSystem, stores: AppStores): string =>
  system === 'other' ? stores.android : stores[system];

/** Redirects to the app store of the device, and offers to continue in the browser (§2 /login/app-redirect). */
export const appRedirect = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as { readonly type: 'browser.continue' } },
  guards: { isReturning: ({ context }) => context.isReturning },
  actions: {
    /** Prevents a second redirect when the user presses the back button in the store. */
    markAsVisited: ({ context }) => context.ports.browser.go(RETURN_PATH, { replace: true }),
    openStore: ({ context }) => context.ports.browser.leave(context.storeUrl),
    goToLogin: ({ context }) => context.ports.browser.go('/login'),
  },
}).createMachine({
  id: 'app-redirect',
  description: 'Redirects to the app store once. A user who returns can choose the store or the browser.',
  meta: { section: '§2 /login/app-redirect', page: '/login/app-redirect' },
  context: ({ input }) => ({ ...input, storeUrl: storeUrlFor(input.system, input.stores) }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isReturning', target: 'choosing', description: 'The user was redirected before and is not again.' },
        { target: 'choosing', actions: ['markAsVisited', 'openStore'] },
      ],
    },
    choosing: {
      description: 'Shows a link to the store and a button that continues in the browser.',
      on: { 'browser.continue': { actions: 'goToLogin' } },
    },
  },
});
