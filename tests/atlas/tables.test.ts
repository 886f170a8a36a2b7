import { describe, expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { flowOf } from '../../atlas/flow.ts';
import { statesTable, table, transitionsTable } from '../../atlas/tables.ts';

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody can pass.',
      entry: 'sigh',
      after: { draught: 'open' },
      on: {
        'door.push': { guard: 'isUnlocked', target: 'open', actions: [{ type: 'note', params: { why: 'push' } }] },
      },
    },
    open: {
      exit: 'creak',
      invoke: {
        id: 'visitor',
        src: 'visitor',
        onDone: { target: 'shut', actions: assign({}), description: 'Or | not.' },
      },
      on: { 'door.knock': { actions: { type: 'answer', params: () => ({ loud: true }) } } },
    },
  },
});
const rows = (text: string) => text.split('\n').slice(2);

describe('the table of states', () => {
  it('tells what each means, runs and does', () => {
    expect(rows(statesTable(flowOf(door)))).toEqual([
      '| `door` |  |  |  |  |',
      '| `shut` | Nobody can pass. |  | `sigh` |  |',
      '| `open` |  | `visitor` |  | `creak` |',
    ]);
  });
});

describe('the table of transitions', () => {
  it('tells each with its guard, target, actions and reason', () => {
    expect(rows(transitionsTable(flowOf(door)))).toEqual([
      '| `shut` | door.push | `isUnlocked` | `open` | `note (push)` |  |',
      '| `shut` | after draught |  | `open` |  |  |',
      '| `open` | door.knock |  | stays | `answer` |  |',
      '| `open` | visitor done |  | `shut` | `assign` | Or \\| not. |',
    ]);
  });

  it('changes when a target changes, so that it shows in review', () => {
    const { config } = door;
    const wrong = createMachine({ ...config, states: { ...config.states, shut: { on: { 'door.push': 'shut' } } } });
    expect(transitionsTable(flowOf(wrong))).not.toBe(transitionsTable(flowOf(door)));
  });
});

it('keeps a bar inside its cell', () => {
  expect(table(['a'], [['x|y']])).toBe('| a |\n| --- |\n| x\\|y |');
});
