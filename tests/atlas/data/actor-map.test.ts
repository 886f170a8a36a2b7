import { expect, it } from 'vitest';
import { actorMapOf } from '../../../atlas/data/actor-map.ts';

const child = (machine: string) => ({ actor: machine, machine });

it('connects every machine but the root with the one that runs it', async () => {
  const { links, nodes } = await actorMapOf([
    { id: 'portal', children: [child('session'), child('screen-host')] },
    { id: 'session', children: [] },
    { id: 'screen-host', children: [] },
    { id: 'access-gate', children: [] },
    { id: 'home', children: [child('balance')] },
    { id: 'balance', children: [] },
  ]);
  expect(links.map(({ from, to, isDashed }) => [from, to, isDashed])).toEqual([
    ['portal', 'session', false],
    ['portal', 'screen-host', false],
    ['home', 'balance', false],
    ['portal', 'access-gate', true],
    ['screen-host', 'home', true],
  ]);
  expect(nodes.map(({ id }) => id)).toEqual(['portal', 'session', 'screen-host', 'access-gate', 'home', 'balance']);
  for (const { points } of links) expect(points.length).toBeGreaterThan(1);
});
