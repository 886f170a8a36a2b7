import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testCountsOf } from '../../scripts/test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
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
  ['vitest that passed', vitest(12, 0), true, { passed: 12, failed: 0 }],
  ['vitest with failures', vitest(10, 2), false, { passed: 10, failed: 2 }],
  ['Playwright that passed', playwright(7, 0, 0), true, { passed: 7, failed: 0 }],
  ['Playwright with failures', playwright(5, 2, 0), false, { passed: 5, failed: 2 }],
])('counts %s', (_, file, ok, tally) => {
  expect(testCountsOf(file, ok)).toEqual(tally);
});

it.each([
  ['passes a test only at the second attempt', playwright(6, 0, 1), true, { passed: 6, failed: 1 }],
  ['fails although no test did', vitest(12, 0), false, { passed: 12, failed: 1 }],
  ['runs no test at all', vitest(0, 0), true, { passed: 0, failed: 1 }],
  ['leaves no report', join(folder, 'none.json'), false, { passed: 0, failed: 1 }],
  ['leaves no report, and says all is well', join(folder, 'none.json'), true, { passed: 0, failed: 1 }],
  ['leaves a report cut short', report('{"numPassed'), true, { passed: 0, failed: 1 }],
])('counts a failure when a runner %s', (_, file, ok, tally) => {
  expect(testCountsOf(file, ok)).toEqual(tally);
});
