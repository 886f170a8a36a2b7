import { evaluate } from '@lunchkortet/model-engine/evaluate';
import { door, doorModel } from '@lunchkortet/model-engine/example/door';
import { kettleModel } from '@lunchkortet/model-engine/example/kettle';
import { modelTests } from '@lunchkortet/model-engine/model-tests';
import { mutateMachine } from '@lunchkortet/model-engine/mutation/mutate-machine';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { describe, expect, test } from 'vitest';

describe.each([doorModel, kettleModel])('$machine.id', (model) => {
  for (const { title, run } of modelTests(model)) test(title, run);
});

test('the path of the door begins as in the README, and one path is enough', () => {
  expect(planPaths(doorModel).paths.map(pathTitle)).toEqual([
    expect.stringMatching(
      /^from 'a visitor' → locked; handle pressed → checking; checkCode answers \(known\) → open; door closed → locked/,
    ),
  ]);
});

test('a wrong target and a missing one are noticed in the door', () => {
  const { faults } = mutateMachine(doorModel);
  const wrong = faults.find(({ fault }) => fault.includes("checkCode fails: goes to 'open' instead of 'locked'"));
  expect(wrong?.killedBy?.by).toContain('the door is open only while');
  const missing = faults.find(({ fault }) => fault === "'checking': does not handle a failure of checkCode");
  expect(missing?.killedBy).not.toBeNull();
});

test('each fault in the kettle is noticed', () => {
  const { faults, ownFaults } = mutateMachine(kettleModel);
  expect(ownFaults).toEqual([]);
  expect(faults.filter(({ killedBy }) => killedBy === null).map(({ fault }) => fault)).toEqual([]);
});

test('a guard that is never true is reported', async () => {
  const machine = door.provide({ guards: { isKnown: () => false } });
  expect(planPaths({ ...doorModel, machine }).faults).toContain('no path covers the guard isKnown being true');
  const failed = modelTests({ ...doorModel, machine }).filter(({ title }) => title === 'paths cover every goal');
  expect(failed[0]?.run).toThrow('no path covers the guard isKnown being true');
  expect((await evaluate(doorModel)).coverage.uncovered).toEqual([]);
});
