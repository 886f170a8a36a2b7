import { expect, test } from 'vitest';
import { firstVisits } from '../../e2e/model/first-visits.ts';
import { flows } from '../../e2e/model/flows.ts';
import { siblingsOf, twinsOf } from '../../e2e/model/siblings.ts';
import { pathOf } from './path.fixture.ts';

const flowOf = (machine: string) => {
  const flow = flows.find(({ model }) => model.machine.id === machine);
  if (!flow) throw new Error(`there is no flow for ${machine}`);
  return flow;
};

test('the siblings of a leaf are beside it or beside a parent, but not in another region', () => {
  const siblings = siblingsOf(flowOf('card'), 'card.loaded.wallet.inWallet');
  expect(siblings).toContain('card.loaded.wallet.loading');
  expect(siblings).toContain('card.loading');
  expect(siblings).not.toContain('card.loaded.wallet.inWallet');
  expect(siblings).not.toContain('card.loaded.replacement.digital');
});

test('a transient state is no sibling', () => {
  expect(siblingsOf(flowOf('app-redirect'), 'app-redirect.choosing')).toEqual([]);
});

test('a state whose assertion holds elsewhere too is a twin there only', () => {
  const card = flowOf('card');
  const flow = { ...card, twins: [{ in: ['noCard'], alsoHold: ['loading'], reason: 'a test' }] as const };
  expect(twinsOf(flow, 'card.noCard')).toEqual({ hold: ['card.loading'], mayHold: [] });
  expect(twinsOf(flow, 'card.loading')).toEqual({ hold: [], mayHold: [] });
});

test('a twin that may hold need not hold, also if it is listed in a group', () => {
  const card = flowOf('card');
  const twins = [
    { states: ['noCard', 'loading'], reason: 'a test' },
    { in: ['noCard'], mayHold: ['loading'], reason: 'a test' },
  ] as const;
  expect(twinsOf({ ...card, twins }, 'card.noCard')).toEqual({ hold: [], mayHold: ['card.loading'] });
});

const listed = flows.flatMap((flow) =>
  (flow.twins ?? []).map((twins) => ({ flow, twins, name: flow.model.machine.id })),
);

test.each(listed)('twins of $name exclude each other and have a reason: $twins.reason', ({ flow, twins }) => {
  const one = { ...flow, twins: [twins] };
  const { id } = flow.model.machine;
  const states = 'in' in twins ? twins.in : twins.states;
  const alone = states.filter((state) => Object.values(twinsOf(one, `${id}.${state}`)).flat().length === 0);
  expect(alone).toEqual([]);
  expect(twins.reason).toMatch(/\w+ .+\.$/);
});

const visitsOf = (...[paths, stopEvents]: Parameters<typeof firstVisits>) =>
  [...firstVisits(paths, stopEvents).values()].map((visits) =>
    [...visits].flatMap(([index, leaves]) => leaves.map((leaf) => `${leaf} at ${index}`)),
  );

test('each leaf is visited first once, on one path', () => {
  expect(visitsOf([pathOf('a', ['b'], ['a']), pathOf('a', ['c'], ['b'])])).toEqual([['a at -1', 'b at 0'], ['c at 0']]);
});

test('a leaf behind a stop event is visited first elsewhere', () => {
  expect(visitsOf([pathOf('a', ['b']), pathOf('a', ['b', 'c'])], ['to b'])).toEqual([
    ['a at -1'],
    ['b at 0', 'c at 0'],
  ]);
});
