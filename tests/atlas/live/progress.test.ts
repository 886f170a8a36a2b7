import { expect, it } from 'vitest';
import { detour, nextStep, observe, startOf, take } from '../../../atlas/live/progress.ts';
import { partsTo, type Route } from '../../../atlas/live/route.ts';

const step = (text: string, leaf: string) => ({ text, action: { kind: 'wait' }, leaves: [`month.${leaf}`] }) as const;
const routes: readonly Route[] = [
  { leaves: ['month.passed'], steps: [step('reload', 'open'), step('close', 'closed')] },
  { leaves: ['month.open'], steps: [step('close', 'closed')] },
];
const start = startOf({
  machine: 'month',
  state: 'month.closed',
  routes: partsTo(routes, 'month.closed'),
  answers: {},
});
const actor = (id: string, leaf: string) => ({ id, parent: null, machine: 'month', leaves: [`month.${leaf}`] });

it('follows the actor of a machine that is nearest to the state', () => {
  expect(observe(start, [actor('1', 'passed'), actor('2', 'open')])?.actor).toBe('2');
  expect(observe(start, [actor('1', 'passed'), actor('2', 'open'), actor('3', 'closed')])?.actor).toBe('3');
  expect(observe(start, [actor('1', 'passed')])?.actor).toBe('1');
  expect(observe(start, [actor('1', 'unknown')])).toBeNull();
});

it('goes on with an actor that was started meanwhile, if the portal has gone another way', () => {
  const only = observe(start, [actor('1', 'passed')]);
  const reload = only && nextStep(only);
  expect(reload?.text).toBe('reload');
  const misled = only && reload ? take(only, reload, 'sandbox') : start;
  expect(observe(misled, [actor('1', 'passed'), actor('2', 'closed')])).toBeNull();
  const other = detour(misled, [actor('1', 'passed'), actor('2', 'closed')]);
  expect(other?.actor).toBe('2');
  expect(other && nextStep(other)).toBeNull();
  expect(detour(misled, [actor('1', 'passed')])).toBeNull();
});
