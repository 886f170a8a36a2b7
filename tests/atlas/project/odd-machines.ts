import { defineModel } from '@lunchkortet/model-engine/model';
import { setup } from 'xstate';

type Event<T extends string> = { readonly type: T };

const common = { starts: { 'a user': { input: undefined } }, identity: () => null, invariants: {} };

/** Its states have ids of their own, with spaces and dots. */
const menu = setup({ types: { events: {} as Event<'menu.press'> } }).createMachine({
  id: 'menu',
  initial: 'shut',
  states: {
    shut: { id: 'the shut one', on: { 'menu.press': '#menu\\.is\\.open' } },
    open: { id: 'menu.is.open', initial: 'wide', states: { wide: { on: { 'menu.press': '#the shut one' } } } },
  },
});

/** A machine without states. */
const meter = setup({ types: { events: {} as Event<'value.read'>, context: {} as object } }).createMachine({
  id: 'a meter/1',
  context: {},
  on: { 'value.read': { actions: () => undefined } },
});

/** History, parallel regions, a final state and wildcards. */
const radio = setup({
  types: { events: {} as Event<'power'> | Event<'station.next'> | Event<'volume.up'> },
}).createMachine({
  id: 'radio',
  initial: 'off',
  states: {
    off: { on: { power: 'on.last' } },
    on: {
      type: 'parallel',
      on: { power: 'off' },
      onDone: 'worn',
      states: {
        last: { type: 'history', history: 'deep' },
        station: { initial: 'one', states: { one: { on: { 'station.*': 'two' } }, two: { type: 'final' } } },
        volume: { initial: 'low', states: { low: { on: { '*': 'high' } }, high: { type: 'final' } } },
      },
    },
    worn: { type: 'final' },
  },
});

const clock = setup({ types: { events: {} as Event<'tick'> } }).createMachine({
  id: 'my.clock',
  initial: 'tick',
  states: { tick: { on: { tick: 'tock' } }, tock: { on: { tick: 'tick' } } },
});

/** Models of machines that are drawn although they look unlike those of the portal. */
export const oddModels = [
  defineModel({ ...common, machine: menu, events: { 'menu.press': 'noPayload' }, actors: {} }),
  defineModel({ ...common, machine: meter, events: { 'value.read': 'noPayload' }, actors: {} }),
  defineModel({
    ...common,
    machine: radio,
    events: { power: 'noPayload', 'station.next': 'noPayload', 'volume.up': 'noPayload' },
    actors: {},
  }),
  defineModel({ ...common, machine: clock, events: { tick: 'noPayload' }, actors: {} }),
];
