import { definitionOf } from '@lunchkortet/model-engine/definition';
import { evaluate } from '@lunchkortet/model-engine/evaluate';
import { defineModel } from '@lunchkortet/model-engine/model';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { expect, test } from 'vitest';
import { assign, fromCallback, fromPromise, sendTo, setup, spawnChild } from 'xstate';

const common = { starts: { 'a user': { input: undefined } }, identity: () => null, invariants: {} };

test('an event that a machine sends itself later comes', async () => {
  const machine = setup({ types: { events: {} as { type: 'ring' } } }).createMachine({
    id: 'alarm',
    initial: 'set',
    states: {
      set: { entry: sendTo(({ self }) => self, { type: 'ring' }, { delay: 60_000 }), on: { ring: 'ringing' } },
      ringing: {},
    },
  });
  const { plan, faults } = await evaluate(
    defineModel({ ...common, machine, events: { ring: 'noPayload' }, actors: {} }),
  );
  expect(faults).toEqual([]);
  expect(plan.graph.edges.map(({ move }) => move)).toContainEqual({ kind: 'timer', event: 'ring' });
});

const listener = fromCallback(() => undefined);

test('an event for another actor with a delay is reported', () => {
  const machine = setup({
    types: { children: {} as { readonly bell: 'bell' } },
    actors: { bell: listener },
  }).createMachine({
    id: 'door',
    invoke: { id: 'bell', src: 'bell' },
    entry: sendTo('bell', { type: 'ring' }, { delay: 10 }),
  });
  const model = defineModel({ ...common, machine, events: {}, actors: { bell: 'listener' } });
  expect(planPaths(model).faults).toContain(
    'at the start: "ring" is sent to another actor with a delay, which is not simulated',
  );
});

test('an actor without a name, an id twice and an id with a dot are reported', () => {
  const machine = setup({ types: { events: {} as { type: 'done' } } }).createMachine({
    id: 'my.app',
    initial: 'busy',
    states: {
      busy: {
        initial: 'first',
        invoke: [{ id: 'load', src: fromPromise(() => Promise.resolve(1)) }] as never,
        on: { done: 'idle' },
        onDone: 'idle',
        states: { first: { type: 'final' } },
      },
      idle: {},
    },
  });
  expect(definitionOf(machine).faults).toEqual([
    'two transitions are called "my.app.busy · done · 0": give the event another name',
    'the actor load of my.app.busy has no name: list it in the actors of setup',
    "the id 'my.app' has a dot, so its states cannot be found by their ids",
  ]);
});

const counter = setup({
  types: { context: {} as { readonly n: number }, events: {} as { type: 'add' } },
}).createMachine({
  id: 'counter',
  context: { n: 0 },
  on: { add: { actions: assign(({ context }) => ({ n: context.n + 1 })) } },
});

test('the state graph has a limit', () => {
  const model = defineModel({
    ...common,
    machine: counter,
    events: { add: 'noPayload' },
    actors: {},
    identity: ({ n }) => n,
    limits: { nodes: 20 },
  });
  expect(() => planPaths(model)).toThrow('counter: its identity makes more than 20 nodes');
});

test('a context that differs between two runs is a fault', async () => {
  let count = 0;
  const next = () => {
    count += 1;
    return { n: count };
  };
  const machine = setup({
    types: { context: {} as { readonly n: number }, events: {} as { type: 'add' } },
  }).createMachine({ id: 'random', context: { n: 0 }, on: { add: { actions: assign(next) } } });
  const { faults } = await evaluate(defineModel({ ...common, machine, events: { add: 'noPayload' }, actors: {} }));
  expect(faults).toEqual([expect.stringMatching(/^after "add": n is \d+ instead of \d+/)]);
});

test('a path whose outcome is decided by something else names its moves', () => {
  let presses = 0;
  const machine = setup({
    types: { events: {} as { type: 'press' } },
    guards: {
      isFirst: () => {
        presses += 1;
        return presses === 1;
      },
    },
  }).createMachine({
    id: 'switch',
    initial: 'off',
    states: { off: { on: { press: [{ guard: 'isFirst', target: 'on' }, { target: 'broken' }] } }, on: {}, broken: {} },
  });
  const model = defineModel({ ...common, machine, events: { press: 'noPayload' }, actors: {} });
  expect(() => planPaths(model)).toThrow(/switch: the path to .* cannot be replayed \(press\)/);
});

test('a spawned promise may end unnoticed, but not fail', () => {
  const machine = setup({
    types: { events: {} as { type: 'open' }, children: {} as { readonly log: 'log' } },
    actors: { log: fromPromise(() => Promise.resolve()) },
  }).createMachine({
    id: 'page',
    initial: 'closed',
    states: {
      closed: {
        on: { open: { target: 'open', actions: spawnChild('log', { id: 'log' }) } },
      },
      open: {},
    },
  });
  const model = defineModel({
    ...common,
    machine,
    events: { open: 'noPayload' },
    actors: { log: { done: { 'it is sent': undefined }, error: { 'no server': new Error('no server') } } },
  });
  expect(planPaths(model).faults).toEqual([
    'in open, log fails (no server): it is not handled',
    "no path covers the case 'no server' of log",
  ]);
});

test('an event of XState in the types of a machine needs no case', () => {
  const machine = setup({
    types: { events: {} as { type: 'go' } | { type: 'xstate.done.actor.load'; output: number } },
    actors: { load: fromPromise(() => Promise.resolve(1)) },
  }).createMachine({
    id: 'loader',
    initial: 'loading',
    states: {
      loading: { invoke: { id: 'load', src: 'load' }, on: { 'xstate.done.actor.load': 'ready', go: 'ready' } },
      ready: {},
    },
  });
  const model = defineModel({
    ...common,
    machine,
    events: { go: 'noPayload' },
    actors: { load: { done: { one: 1 }, error: {} } },
  });
  expect(planPaths(model).faults).toEqual([]);
});
