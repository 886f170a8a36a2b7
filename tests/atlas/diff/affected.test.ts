import { expect, it } from 'vitest';
import { personasOf, startsOf } from '../../../atlas/diff/affected.ts';
import { startWords } from '../../../atlas/diff/report.ts';

const TITLES = [
  "from 'an ordered month' → cancelable; month cancel → confirming",
  "from 'no months left' → limitReached",
  "from 'an ordered month' → cancelable",
  "from 'a month of today' → orderable",
  "from 'a month of another world' → orderable",
];
const PLACE = {
  page: '/topup',
  persona: 'vera',
  startPersonas: { 'an ordered month': 'anna', 'no months left': 'emil', 'a month of another world': null },
};
const wordsOf = (paths: readonly number[]) =>
  startWords({ page: '/topup', personas: personasOf(PLACE, startsOf(TITLES, paths)) });

it('the starts of paths have their own sandbox users', () => {
  expect(wordsOf([1, 3])).toBe('/topup, as anna');
  expect(wordsOf([4])).toBe('/topup, as vera');
  expect(wordsOf([5])).toBe('/topup, no user of the sandbox');
  expect(wordsOf([4, 5])).toBe('/topup, as vera (a month of today), no user of the sandbox (a month of another world)');
  expect(wordsOf([1, 2, 3, 4])).toBe(
    '/topup, as anna (an ordered month), as emil (no months left), as vera (a month of today)',
  );
});

it('without paths it is the user of the page, and a signed-out page has none', () => {
  expect(wordsOf([])).toBe('/topup, as vera');
  expect(startWords({ page: '/login', personas: personasOf({ page: '/login', persona: null }, []) })).toBe(
    '/login, signed out',
  );
});
