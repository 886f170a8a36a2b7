// @vitest-environment jsdom
// Mermaid needs a document as soon as it is imported.
import mermaid from 'mermaid';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { diagramOf } from '../../../atlas/markdown/diagram.ts';
import { partsOf } from '../../../atlas/markdown/diagram-parts.ts';
import { stateTreeOf } from '../../../atlas/state-tree.ts';
import { models } from '../../../machines/models.ts';

const lamp = createMachine({
  id: 'street-lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.light': 'on', 'lamp.test': [{ guard: 'isBroken', target: 'gone' }, { target: 'on' }] } },
    on: {
      type: 'parallel',
      invoke: { id: 'bulb', src: 'bulb', onDone: 'off', onError: 'gone' },
      on: { 'lamp.dim': { actions: 'dim' } },
      states: {
        light: { initial: 'weak', states: { weak: { after: { warm: 'strong' } }, strong: {} } },
        watch: { initial: 'day', states: { day: { on: { 'sun.set': 'night' } }, night: { type: 'final' } } },
      },
    },
    gone: { type: 'final' },
  },
});

const diagrams = (machine: Parameters<typeof stateTreeOf>[0]) => partsOf(stateTreeOf(machine)).map(diagramOf);
const diagram = (machine: Parameters<typeof stateTreeOf>[0]) => diagramOf({ root: stateTreeOf(machine), boxes: [] });
const lines = diagram(lamp)
  .split('\n')
  .map((line) => line.trim());

describe('a diagram', () => {
  it('is valid Mermaid for nested, parallel, delayed and final states', async () => {
    await expect(mermaid.parse(diagram(lamp))).resolves.toBeTruthy();
  });

  it.each(models)('is valid Mermaid: $machine.id', async ({ machine }) => {
    for (const part of diagrams(machine)) await expect(mermaid.parse(part)).resolves.toBeTruthy();
  });

  it('would be invalid with parallel regions at the top level', async () => {
    await expect(mermaid.parse('stateDiagram-v2\n  a --> b\n  --\n  c --> d')).rejects.toThrow();
  });

  it('marks the initial state of every compound state', () => {
    expect(lines).toContain('[*] --> street_lamp_off');
    expect(lines).toContain('[*] --> street_lamp_on_light_weak');
  });

  it('draws one arrow for all transitions between two states', () => {
    expect(lines).toContain('street_lamp_off --> street_lamp_on: lamp.light<br/>(2) lamp.test');
    expect(lines).toContain('street_lamp_off --> street_lamp_gone: (1) lamp.test<br/>[isBroken]');
  });

  it('shows actor results and timers', () => {
    expect(lines).toContain('street_lamp_on --> street_lamp_gone: error');
    expect(lines).toContain('street_lamp_on_light_weak --> street_lamp_on_light_strong: after warm');
  });

  it('marks final states', () => {
    expect(lines).toContain('street_lamp_gone --> [*]');
  });

  it('separates parallel regions, and what applies to all of them', () => {
    expect(lines.filter((line) => line === '--')).toHaveLength(2);
    expect(lines).toContain('street_lamp_on_any_state: lamp.dim');
  });

  it('lists actors and internal transitions in an atomic state', () => {
    const inside = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { invoke: { id: 'read', src: 'read', onError: {} }, on: { 'page.hidden': { actions: 'stop' } } } },
    });
    expect(diagram(inside)).toContain('m_a: runs read\n');
    expect(diagram(inside)).toContain('m_a: page.hidden');
  });

  it('draws transitions of a compound state into itself from a node of their own', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      on: { 'page.opened': '.b', 'page.left': { actions: 'stop' } },
      states: { a: {}, b: { on: { 'page.reset': '#m' } } },
    });
    const text = diagram(machine);
    expect(text).toContain('state "in any state" as m_any_state');
    expect(text).toContain('m_any_state --> m_b: page.opened');
    expect(text).toContain('m_any_state: page.left');
    expect(text).toContain('m_b --> m_a: page.reset');
  });

  it('escapes special characters, also in a machine with a parallel root', async () => {
    const machine = createMachine({
      id: 'odd-one',
      type: 'parallel',
      states: { 'a-b': { on: { 'x:y;z': { target: 'c', guard: 'is"so"' } } }, c: { entry: 'go' } },
    });
    await expect(mermaid.parse(diagram(machine))).resolves.toBeTruthy();
  });
});
