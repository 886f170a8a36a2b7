import type { TestCase, TestResult } from '@playwright/test/reporter';
import { expect, it, vi } from 'vitest';
import type { Runs } from '../../../atlas/recording/recording.ts';
import PathReporter, { FAILURE, MACHINE, STEP, TRACE } from '../../../e2e/model/path-reporter.ts';

const passed: Partial<TestResult> = { status: 'passed', annotations: [{ type: STEP, description: '4' }] };
const failed: Partial<TestResult> = {
  status: 'failed',
  annotations: [{ type: STEP, description: '1' }],
  attachments: [
    { name: FAILURE, contentType: 'image/png', body: Buffer.from('png') },
    { name: TRACE, contentType: 'application/zip', body: Buffer.from('zip') },
  ],
  errors: [{ message: '\u001b[31mafter "pin wait"\u001b[39m: state' }],
};

function report(...tests: readonly (readonly [machine: string | null, title: string, result: Partial<TestResult>])[]) {
  const save = vi.fn<(runs: Runs, pictures: ReadonlyMap<string, Uint8Array>) => void>();
  const reporter = new PathReporter({
    save,
    inputsOf: (machines) => new Map(machines.map((machine) => [machine, `inputs of ${machine}`])),
  });
  for (const [machine, title, result] of tests) {
    const annotations = machine === null ? [] : [{ type: MACHINE, description: machine }];
    const nothing = { annotations: [], attachments: [], errors: [] };
    reporter.onTestEnd(
      { title, annotations } as unknown as TestCase,
      { ...nothing, ...result } as unknown as TestResult,
    );
  }
  reporter.onEnd();
  return save.mock.calls[0] ?? null;
}

it('records the results by machine and title', () => {
  const [runs] = report(['card', 'path 1', passed], ['pin', 'path 1', passed]) ?? [];
  const result = { ok: true, failedStep: null, error: null, picture: null, trace: null };
  const finishedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(runs).toEqual({
    card: { inputs: 'inputs of card', finishedAt, results: { 'path 1': result } },
    pin: { inputs: 'inputs of pin', finishedAt, results: { 'path 1': result } },
  });
});

it('records the step, the error, the picture and the trace of a failed path', () => {
  const [runs, files] = report(['card', 'path 1', failed]) ?? [];
  const { picture, trace } = runs?.card?.results['path 1'] ?? {};
  expect(runs?.card?.results['path 1']).toEqual({
    ok: false,
    failedStep: 1,
    error: 'after "pin wait": state',
    picture: expect.stringMatching(/^card\.\w+\.png$/),
    trace: expect.stringMatching(/^card\.\w+\.zip$/),
  });
  expect(files?.get(picture ?? '')).toEqual(Buffer.from('png'));
  expect(files?.get(trace ?? '')).toEqual(Buffer.from('zip'));
});

it('records a path without a step or a picture, such as that of a crashed browser', () => {
  const [runs, pictures] = report(['card', 'path 1', { status: 'timedOut' }]) ?? [];
  expect(runs?.card?.results['path 1']).toEqual({
    ok: false,
    failedStep: null,
    error: 'timedOut',
    picture: null,
    trace: null,
  });
  expect(pictures?.size).toBe(0);
});

it('keeps the failure of a path that is run several times', () => {
  const [runs] = report(['card', 'path 1', passed], ['card', 'path 1', failed], ['card', 'path 1', passed]) ?? [];
  expect(runs?.card?.results['path 1']?.ok).toBe(false);
});

it('does not record tests without a path, and paths that were not run', () => {
  const tests = [[null, 'logs in', passed] as const, ['card', 'path 1', { status: 'skipped' }] as const];
  expect(report(...tests)).toBeNull();
});
