import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { pageOf } from '../../../atlas/markdown/page.ts';
import { stalePages } from '../../../atlas/markdown/page-files.ts';
import { generatePages } from '../../../atlas/markdown/pages.ts';
import { portalAdapter } from '../../../atlas/portal/portal-adapter.ts';
import { models } from '../../../machines/models.ts';

const door = createMachine({
  id: 'door',
  description: 'Lets people in.',
  meta: { section: '§0 Doors', page: '/door' },
  initial: 'closed',
  states: { closed: { on: { 'door.push': 'open' } }, open: {} },
});
const start = { value: 'closed', leaves: ['door.closed'], transitions: [], waiting: [], requests: {}, now: 0 };
const flow = {
  machine: door,
  meanings: [],
  texts: [],
  invariants: ['it opens when pushed'],
  paths: [{ machine: 'door', start: 'outside', initial: start, steps: [] }],
};

const portal = portalAdapter(new Map());

describe('a page', () => {
  it('shows the description, the section, the invariants and the test paths', () => {
    const page = pageOf(flow, portal);
    for (const line of [
      'Lets people in.',
      'Specification: §0 Doors. Page: `/door`',
      '- it opens when pushed',
      "- from 'outside' → closed",
    ])
      expect(page.split('\n')).toContain(line);
  });

  it('needs neither description, section, page nor invariants in another project', () => {
    const machine = createMachine({ id: 'gate', initial: 'closed', states: { closed: {} } });
    const page = pageOf({ ...flow, machine, invariants: [] });
    expect(page).toContain("- from 'outside' → closed");
    expect(page).not.toMatch(/undefined|Specification|Page|Invariants|\n{3}/);
  });

  it.each([
    ['a section', { meta: { page: '/door' } }, 'door: meta names no section'],
    ['a page', { meta: { section: '§0 Doors' } }, 'door: meta names no page'],
    ['a description', { description: undefined }, 'door: the machine has no description'],
  ])('cannot be generated for a machine of the portal without %s', (_, part, reason) => {
    const machine = createMachine({ ...door.config, ...part } as typeof door.config);
    expect(() => pageOf({ ...flow, machine }, portal)).toThrow(reason);
  });
});

it('the index lists every machine, without a plan of its paths', () => {
  const pages = generatePages(models, [], () => [], portal);
  expect([...pages.keys()]).toEqual(['README.md']);
  for (const { machine } of models) expect(pages.get('README.md')).toContain(`[${machine.id}](${machine.id}.md) | `);
});

describe('stale pages', () => {
  const pages = new Map([
    ['a.md', 'x'],
    ['b.md', 'y'],
  ]);
  it.each([
    [
      'an outdated page',
      new Map([
        ['a.md', 'x'],
        ['b.md', 'z'],
      ]),
      ['b.md'],
    ],
    ['a missing page', new Map([['a.md', 'x']]), ['b.md']],
    ['no page', pages, []],
  ])('are found: %s', (_, stored, stale) => {
    expect(stalePages(pages, stored)).toEqual(stale);
  });
});
