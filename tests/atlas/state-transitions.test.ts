import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { inheritedTransitions, numbered } from '../../atlas/state-transitions.ts';
import { statesBelow, stateTreeOf } from '../../atlas/state-tree.ts';

const root = stateTreeOf(
  createMachine({
    id: 'house',
    initial: 'door',
    on: { alarm: '.left', push: '.left', knock: '.left' },
    states: {
      left: {},
      door: {
        initial: 'shut',
        after: { night: 'left' },
        on: { push: { guard: 'isLoose', target: '.open' }, knock: '.shut', look: '.open' },
        states: {
          shut: { after: { night: 'open' }, on: { look: [{ guard: 'isDark' }, { target: 'open' }] } },
          open: { on: { knock: { guard: 'isLoud', target: 'shut' } } },
        },
      },
    },
  }),
);
const state = (id: string) => statesBelow(root).find((other) => other.id === id) ?? root;
const inherited = (id: string) =>
  inheritedTransitions(root, state(id)).map((transition) => `${transition.state}: ${transition.event}`);

it('a state inherits the transitions of the states around it, without those that are hidden by one further inside', () => {
  expect(inherited('house.door.open')).toEqual([
    'house.door: push',
    'house.door: knock',
    'house.door: look',
    'house.door: after night',
    'house: alarm',
    'house: push',
  ]);
});

it('a timer does not hide that of another state, but the last branch without a guard hides an event', () => {
  expect(inherited('house.door.shut')).toContain('house.door: after night');
  expect(inherited('house.door.shut')).not.toContain('house.door: look');
});

it('the machine itself inherits nothing', () => {
  expect(inherited('house')).toEqual([]);
});

it('the branches of an event are numbered; a single transition is not', () => {
  const words = (id: string) =>
    state(id).transitions.map((transition) => numbered(state(id), transition, transition.event));
  expect(words('house.door.shut')).toEqual(['(1) look', '(2) look', 'after night']);
});
