import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testCountsOf } from '../../scripts/test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function report(contents: object | string): string {
  count += 1;
  const file = join(folder, `${count}.json`);
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return file;
}

const vitest = (numPassedTests: number, numFailedTests: number) => report({ numPassedTests, numFailedTests });
const playwright = (expected: number, unexpected: number, flaky: number) =>
  report({ stats: { expected, unexpected, flaky, skipped: 0 } });

it.each([
  ['a passed Vitest run', vitest(12, 0), true, { passed: 12, failed: 0 }],
  ['a Vitest run with failures', vitest(10, 2), false, { passed: 10, failed: 2 }],
  ['a passed Playwright run', playwright(7, 0, 0), true, { passed: 7, failed: 0 }],
  ['a Playwright run with failures', playwright(5, 2, 0), false, { passed: 5, failed: 2 }],
])('counts %s', (_, file, ok, counts) => {
  expect(testCountsOf(file, ok)).toEqual(counts);
});

it.each([
  ['has a flaky test', playwright(6, 0, 1), true, { passed: 6, failed: 1 }],
  ['fails without a failed test', vitest(12, 0), false, { passed: 12, failed: 1 }],
  ['runs no test', vitest(0, 0), true, { passed: 0, failed: 1 }],
  ['writes no report', join(folder, 'none.json'), false, { passed: 0, failed: 1 }],
  ['writes no report but exits with 0', join(folder, 'none.json'), true, { passed: 0, failed: 1 }],
  ['writes a truncated report', report('{"numPassed'), true, { passed: 0, failed: 1 }],
])('counts a failure when a runner %s', (_, file, ok, counts) => {
  expect(testCountsOf(file, ok)).toEqual(counts);
});
