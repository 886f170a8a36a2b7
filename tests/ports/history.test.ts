// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { historyOfUser } from '../../src/ports/history.ts';

beforeEach(() => history.replaceState(null, '', '/'));

const left = async (go: () => void) => {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  go();
  await arrived;
};

it('shows the state of an entry to the user of the entry only', async () => {
  const ofUser = historyOfUser();
  ofUser.setUser('anna');
  ofUser.go('/support', { state: { question: 'x' } });
  ofUser.go('/home');
  await left(() => ofUser.goBack());
  expect([ofUser.entryUser(), ofUser.pageState()]).toEqual(['anna', { question: 'x' }]);
  for (const other of ['bo', null]) {
    ofUser.setUser(other);
    expect([ofUser.entryUser(), ofUser.pageState()]).toEqual(['anna', null]);
  }
  ofUser.setUser('anna');
  expect(ofUser.pageState()).toEqual({ question: 'x' });
});

it('gives an entry to another user without what was left in it', () => {
  const ofUser = historyOfUser();
  ofUser.setUser('anna');
  ofUser.go('/support?a=b', { replace: true, state: { question: 'x' } });
  ofUser.setUser('bo');
  ofUser.claimEntry();
  expect([ofUser.entryUser(), ofUser.pageState(), JSON.stringify(history.state)]).toEqual([
    'bo',
    null,
    expect.not.stringContaining('question'),
  ]);
  expect(location.search).toBe('?a=b');
});

it('keeps no state without a user', () => {
  const ofUser = historyOfUser();
  ofUser.go('/login/bankid', { state: { value: 'x' } });
  expect([history.state, ofUser.entryUser(), ofUser.pageState()]).toEqual([null, null, null]);
});

it.each(['x', 7, { value: 'x' }, { userKey: 1, page: 'x' }])(
  'ignores a state that is none of the portal: %j',
  (state) => {
    const ofUser = historyOfUser();
    history.replaceState(state, '');
    ofUser.setUser('anna');
    expect([ofUser.entryUser(), ofUser.pageState()]).toEqual([null, null]);
  },
);

it('reports each change of the address until it is stopped', async () => {
  const ofUser = historyOfUser();
  const seen: string[] = [];
  const stop = ofUser.watchAddress(() => seen.push(location.pathname));
  ofUser.go('/home');
  ofUser.go('/card', { replace: true });
  ofUser.go('/support');
  await left(() => ofUser.goBack());
  expect(seen).toEqual(['/home', '/card', '/support', '/card']);
  stop();
  ofUser.go('/home');
  await left(() => ofUser.goBack());
  expect(seen).toHaveLength(4);
});
