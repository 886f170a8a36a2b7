import { planPaths } from '@lunchkortet/model-engine/plan';
import { describe, expect, test } from 'vitest';
import { models } from '../../machines/models.ts';
import { failureText } from '../../scripts/model/failure-text.ts';
import { placeOf, sourceFilesOf } from '../../scripts/model/source-files.ts';
import { orderModel } from '../model/order.fixture.ts';

const FILES = {
  machine: 'machines/topups/topup-month.ts',
  model: 'machines/topups/topup-month.model.ts',
  flow: 'e2e/model/flows/topup-month.flow.ts',
};

test('the files of every machine are found', () => {
  for (const { machine } of models)
    expect(sourceFilesOf(machine.id).machine.endsWith(`/${machine.id}.ts`), machine.id).toBe(true);
  expect(sourceFilesOf('topup-month')).toEqual(FILES);
});

describe('the file to open is', () => {
  test.each([
    ['the invariant "one press sends at most one change" is broken', 'machines/topups/topup-month.invariants.ts'],
    ['Error: the assertion of topup-month.canceled', FILES.flow],
    ['the state is "a" instead of "b"', FILES.machine],
  ])('for %s: %s', (fault, file) => expect(placeOf(fault, ['canceled'], FILES)).toMatch(new RegExp(`^${file}:\\d+$`)));

  test('without a line if no line has the name', () => {
    expect(placeOf('the state is "a" instead of "b"', ['unknown'], FILES)).toBe(FILES.machine);
  });
});

test('a failed path is printed up to the failed step, with the difference and the file', () => {
  const [path] = planPaths(orderModel()).paths.filter(({ steps }) => steps.length > 1);
  if (path === undefined) throw new Error('the fixture has no path with two steps');
  const lines = failureText({ path, step: 0, fault: 'the state is wrong' }, 'machine', FILES).split('\n');
  expect(lines).toEqual([
    `✗ ${path.machine}, the machine alone`,
    expect.stringMatching(/^ {4}0\. from '/),
    expect.stringMatching(/^ {2}→ 1\. /),
    '  difference: the state is wrong',
    expect.stringMatching(/^ {2}open: machines\/topups\/topup-month\.ts/),
  ]);
});
