import { describe, expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { statesTable, table, transitionsTable } from '../../../atlas/markdown/tables.ts';
import { stateTreeOf } from '../../../atlas/state-tree.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      description: 'The door is closed.',
      entry: 'greet',
      after: { delay: 'open' },
      on: {
        'door.push': { guard: 'isUnlocked', target: 'open', actions: [{ type: 'note', params: { why: 'push' } }] },
      },
    },
    open: {
      exit: 'lock',
      invoke: {
        id: 'visitor',
        src: 'visitor',
        onDone: { target: 'closed', actions: assign({}), description: 'Or | not.' },
      },
      on: { 'door.knock': { actions: { type: 'answer', params: () => ({ loud: true }) } } },
    },
  },
});
const rows = (text: string) => text.split('\n').slice(2);

describe('the table of states', () => {
  it('lists the description, actors and actions of each state', () => {
    expect(rows(statesTable(stateTreeOf(door)))).toEqual([
      '| `door` |  |  |  |  |',
      '| `closed` | The door is closed. |  | `greet` |  |',
      '| `open` |  | `visitor` |  | `lock` |',
    ]);
  });
});

describe('the table of transitions', () => {
  it('lists the guard, target, actions and description of each transition', () => {
    expect(rows(transitionsTable(stateTreeOf(door)))).toEqual([
      '| `closed` | door.push | `isUnlocked` | `open` | `note (push)` |  |',
      '| `closed` | after delay |  | `open` |  |  |',
      '| `open` | door.knock |  | (internal) | `answer` |  |',
      '| `open` | visitor done |  | `closed` | `assign` | Or \\| not. |',
    ]);
  });

  it('numbers the branches of an event in their order, and refers to the transitions of the states around a state', () => {
    const machine = createMachine({
      id: 'door',
      initial: 'open',
      states: {
        open: {
          initial: 'wide',
          on: { push: [{ guard: 'isLoose', target: 'shut' }, { actions: 'creak' }] },
          states: { wide: {} },
        },
        shut: {},
      },
    });
    expect(rows(transitionsTable(stateTreeOf(machine)))).toEqual([
      '| `open` | (1) push | `isLoose` | `shut` |  |  |',
      '| `open` | (2) push |  | (internal) | `creak` |  |',
      '| `open.wide` | push |  | as in `open` |  |  |',
    ]);
  });

  it('changes when a target changes', () => {
    const { config } = door;
    const wrong = createMachine({ ...config, states: { ...config.states, closed: { on: { 'door.push': 'closed' } } } });
    expect(transitionsTable(stateTreeOf(wrong))).not.toBe(transitionsTable(stateTreeOf(door)));
  });
});

it('escapes | in a cell', () => {
  expect(table(['a'], [['x|y']])).toBe('| a |\n| --- |\n| x\\|y |');
});
