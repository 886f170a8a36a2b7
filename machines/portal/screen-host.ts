import { assign, fromPromise, setup } from 'xstate';
import type { MachineTypes } from '../call-actor.ts';
import type { Ports, ScreenCode, StartedScreen } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  /** The screen's name in the route table. */
  readonly name: string;
  /** Values of the parameters in the route's path. */
  readonly params: Readonly<Record<string, string>>;
}

interface Context extends Input {
  /** The screen; null until its code is loaded. */
  readonly screen: StartedScreen | null;
}

type Event =
  | { readonly type: 'screen.retry' }
  /** The address changed and still names this screen. */
  | { readonly type: 'route.changed'; readonly path: string }
  /** The screen's machine threw an error for which it has no transition. */
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

const actors = {
  loadScreen: fromPromise<ScreenCode, Input>(({ input: { ports, name }, signal }) =>
    ports.screens.load(name, { signal }),
  ),
};

const screenHostSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  actions: {
    startScreen: assign(({ context, spawn }, { code }: { code: ScreenCode }) => ({
      screen: code.start((machine, options) => spawn(machine, options), context.params),
    })),
    forwardRoute: ({ context }, { path }: { path: string }) =>
      context.screen?.actor?.send({ type: 'route.changed', path }),
  },
});

/**
 * Runs one screen (§2): loads its code through a port, then starts its machine. A screen whose code cannot be loaded,
 * or whose machine throws, can be started again; the rest of the portal goes on.
 */
export const screenHost = screenHostSetup.createMachine({
  id: 'screen-host',
  description: 'Loads the code of one screen, then runs the machine of the screen.',
  meta: { section: '§2 Screens and routes', page: '/login/bankid' },
  context: ({ input }) => ({ ...input, screen: null }),
  initial: 'loading',
  on: { 'xstate.error.actor.*': '.crashed' },
  states: {
    loading: {
      description: 'The code of the screen is being fetched.',
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        input: ({ context }) => context,
        onDone: {
          target: 'running',
          actions: { type: 'startScreen', params: ({ event }) => ({ code: event.output }) },
        },
        onError: 'loadFailed',
      },
    },
    running: {
      on: {
        'route.changed': {
          actions: { type: 'forwardRoute', params: ({ event }) => ({ path: event.path }) },
          description: 'Only the query of the address has changed.',
        },
      },
    },
    loadFailed: {
      description: 'The code could not be fetched, usually because the connection is lost.',
      on: { 'screen.retry': 'loading' },
    },
    crashed: {
      description: 'The machine of the screen threw an error.',
      on: { 'screen.retry': 'loading' },
    },
  },
});
