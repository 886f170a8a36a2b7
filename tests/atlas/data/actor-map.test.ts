import { expect, it } from 'vitest';
import { actorMapOf } from '../../../atlas/data/actor-map.ts';

const child = (machine: string) => ({ actor: machine, machine });

const flows = [
  { id: 'portal', children: [child('session'), child('screen-host')] },
  { id: 'session', children: [] },
  { id: 'screen-host', children: [] },
  { id: 'access-gate', children: [] },
  { id: 'home', children: [child('balance'), child('balance')] },
  { id: 'balance', children: [] },
];

it('connects every machine but the root with the one that runs it', async () => {
  const { links, nodes, root } = await actorMapOf(flows, {
    root: 'portal',
    loaderOf: (id) => (id === 'access-gate' ? 'portal' : 'screen-host'),
  });
  expect(links.map(({ from, to, isDashed }) => [from, to, isDashed])).toEqual([
    ['portal', 'session', false],
    ['portal', 'screen-host', false],
    ['home', 'balance', false],
    ['portal', 'access-gate', true],
    ['screen-host', 'home', true],
  ]);
  expect(nodes.map(({ id }) => id)).toEqual(['portal', 'session', 'screen-host', 'access-gate', 'home', 'balance']);
  for (const { points } of links) expect(points.length).toBeGreaterThan(1);
  expect(root).not.toBeNull();
});

it('connects only what the machines list, if it is not known what loads the others', async () => {
  const { links, root } = await actorMapOf(flows);
  expect(links.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'portal session',
    'portal screen-host',
    'home balance',
  ]);
  expect(root).toBeNull();
});
