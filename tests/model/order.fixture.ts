import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { failureOf } from '../../contract/backend.ts';
import { defineCall } from '../../contract/call.ts';
import { Id } from '../../contract/values.ts';
import { callActor, callInput, type Named } from '../../machines/call-actor.ts';
import { defineModel } from '../../machines/model.ts';
import type { Ports } from '../../machines/ports.ts';

const placeOrder = defineCall({
  name: 'placeOrder',
  method: 'POST',
  path: '/orders/{id}',
  effect: 'change',
  summary: 'Place an order',
  params: { id: Id },
  response: z.object({ status: z.enum(['ORDERED', 'SOLD_OUT']) }),
  example: { request: { id: '7' }, response: { status: 'ORDERED' } },
});

interface Context {
  readonly ports: Ports;
  readonly id: number;
  readonly status: 'ORDERED' | 'SOLD_OUT' | null;
  readonly failure: string | null;
}

type Event =
  | { readonly type: 'order.open' }
  | { readonly type: 'order.confirm' }
  | { readonly type: 'order.cancel' }
  | { readonly type: 'code.entered'; readonly code: string };

const actors = { placeOrder: callActor(placeOrder) };

/** A small machine for tests of the engine: an order with a code and a deadline. */
export const order = setup({
  types: {
    input: {} as { readonly ports: Ports },
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  delays: { deadline: 60_000 },
  guards: {
    isCodeRight: (_, { code }: { code: string }) => code === '1234',
    isSoldOut: ({ context }) => context.status === 'SOLD_OUT',
  },
  actions: {
    setStatus: assign((_, { status }: { status: Context['status'] }) => ({ status })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error).kind })),
    clearFailure: assign({ failure: null }),
    notifyOrdered: ({ context }) => context.ports.notify({ type: 'success', message: { text: 'ordered' } }),
  },
});

export const states = {
  closed: order.createStateConfig({ on: { 'order.open': 'open' } }),
  open: order.createStateConfig({
    on: {
      'code.entered': {
        guard: { type: 'isCodeRight', params: ({ event }) => ({ code: event.code }) },
        target: 'confirming',
      },
      'order.cancel': 'closed',
    },
  }),
  confirming: order.createStateConfig({
    on: { 'order.confirm': { target: 'ordering', actions: 'clearFailure' }, 'order.cancel': 'closed' },
    after: { deadline: 'closed' },
  }),
  ordering: order.createStateConfig({
    invoke: {
      id: 'placeOrder',
      src: 'placeOrder',
      input: ({ context }) => callInput(context, { id: context.id }),
      onDone: {
        target: 'deciding',
        actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output.status }) },
      },
      onError: {
        target: 'confirming',
        actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
      },
    },
  }),
  deciding: order.createStateConfig({
    always: [{ guard: 'isSoldOut', target: 'soldOut' }, { target: 'ordered' }],
  }),
  ordered: order.createStateConfig({ entry: 'notifyOrdered' }),
  soldOut: order.createStateConfig({ on: { 'order.cancel': 'closed' } }),
};

type States = Readonly<Record<string, Parameters<typeof order.createStateConfig>[0]>>;

/** The model of the order machine, with some of its states replaced. */
export function orderModel(replaced: States = {}, id = 7) {
  const machine = order.createMachine({
    id: 'order',
    context: ({ input: { ports } }) => ({ ports, id, status: null, failure: null }),
    initial: 'closed',
    states: { ...states, ...replaced },
  });
  return defineModel({
    machine,
    starts: { 'an order': { input: (ports) => ({ ports }) } },
    events: {
      'order.open': 'noPayload',
      'order.confirm': 'noPayload',
      'order.cancel': 'noPayload',
      'code.entered': { right: { code: '1234' }, wrong: { code: '0000' } },
    },
    ignoredCases: { 'code.entered': { wrong: 'Only the right code is taken.' } },
    actors: {
      placeOrder: {
        done: { ordered: { status: 'ORDERED' }, 'sold out': { status: 'SOLD_OUT' } },
        error: { unreachable: { kind: 'unreachable' } },
      },
    },
    repeatable: { placeOrder: 'A test of its own is about repeated presses.' },
    identity: ({ status, failure }) => [status, failure],
    invariants: {
      'the order is placed if and only if the backend says so': ({ snapshot, lastAnswer }) =>
        snapshot.matches('ordered') === (lastAnswer('placeOrder')?.status === 'ORDERED'),
      'a notification is shown once per order': ({ snapshot, effects }) =>
        effects.filter(({ name }) => name === 'notify').length === (snapshot.matches('ordered') ? 1 : 0),
    },
  });
}
