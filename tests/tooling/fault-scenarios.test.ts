import { expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { SCENARIOS } from '../../e2e/faults/scenarios.ts';

test('each call of the contract fails in a scenario of `npm run faults`', () => {
  const made = new Set(SCENARIOS.flatMap((scenario) => scenario.calls));
  expect(calls.map(({ name }) => name).filter((name) => !made.has(name))).toEqual([]);
});
