import { expect, test } from 'vitest';
import { evaluate } from '../../engine/evaluate.ts';
import { door, doorModel } from '../../engine/example/door.ts';
import { mutateMachine } from '../../engine/mutation/mutate-machine.ts';
import { pathTitle } from '../../engine/path-title.ts';
import { planPaths } from '../../engine/plan.ts';

test('the example of the README is covered without faults', async () => {
  const { plan, coverage, faults } = await evaluate(doorModel);
  expect(faults).toEqual([]);
  expect(coverage.uncovered).toEqual([]);
  expect(plan.paths.map(pathTitle)).toContain(
    "from 'a visitor' → locked; handle pressed → checking; checkCode answers (known) → open; after autoLock → locked",
  );
});

test('a wrong target and a missing one are noticed in the example', () => {
  const { faults } = mutateMachine(doorModel);
  const wrong = faults.find(({ fault }) => fault.includes("checkCode fails: goes to 'open' instead of 'locked'"));
  expect(wrong?.killedBy?.by).toContain('the door is open only while');
  const missing = faults.find(({ fault }) => fault === "'checking': does not handle a failure of checkCode");
  expect(missing?.killedBy).not.toBeNull();
});

test('a guard that is never true is reported', () => {
  const machine = door.provide({ guards: { isKnown: () => false } });
  expect(planPaths({ ...doorModel, machine }).faults).toContain('no path covers the guard isKnown being true');
});
