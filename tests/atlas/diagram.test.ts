// @vitest-environment jsdom
// Mermaid looks for a document as soon as it is imported.
import mermaid from 'mermaid';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { diagramOf } from '../../atlas/diagram.ts';
import { flowOf } from '../../atlas/flow.ts';
import { models } from '../../machines/models.ts';

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

const drawn = (machine: Parameters<typeof flowOf>[0]) => diagramOf(flowOf(machine));
const lines = drawn(lamp)
  .split('\n')
  .map((line) => line.trim());

describe('a diagram', () => {
  it('is taken by Mermaid, nested, parallel, timed and final states among it', async () => {
    await expect(mermaid.parse(drawn(lamp))).resolves.toBeTruthy();
  });

  it.each(models)('is taken by Mermaid: $machine.id', async ({ machine }) => {
    await expect(mermaid.parse(drawn(machine))).resolves.toBeTruthy();
  });

  it('would not be taken if it parted regions at the top', async () => {
    await expect(mermaid.parse('stateDiagram-v2\n  a --> b\n  --\n  c --> d')).rejects.toThrow();
  });

  it('has an entry into every compound state', () => {
    expect(lines).toContain('[*] --> street_lamp_off');
    expect(lines).toContain('[*] --> street_lamp_on_light_weak');
  });

  it('draws one arrow for all ways from one state to another', () => {
    expect(lines).toContain('street_lamp_off --> street_lamp_on: lamp.light<br/>lamp.test');
    expect(lines).toContain('street_lamp_off --> street_lamp_gone: lamp.test [isBroken]');
  });

  it('says what answers and timers do', () => {
    expect(lines).toContain('street_lamp_on --> street_lamp_gone: bulb error');
    expect(lines).toContain('street_lamp_on_light_weak --> street_lamp_on_light_strong: after warm');
  });

  it('shows the end', () => {
    expect(lines).toContain('street_lamp_gone --> [*]');
  });

  it('parts what goes on at the same time', () => {
    expect(lines.filter((line) => line === '--')).toHaveLength(1);
  });

  it('tells what happens inside a simple state', () => {
    const inside = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { invoke: { id: 'read', src: 'read', onError: {} }, on: { 'page.hidden': { actions: 'stop' } } } },
    });
    expect(drawn(inside)).toContain('m_a: runs read\n');
    expect(drawn(inside)).toContain('m_a: page.hidden');
  });

  it('survives a machine that is parallel at its root and names with signs', async () => {
    const odd = createMachine({
      id: 'odd-one',
      type: 'parallel',
      states: { 'a-b': { on: { 'x:y;z': { target: 'c', guard: 'is"so"' } } }, c: { entry: 'go' } },
    });
    await expect(mermaid.parse(drawn(odd))).resolves.toBeTruthy();
  });
});
