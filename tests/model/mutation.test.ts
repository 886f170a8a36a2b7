import type { AnyModel } from '@lunchkortet/model-engine/model';
import { findKill } from '@lunchkortet/model-engine/mutation/find-kill';
import { mutantsOf } from '@lunchkortet/model-engine/mutation/mutants';
import { mutateMachine } from '@lunchkortet/model-engine/mutation/mutate-machine';
import { originalOf } from '@lunchkortet/model-engine/mutation/original';
import { problemsOf, summaryOf, survivorsOf } from '@lunchkortet/model-engine/mutation/summary';
import { expect, test } from 'vitest';
import { order, orderModel } from './order.fixture.ts';

const survivors = (model: AnyModel) => survivorsOf(mutateMachine(model));

test('each kind of fault is put into the machine', () => {
  const { faults } = mutateMachine(orderModel());
  const sentences = faults.map(({ fault }) => fault);
  expect(sentences).toEqual(
    expect.arrayContaining([
      "'open' on order.cancel: goes to 'ordered' instead of 'closed'",
      "'ordering' placeOrder answers: leaves out the action setStatus",
      "'ordered': leaves out the action notifyOrdered on entry",
      "'deciding' at once, if isSoldOut: the guard is negated",
      "'ordering': does not handle a failure of placeOrder",
      "'confirming': the delay deadline is ten times as long",
    ]),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a fault is noticed by an invariant, with the path that shows it', () => {
  const { faults } = mutateMachine(orderModel());
  const fault = faults.find(({ fault }) => fault.includes("at once: goes to 'soldOut' instead of 'ordered'"));
  expect(fault?.killedBy).toEqual({
    by: 'the invariant "the order is placed if and only if the backend says so" is broken',
    path: ["from 'an order'", 'order open', 'code entered (right)', 'order confirm', 'placeOrder answers (ordered)'],
  });
});

test('the paths are those of the wrong machine, so only an invariant knows the right target', () => {
  const { invariants: _, ...model } = orderModel();
  const fault = "order: 'deciding' at once: goes to 'closed' instead of 'ordered': nothing noticed";
  expect(survivors(orderModel())).not.toContain(fault);
  // Here the missing state is noticed, but not the wrong one.
  const swapped = "order: 'soldOut' on order.cancel: goes to 'open' instead of 'closed': nothing noticed";
  expect(survivors({ ...model, invariants: {} })).toContain(swapped);
});

test('a fault that changes nothing is not noticed, and can be listed as equivalent', () => {
  const closed = order.createStateConfig({
    on: { 'order.open': [{ guard: 'isSoldOut', target: 'open' }, { target: 'open' }] },
  });
  const model = orderModel({ closed });
  const fault = "'closed' on order.open, if isSoldOut: the guard is negated";
  expect(survivors(model)).toContain(`order: ${fault}: nothing noticed`);

  const result = mutateMachine({ ...model, equivalentFaults: { [fault]: 'both branches do the same' } });
  expect(result.equivalent).toBe(1);
  expect(result.wronglyListed).toEqual([]);
  expect(survivorsOf(result).join()).not.toContain(fault);
});

test('no fault is put into a machine that has one of its own', () => {
  const result = mutateMachine({
    ...orderModel(),
    invariants: { 'the order is never opened': ({ snapshot }) => !snapshot.matches('open') },
  });
  expect(result.mutants).toBe(0);
  expect(summaryOf([result])).toMatch(/^order .* not run$/m);
  expect(problemsOf([result], { machine: 0.9, overall: null })).toContain(
    'order: a fault in the machine as it is: in closed, order open: the invariant "the order is never opened" is broken',
  );
});

test('a goal that is missed only because the exploration ended at its limit does not count as noticed', () => {
  const model: AnyModel = { ...orderModel(), invariants: {} };
  const original = originalOf(model);
  const mutant = mutantsOf(model).find(({ sentence }) => sentence.includes("order.open: goes to 'soldOut'"));
  if (mutant === undefined) throw new Error('there is no such fault');
  expect(findKill(original, mutant)?.by).toContain('no path covers');
  expect(findKill(originalOf({ ...model, limits: { mutantEdges: 0 } }), mutant)).toBeNull();
});

test('the run fails if fewer faults are noticed than required, in one machine or in all', () => {
  const result = { ...mutateMachine(orderModel()), mutants: 100, killed: 92, equivalent: 0, survived: 8 };
  expect(problemsOf([result], { machine: 0.92, overall: null })).toEqual([]);
  expect(problemsOf([result], { machine: 0.93, overall: null })).toEqual([
    'order: only 92.0 % of the faults are noticed',
  ]);
  expect(problemsOf([result], { machine: 0.92, overall: 0.93 })).toEqual(['only 92.0 % of all faults are noticed']);
});

test('the run fails if a fault that is noticed, or that does not exist, is listed as equivalent', () => {
  const noticed = "'ordered': leaves out the action notifyOrdered on entry";
  const result = mutateMachine({
    ...orderModel(),
    equivalentFaults: { [noticed]: 'a test', nonsense: 'a test' },
  });
  const problems = problemsOf([result], { machine: 0, overall: null }).join();
  expect(problems).toContain(`order: "${noticed}" is listed as equivalent`);
  expect(problems).toContain('order: "nonsense" is listed as equivalent');
  expect(summaryOf([result])).toContain('order');
});
