import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { drawnPages } from '../../atlas/drawn.ts';
import { pageOf } from '../../atlas/page.ts';
import { pagesOf, staleAmong } from '../../atlas/pages.ts';
import { storedPages } from '../../atlas/stored.ts';

const door = createMachine({
  id: 'door',
  description: 'Lets people in.',
  meta: { section: '§0 Doors' },
  initial: 'shut',
  states: { shut: { on: { 'door.push': 'open' } }, open: {} },
});
const flow = { machine: door, laws: ['it opens when pushed'], paths: ["from 'outside' → shut"] };

describe('a page', () => {
  it('says what the machine is for, which section it implements, what holds in it and how it is proven', () => {
    const page = pageOf(flow);
    for (const line of [
      'Lets people in.',
      'Specification: §0 Doors',
      '- it opens when pushed',
      "- from 'outside' → shut",
    ])
      expect(page.split('\n')).toContain(line);
  });

  it.each([
    ['meta', 'door: meta names no section'],
    ['description', 'door: the machine has no description'],
  ])('is refused for a machine without %s', (part, reason) => {
    const machine = createMachine({ ...door.config, [part]: undefined });
    expect(() => pageOf({ ...flow, machine })).toThrow(reason);
  });
});

it('lists every flow with its size', () => {
  expect(pagesOf([flow]).get('README.md')).toContain('| [door](door.md) | §0 Doors | 3 | 1 | 1 |');
});

describe('stale pages', () => {
  const pages = new Map([
    ['a.md', 'x'],
    ['b.md', 'y'],
  ]);
  it.each([
    [
      'one that differs',
      new Map([
        ['a.md', 'x'],
        ['b.md', 'z'],
      ]),
      ['b.md'],
    ],
    ['one that is missing', new Map([['a.md', 'x']]), ['b.md']],
    ['one whose machine is gone', new Map([...pages, ['c.md', 'z']]), ['c.md']],
    ['none when all are as drawn', pages, []],
  ])('are seen: %s', (_, stored, stale) => {
    expect(staleAmong(pages, stored)).toEqual(stale);
  });

  it('are not in docs/flows: `npm run flows` would change nothing', () => {
    expect(staleAmong(drawnPages(), storedPages())).toEqual([]);
    // Every machine is walked for its figures, which takes its time on a busy computer.
  }, 30_000);
});
