import { expect, it } from 'vitest';
import type { MachineRun, PathResult } from '../../../atlas/recording/recording.ts';
import { currentVersion, joinRuns } from '../../../atlas/recording/run-file.ts';

const passed: PathResult = { ok: true, failedStep: null, error: null, picture: null, trace: null };
const failed: PathResult = { ok: false, failedStep: 2, error: 'state', picture: 'card.1.png', trace: null };

const runOf = (inputs: string, results: MachineRun['results'], finishedAt = '2026-11-20T09:01:00Z'): MachineRun => ({
  inputs,
  finishedAt,
  results,
});
const before = {
  card: runOf('a', { 'path 1': failed, 'path 2': failed }),
  pin: runOf('a', { 'path 1': passed }),
};

it('keeps the results of other machines, and of paths that have not been run again', () => {
  const later = '2026-11-20T10:01:00Z';
  const now = { card: runOf('a', { 'path 1': passed }, later), limits: runOf('a', { 'path 1': passed }, later) };
  expect(joinRuns(before, now)).toEqual({
    card: runOf('a', { 'path 1': passed, 'path 2': failed }, later),
    pin: before.pin,
    limits: now.limits,
  });
});

it('forgets the results of a machine that has changed, and only those', () => {
  const now = { card: runOf('b', { 'path 1': passed }) };
  expect(joinRuns(before, now)).toEqual({ card: now.card, pin: before.pin });
});

it('has no earlier results in the first run', () => {
  expect(joinRuns({}, before)).toEqual(before);
});

it('names the commit', () => {
  expect(currentVersion().commit).toMatch(/^[\da-f]{40}$|^unknown$/);
});
