import { expect, it } from 'vitest';
import type { PathResult, Run } from '../../../atlas/recording/recording.ts';
import { currentVersion, joinRuns } from '../../../atlas/recording/run-file.ts';

const passed: PathResult = { ok: true, failedStep: null, error: null, picture: null, trace: null };
const failed: PathResult = { ok: false, failedStep: 2, error: 'state', picture: 'card.1.png', trace: null };

const runOf = (results: Run['results'], version: Partial<Run> = {}): Run => ({
  commit: 'abc',
  isDirty: false,
  startedAt: '2026-11-20T09:00:00Z',
  finishedAt: '2026-11-20T09:01:00Z',
  results,
  ...version,
});
const before = runOf({ card: { 'path 1': failed, 'path 2': failed }, pin: { 'path 1': passed } });

it('keeps the results of paths that have not been run again', () => {
  const times = { startedAt: '2026-11-20T10:00:00Z', finishedAt: '2026-11-20T10:01:00Z' };
  const run = runOf({ card: { 'path 1': passed }, limits: { 'path 1': passed } }, times);
  expect(joinRuns(before, run)).toEqual({
    ...run,
    startedAt: before.startedAt,
    results: { card: { 'path 1': passed, 'path 2': failed }, pin: { 'path 1': passed }, limits: { 'path 1': passed } },
  });
});

it.each([
  ['another commit', { commit: 'def' }],
  ['changed files', { isDirty: true }],
])('forgets the results of %s', (_, version) => {
  const run = runOf({ card: { 'path 1': passed } }, version);
  expect(joinRuns(before, run)).toEqual(run);
});

it('has no earlier results in the first run', () => {
  expect(joinRuns(null, before)).toEqual(before);
});

it('names the commit', () => {
  expect(currentVersion().commit).toMatch(/^[\da-f]{40}$|^unknown$/);
});
