import { planPaths } from '@lunchkortet/model-engine/plan';
import { expect, it } from 'vitest';
import { journeysOf } from '../../../atlas/data/journeys.ts';
import { goingsOf } from '../../../atlas/portal/goings.ts';
import { routesIn } from '../../../atlas/portal/routes.ts';
import { passwordRecoveryModel } from '../../../machines/password-reset/password-recovery.model.ts';

const TABLE = routesIn(
  new Map([
    [
      'src/app/routes.ts',
      `export const routes = [
  route('/home', 'home', { load }),
  route('/card/:id', 'card', { load }),
  route('/pin', 'pin', { load }),
  route('*', 'not-found', { load }),
];
const redirects = [
  { path: '/start', to: '/home' },
];`,
    ],
  ]),
);

const picture = { machine: 'home', leaves: ['home.loaded'], address: '/home' };

it('reads the pages and the other names of pages', () => {
  expect(TABLE).toEqual({
    pages: ['/home', '/card/:id', '/pin', '*'],
    redirects: [{ from: '/start', to: '/home' }],
  });
});

it('joins what machines open and what links lead to, by page', async () => {
  const going = { step: 'pin save', from: '/card/7', to: '/start?again' };
  const { pages, ways, map } = await journeysOf(
    TABLE,
    [
      { id: 'home', addresses: ['/start'], goings: [] },
      {
        id: 'card',
        addresses: ['/card/7'],
        goings: [
          { ...going, states: ['card.b'] },
          { ...going, states: ['card.a'] },
          { ...going, states: ['card.a'], to: '/card/8' },
        ],
      },
    ],
    [
      { ...picture, links: ['/card/9', '/home', '/unknown'] },
      { ...picture, links: ['/card/9'], leaves: ['home.empty'] },
      { ...picture, links: ['/pin'], instead: 'something else happens' },
    ],
  );
  expect(pages).toEqual([
    { path: '/home', flows: ['home'] },
    { path: '/card/:id', flows: ['card'] },
    { path: '/pin', flows: [] },
  ]);
  expect(ways).toEqual([
    { from: '/card/:id', to: '/home', flow: 'card', step: 'pin save', states: ['card.a', 'card.b'] },
    { from: '/home', to: '/card/:id', flow: 'home', step: null, states: ['home.empty', 'home.loaded'] },
  ]);
  expect(map.links.map(({ from, to, isDashed }) => [from, to, isDashed])).toEqual([
    ['/card/:id', '/home', false],
    ['/home', '/card/:id', true],
  ]);
});

it('finds what a machine opens, with the step and the states before it', () => {
  const { paths } = planPaths(passwordRecoveryModel);
  const goings = goingsOf(passwordRecoveryModel, paths, () => '/login/email-recover');
  expect(goings[0]).toEqual({
    states: ['password-recovery.editing.ready'],
    step: 'login open',
    from: '/login/email-recover',
    to: '/login/email',
  });
});
