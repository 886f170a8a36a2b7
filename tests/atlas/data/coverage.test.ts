import type { Path, PathStep } from '@lunchkortet/model-engine/path';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { expect, it } from 'vitest';
import { coverageOf } from '../../../atlas/data/coverage.ts';
import type { PathResult } from '../../../atlas/recording/recording.ts';

const checkpoint = (transitions: readonly string[]) => ({
  value: 'on',
  leaves: ['lamp.on'],
  transitions,
  waiting: [],
  requests: {},
  now: 0,
});
const step = (...transitions: string[]): PathStep => ({
  ...checkpoint(transitions),
  move: { kind: 'event', type: transitions.join(), label: 'noPayload' },
});
const path = (start: string, ...steps: readonly PathStep[]): Path => ({
  machine: 'lamp',
  start,
  initial: checkpoint(['start']),
  steps,
});

const PASSED: PathResult = { ok: true, failedStep: null, error: null, picture: null, trace: null };
const failedAt = (failedStep: number): PathResult => ({
  ok: false,
  failedStep,
  error: 'wrong',
  picture: null,
  trace: null,
});

const passing = path('passing', step('light'), step('dim'));
const failing = path('failing', step('light'), step('break'), step('repair'));
const ALL = ['start', 'light', 'dim', 'break', 'repair', 'melt'];
const IN_MACHINE = ['start', 'light', 'dim', 'break', 'repair'];
const coverage = (results: Record<string, PathResult>) => coverageOf(ALL, IN_MACHINE, [passing, failing], results);

it('counts only the machine if there was no browser run', () => {
  expect(coverage({})).toEqual({
    start: 'machine',
    light: 'machine',
    dim: 'machine',
    break: 'machine',
    repair: 'machine',
    melt: 'never',
  });
});

it('counts the steps before a failure, and marks the step that failed', () => {
  expect(coverage({ [pathTitle(passing)]: PASSED, [pathTitle(failing)]: failedAt(1) })).toEqual({
    start: 'browser',
    light: 'browser',
    dim: 'browser',
    break: 'failed',
    repair: 'machine',
    melt: 'never',
  });
});

it('marks the start if a path failed there, also if another path has passed it', () => {
  expect(coverage({ [pathTitle(passing)]: PASSED, [pathTitle(failing)]: failedAt(-1) })).toMatchObject({
    start: 'failed',
    light: 'browser',
    break: 'machine',
  });
});
