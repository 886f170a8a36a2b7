import { evaluate } from '@lunchkortet/model-engine/evaluate';
import { isFullyCovered, rowOf, tableOf } from '@lunchkortet/model-engine/report';
import { expect, test } from 'vitest';
import { order, orderModel } from './order.fixture.ts';

const transitions = (evaluation: Awaited<ReturnType<typeof evaluate>>) =>
  new Set(evaluation.plan.definition.transitions.map(({ id }) => id));

test('a machine that is covered in and outside the browser is fully covered', async () => {
  const evaluation = await evaluate(orderModel());
  const row = rowOf(evaluation, transitions(evaluation));
  expect(isFullyCovered(row)).toBe(true);
  expect(tableOf([row])).toMatch(/order\s+8\s+11\s+\d+\s+\d+\s+100 %\s+100 %\s+2\/2/);
});

test('a transition that is not covered in the browser is reported', async () => {
  const evaluation = await evaluate(orderModel());
  const [, ...allButFirst] = transitions(evaluation);
  const row = rowOf(evaluation, new Set(allButFirst));
  expect(isFullyCovered(row)).toBe(false);
  expect(tableOf([row])).toContain('90 %');
});

test('a transition that is not covered outside the browser is reported', async () => {
  const unreachable = order.createStateConfig({ on: { 'order.cancel': 'closed' } });
  const row = rowOf(await evaluate(orderModel({ unreachable })), null);
  expect(isFullyCovered(row)).toBe(false);
  expect(tableOf([row])).toMatch(/91 %\s+–/);
});

test('a guard with only one outcome is reported by name', async () => {
  const { machine, ...model } = orderModel();
  const neverSoldOut = { ...model, machine: machine.provide({ guards: { isSoldOut: () => false } }) };
  const row = rowOf(await evaluate(neverSoldOut), null);
  expect(isFullyCovered(row)).toBe(false);
  expect(tableOf([row])).toContain('1/2, isSoldOut never true');
});
