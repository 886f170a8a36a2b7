import { assign, fromPromise, setup } from 'xstate';
import { defineModel } from '../model.ts';

/** A door that locks itself after ten seconds, and opens if a server knows the code. */
export const door = setup({
  types: {
    input: {} as { readonly code: string },
    context: {} as { readonly code: string; readonly isKnown: boolean },
    events: {} as { readonly type: 'handle.pressed' } | { readonly type: 'door.closed' },
    children: {} as { readonly checkCode: 'checkCode' },
  },
  actors: {
    checkCode: fromPromise<boolean, { readonly code: string }>(() => Promise.reject(new Error('no server'))),
  },
  actions: { setKnown: assign((_, { isKnown }: { isKnown: boolean }) => ({ isKnown })) },
  guards: { isKnown: ({ context }) => context.isKnown },
  delays: { autoLock: 10_000 },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ code: input.code, isKnown: false }),
  initial: 'locked',
  states: {
    locked: { on: { 'handle.pressed': 'checking' } },
    checking: {
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: {
          target: 'checked',
          actions: { type: 'setKnown', params: ({ event }) => ({ isKnown: event.output }) },
        },
        onError: 'locked',
      },
    },
    checked: { always: [{ guard: 'isKnown', target: 'open' }, { target: 'locked' }] },
    open: { on: { 'door.closed': 'locked' }, after: { autoLock: 'locked' } },
  },
});

export const doorModel = defineModel({
  machine: door,
  starts: { 'a visitor': { input: { code: '1234' } } },
  events: { 'handle.pressed': 'noPayload', 'door.closed': 'noPayload' },
  actors: {
    checkCode: { done: { known: true, unknown: false }, error: { 'no connection': new Error('no connection') } },
  },
  identity: () => null,
  invariants: {
    'the door is open only while the last answer is that the code is known': ({ snapshot, lastAnswer }) =>
      !snapshot.matches('open') || lastAnswer('checkCode') === true,
  },
});
