import { evaluate } from '@lunchkortet/model-engine/evaluate';
import { defineModel } from '@lunchkortet/model-engine/model';
import { expect, test } from 'vitest';
import { assign, fromPromise, raise, setup } from 'xstate';

const lamp = setup({ types: { events: {} as { type: 'power' } | { type: 'switch' } } }).createMachine({
  id: 'lamp',
  initial: 'on',
  states: {
    on: {
      initial: 'first',
      on: { power: 'off' },
      states: { first: { on: { switch: 'second' } }, second: {}, last: { type: 'history' } },
    },
    off: { on: { power: 'on.last' } },
  },
});

test('states with another history are not one state', async () => {
  const { plan, faults } = await evaluate(
    defineModel({
      machine: lamp,
      starts: { 'a lamp': { input: undefined } },
      events: { power: 'noPayload', switch: 'noPayload' },
      actors: {},
      identity: () => null,
      invariants: {},
    }),
  );
  expect(faults).toEqual([]);
  const off = [...plan.graph.nodes.values()].filter(({ state }) => state.snapshot.value === 'off');
  expect(off).toHaveLength(2);
});

test('a timeout beside a shorter poll happens', async () => {
  const machine = setup({}).createMachine({
    id: 'poll',
    type: 'parallel',
    states: {
      poll: { initial: 'waiting', states: { waiting: { after: { 300: { target: 'waiting', reenter: true } } } } },
      timeout: { initial: 'waiting', states: { waiting: { after: { 1000: 'late' } }, late: {} } },
    },
  });
  const model = defineModel({
    machine,
    starts: { 'a poll': { input: undefined } },
    events: {},
    actors: {},
    identity: () => null,
    invariants: {},
  } as never);
  expect((await evaluate(model)).faults).toEqual([]);
});

const counter = setup({
  types: { context: {} as { readonly n: number }, events: {} as { type: 'start' } | { type: 'add'; n: number } },
  actions: {
    later: raise({ type: 'add', n: 3 }, { delay: 10, id: 'one' }),
    muchLater: raise({ type: 'add', n: 4 }, { delay: 20, id: 'two' }),
    add: assign(({ context }, { n }: { n: number }) => ({ n: context.n + n })),
  },
}).createMachine({
  id: 'counter',
  context: { n: 0 },
  initial: 'idle',
  states: {
    idle: { on: { start: { target: 'counting', actions: ['later', 'muchLater'] } } },
    counting: { on: { add: { actions: { type: 'add', params: ({ event }) => ({ n: event.n }) } } } },
  },
});

test('each of two delayed events is raised, with its payload', async () => {
  const { plan, faults } = await evaluate(
    defineModel({
      machine: counter,
      starts: { 'a counter': { input: undefined } },
      events: { start: 'noPayload', add: { five: { n: 5 } } },
      actors: {},
      identity: ({ n }) => Math.min(n, 20),
      invariants: {},
    }),
  );
  expect(faults).toEqual([]);
  const values = [...plan.graph.nodes.values()].map(({ state }) => (state.snapshot.context as { n: number }).n);
  expect(values).toContain(3);
  expect(values).toContain(7);
});

const child = setup({ types: { output: {} as { readonly ok: boolean } } }).createMachine({
  id: 'child',
  initial: 'end',
  output: { ok: true },
  states: { end: { type: 'final' } },
});

test('a child machine answers and fails', async () => {
  const machine = setup({ types: { children: {} as { readonly child: 'child' } }, actors: { child } }).createMachine({
    id: 'parent',
    initial: 'waiting',
    states: {
      waiting: { invoke: { id: 'child', src: 'child', onDone: 'done', onError: 'failed' } },
      done: {},
      failed: {},
    },
  });
  const { plan, faults } = await evaluate(
    defineModel({
      machine,
      starts: { 'a parent': { input: undefined } },
      events: {} as never,
      actors: { child: { done: { ok: { ok: true } }, error: { broken: new Error('broken') } } },
      identity: () => null,
      invariants: {},
    }),
  );
  expect(faults).toEqual([]);
  expect(plan.graph.nodes.size).toBe(3);
});

test('an actor with a system id starts on each path', async () => {
  const machine = setup({
    types: { events: {} as { type: 'go' } },
    actors: { load: fromPromise(() => Promise.resolve(1)) },
  }).createMachine({
    id: 'loader',
    initial: 'idle',
    states: {
      idle: { on: { go: 'loading' } },
      loading: { invoke: { id: 'load', systemId: 'loader', src: 'load', onDone: 'idle', onError: 'idle' } },
    },
  });
  const { faults } = await evaluate(
    defineModel({
      machine,
      starts: { 'a loader': { input: undefined } },
      events: { go: 'noPayload' },
      actors: { load: { done: { one: 1 }, error: { 'no server': new Error('no server') } } },
      identity: () => null,
      invariants: {},
    }),
  );
  expect(faults.filter((fault) => !fault.includes('ignored'))).toEqual([]);
});

test('a start says when its paths start', async () => {
  const machine = setup({}).createMachine({
    id: 'clock',
    initial: 'waiting',
    states: { waiting: { after: { 10: 'over' } }, over: {} },
  });
  const model = defineModel({
    machine,
    starts: { later: { input: undefined, time: 5000 } },
    events: {},
    actors: {},
    identity: () => null,
    invariants: {},
  } as never);
  const { plan, faults } = await evaluate(model);
  expect(faults).toEqual([]);
  expect(plan.paths.map(({ steps }) => steps.at(-1)?.now)).toEqual([5010]);
});
