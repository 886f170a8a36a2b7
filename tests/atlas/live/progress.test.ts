import { expect, it } from 'vitest';
import { observe, startOf } from '../../../atlas/live/progress.ts';
import { partsTo, type Route } from '../../../atlas/live/route.ts';

const step = (text: string, leaf: string) => ({ text, action: { kind: 'wait' }, leaves: [`month.${leaf}`] }) as const;
const routes: readonly Route[] = [
  { leaves: ['month.passed'], steps: [step('reload', 'open'), step('close', 'closed')] },
  { leaves: ['month.open'], steps: [step('close', 'closed')] },
];
const start = startOf({ machine: 'month', state: 'month.closed', routes: partsTo(routes, 'month.closed') });
const actor = (id: string, leaf: string) => ({ id, parent: null, machine: 'month', leaves: [`month.${leaf}`] });

it('follows the actor of a machine that is nearest to the state', () => {
  expect(observe(start, [actor('1', 'passed'), actor('2', 'open')])?.actor).toBe('2');
  expect(observe(start, [actor('1', 'passed'), actor('2', 'open'), actor('3', 'closed')])?.actor).toBe('3');
  expect(observe(start, [actor('1', 'passed')])?.actor).toBe('1');
  expect(observe(start, [actor('1', 'unknown')])).toBeNull();
});
