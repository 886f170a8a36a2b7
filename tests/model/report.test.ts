import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { order, orderModel } from './order.fixture.ts';
import { isWhole, rowOf, tableOf } from './report.ts';

const transitions = (verdict: Awaited<ReturnType<typeof judge>>) =>
  new Set(verdict.plan.definition.transitions.map(({ id }) => id));

test('a flow that was walked in both layers is whole', async () => {
  const verdict = await judge(orderModel());
  const row = rowOf(verdict, transitions(verdict));
  expect(isWhole(row)).toBe(true);
  expect(tableOf([row])).toMatch(/order\s+8\s+11\s+\d+\s+\d+\s+100 %\s+100 %\s+2\/2/);
});

test('one transition that the browser has not seen is too few', async () => {
  const verdict = await judge(orderModel());
  const [, ...seen] = transitions(verdict);
  const row = rowOf(verdict, new Set(seen));
  expect(isWhole(row)).toBe(false);
  expect(tableOf([row])).toContain('90 %');
});

test('one transition that the machine has not run is too few', async () => {
  const lost = order.createStateConfig({ on: { 'order.cancel': 'closed' } });
  const row = rowOf(await judge(orderModel({ lost })), null);
  expect(isWhole(row)).toBe(false);
  expect(tableOf([row])).toMatch(/91 %\s+–/);
});

test('a guard that was seen one way only is too little, and named', async () => {
  const { machine, ...model } = orderModel();
  const never = { ...model, machine: machine.provide({ guards: { isSoldOut: () => false } }) };
  const row = rowOf(await judge(never), null);
  expect(isWhole(row)).toBe(false);
  expect(tableOf([row])).toContain('1/2, isSoldOut never true');
});
