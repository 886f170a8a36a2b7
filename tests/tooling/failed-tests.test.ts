import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { failedTestsIn } from '../../scripts/failed-tests.ts';
import { root } from '../../scripts/run.ts';
import { failureLines } from '../../scripts/summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'failed-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

function failuresOf(report: object) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return failedTestsIn(file);
}

it('lists the failed tests of Vitest, and files that cannot be loaded', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'sums up adds',
    status: 'failed',
    failureMessages: ['Error: 1 is not 2\n\n    at x.ts:1:2'],
  };
  expect(
    failuresOf({
      testResults: [
        { name: join(root, 'tests/sum.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: join(root, 'tests/a.test.ts'), status: 'failed', message: 'No file b.ts\n', assertionResults: [] },
        { name: join(root, 'tests/c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
      ],
    }),
  ).toEqual([
    { title: 'tests/sum.test.ts › sums up adds', error: ['Error: 1 is not 2', '    at x.ts:1:2'] },
    { title: 'tests/a.test.ts', error: ['No file b.ts'] },
  ]);
});

it('lists the failed and flaky tests of Playwright, and errors outside the tests', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] }],
  });
  const inner = {
    title: 'on a phone',
    specs: [spec('opens', 'unexpected', '\u001b[31mError: timeout\u001b[39m\n\nCall log')],
  };
  const file = {
    title: 'journeys/a.spec.ts',
    specs: [spec('reads', 'expected'), spec('loads', 'flaky')],
    suites: [inner],
  };
  expect(failuresOf({ suites: [file], errors: [{ message: 'Error: no server' }] })).toEqual([
    { title: 'outside the tests', error: ['Error: no server'] },
    { title: 'journeys/a.spec.ts › loads', error: ['no message'] },
    { title: 'journeys/a.spec.ts › on a phone › opens', error: ['Error: timeout', 'Call log'] },
  ]);
});

it('lists nothing without a readable report', () => {
  expect(failedTestsIn(join(folder, 'none.json'))).toEqual([]);
  expect(failuresOf({ suites: 'none' })).toEqual([]);
});

it('prints at most ten failed tests of all stages', () => {
  const failedTests = Array.from({ length: 6 }, (_, index) => ({
    title: `test ${index}`,
    error: [`error ${index}`, 'second', 'third'],
  }));
  const stage = { ok: false, seconds: 1, summary: [], passed: 0, failed: 6, failedTests };
  const lines = failureLines([
    { ...stage, name: 'vitest' },
    { ...stage, name: 'playwright' },
  ]);
  expect(lines.slice(0, 2)).toEqual(['FAILED  test 0', '        error 0']);
  expect(lines.slice(-4)).toEqual(['FAILED  test 3', '        error 3', '        second', 'FAILED  2 more']);
});

it('prints more lines of the error when few tests have failed', () => {
  const error = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  const stage = { name: 'vitest', ok: false, seconds: 1, summary: [], passed: 0, failed: 1 };
  const lines = failureLines([{ ...stage, failedTests: [{ title: 'test', error }] }]);
  expect(lines).toHaveLength(21);
  expect(failureLines([{ ...stage, failedTests: [] }])).toEqual([]);
});
