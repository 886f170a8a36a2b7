// @vitest-environment jsdom
// Mermaid needs a document as soon as it is imported.
import mermaid from 'mermaid';
import { expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { changePage } from '../../../atlas/diff/change-pages.ts';
import { diffFlows, type FlowDefinition } from '../../../atlas/diff/flow-diff.ts';
import { stateTreeOf } from '../../../atlas/state-tree.ts';

const lamp = (machine: AnyStateMachine, ...invariants: string[]): FlowDefinition => ({
  id: machine.id,
  root: stateTreeOf(machine),
  invariants,
});
const before = lamp(
  createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { 'lamp.light': 'on' } }, on: {} } }),
  'a lamp is on or off',
);
const after = lamp(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { 'lamp.light': { guard: 'isWhole', target: 'on' } } },
      on: { on: { 'lamp.break': 'broken' } },
      broken: {},
    },
  }),
);

it('finds no change between equal versions', () => {
  expect(diffFlows([before], [before])).toEqual([]);
  expect(changePage({ ref: 'main', changes: [], pictures: null })).toBe(
    '# Changes of the flows since main\n\nNo flow has changed.\n',
  );
});

it('lists what was added and removed, in words and as a diagram that Mermaid can draw', async () => {
  const page = changePage({ ref: 'main', changes: diffFlows([before], [after]), pictures: null });
  expect(page.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- + state: broken',
    '- − transition: off: lamp.light → on',
    '- + transition: off: lamp.light [isWhole] → on',
    '- + transition: on: lamp.break → broken',
    '- + guard: isWhole',
    '- − invariant: a lamp is on or off',
  ]);
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)\n```/.exec(page) ?? [];
  expect(diagram).toContain('class lamp_broken added');
  await expect(mermaid.parse(diagram)).resolves.toMatchObject({ diagramType: 'stateDiagram' });
});

it('lists machines that exist in one version only', () => {
  expect(diffFlows([], [before]).map(({ flow, kind }) => [flow, kind])).toEqual([['lamp', 'added']]);
  expect(diffFlows([before], []).map(({ flow, kind }) => [flow, kind])).toEqual([['lamp', 'removed']]);
});
