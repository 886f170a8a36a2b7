import { assign, fromCallback, setup } from 'xstate';
import { type MachineTypes, waitUntil } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { asLastInput, timeoutMoment } from './last-input.ts';

/** Events for the owner: the user has become active or inactive, or must be logged out. */
export type InactivityEvent =
  | { readonly type: 'user.active' }
  | { readonly type: 'user.inactive' }
  | { readonly type: 'user.timedOut' };

interface Input {
  readonly ports: Ports;
  readonly onEvent: (event: InactivityEvent) => void;
  /** The time without input before the warning, ms; 0 for no limit. */
  readonly limit: number;
  /** When a link opened the session, ms since 1970: the device may not have stored that input yet. */
  readonly openedAt: number | null;
}

interface Context extends Input {
  /** The last input in any tab, ms since 1970. */
  readonly lastInput: number;
}

type Event =
  | { readonly type: 'input.received' }
  /** Another tab has stored the moment of its last input. */
  | { readonly type: 'input.shared'; readonly stored: string | null }
  /** The user wants to stay logged in. */
  | { readonly type: 'presence.confirmed' };

const actors = {
  userInput: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.browser.watchInput(() => sendBack({ type: 'input.received' })),
  ),
  otherTabs: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.device.watch('lastInput', (stored) => sendBack({ type: 'input.shared', stored })),
  ),
  untilWarning: waitUntil,
  untilTimeout: waitUntil,
};

/** Stores the current moment as that of the last input, if it is before another moment. */
function recordUntil({ ports: { clock, device }, lastInput }: Context, end: number): { readonly lastInput: number } {
  const now = clock.now();
  if (now >= end) return { lastInput };
  device.write('lastInput', String(now));
  return { lastInput: now };
}

const sharedInput = ({ event }: { event: { stored: string | null } }) => ({ stored: event.stored });

/**
 * Inactivity (decision 34): after a time without input in any tab it reports that the user is inactive, and a minute
 * later that the user must be logged out, at once if the computer was asleep. Input during that minute does not count:
 * the user must confirm.
 */
export const inactivity = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasNoLimit: ({ context }) => context.limit === 0,
    isInactive: ({ context }) => context.ports.clock.now() >= context.lastInput + context.limit,
    isTimedOut: ({ context }) => context.ports.clock.now() >= timeoutMoment(context.lastInput, context.limit),
  },
  actions: {
    /** Unless the warning is due: the computer was asleep, timers are late, and this input must not extend the session. */
    recordInput: assign(({ context }) => recordUntil(context, context.lastInput + context.limit)),
    recordPresence: assign(({ context }) => recordUntil(context, timeoutMoment(context.lastInput, context.limit))),
    adoptInput: assign(({ context }, { stored }: { stored: string | null }) => ({
      lastInput: Math.max(context.lastInput, asLastInput(stored, context.ports.clock.now())),
    })),
    notifyActive: ({ context }) => context.onEvent({ type: 'user.active' }),
    notifyInactive: ({ context }) => context.onEvent({ type: 'user.inactive' }),
    notifyTimedOut: ({ context }) => context.onEvent({ type: 'user.timedOut' }),
  },
}).createMachine({
  id: 'inactivity',
  description: 'Notices when the user does nothing, in this tab and in all others.',
  meta: { section: 'decision 34', page: '/home' },
  context: ({ input }) => ({
    ...input,
    lastInput: Math.max(
      asLastInput(input.ports.device.read('lastInput'), input.ports.clock.now()),
      input.openedAt ?? 0,
    ),
  }),
  invoke: [
    { id: 'userInput', src: 'userInput', input: ({ context }) => context.ports },
    { id: 'otherTabs', src: 'otherTabs', input: ({ context }) => context.ports },
  ],
  initial: 'checking',
  states: {
    checking: {
      description: 'Compares the time of the last input with the limit.',
      always: [
        { guard: 'hasNoLimit', target: 'unlimited' },
        { guard: 'isTimedOut', target: 'timedOut' },
        { guard: 'isInactive', target: 'warned' },
        { target: 'active' },
      ],
    },
    unlimited: { description: 'The configuration sets no limit.' },
    active: {
      entry: 'notifyActive',
      invoke: {
        id: 'untilWarning',
        src: 'untilWarning',
        input: ({ context: { ports, lastInput, limit } }) => ({ clock: ports.clock, moment: lastInput + limit }),
        onDone: 'checking',
      },
      on: {
        'input.received': { target: 'checking', actions: 'recordInput' },
        'input.shared': { target: 'checking', actions: { type: 'adoptInput', params: sharedInput } },
      },
    },
    warned: {
      description: 'The user is asked to stay logged in.',
      entry: 'notifyInactive',
      invoke: {
        id: 'untilTimeout',
        src: 'untilTimeout',
        input: ({ context: { ports, lastInput, limit } }) => ({
          clock: ports.clock,
          moment: timeoutMoment(lastInput, limit),
        }),
        onDone: 'checking',
      },
      on: {
        'presence.confirmed': { target: 'checking', actions: 'recordPresence' },
        'input.shared': {
          target: 'checking',
          actions: { type: 'adoptInput', params: sharedInput },
          description: 'The user has confirmed in another tab.',
        },
      },
    },
    timedOut: { description: 'The owner logs the user out.', entry: 'notifyTimedOut' },
  },
});
