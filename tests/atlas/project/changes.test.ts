import { defineModel } from '@lunchkortet/model-engine/model';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { changePage } from '../../../atlas/diff/change-pages.ts';
import { compareVersions } from '../../../atlas/diff/changes.ts';
import { modelVersion } from '../../../atlas/diff/model-version.ts';
import { generatePages } from '../../../atlas/markdown/pages.ts';

const gate = (timers: object) =>
  defineModel({
    machine: createMachine({
      id: 'front gate',
      initial: 'shut',
      states: { shut: { on: { push: 'open' } }, open: { on: { push: 'shut' }, after: timers } },
    }),
    starts: { 'a visitor': { input: undefined } },
    events: { push: 'noPayload' },
    actors: {},
    identity: () => null,
    invariants: {},
  });

it('the machines of two versions are compared, with the paths to test again', () => {
  const [before, after] = [gate({}), gate({ 1000: 'shut' })];
  const pages = generatePages([after], [after], (model) => planPaths(model).paths);
  const changes = compareVersions(modelVersion([before], new Map()), modelVersion([after], pages));
  expect(changes.flows.map(({ flow, kind, changes: list }) => [flow, kind, list.map(({ text }) => text)])).toEqual([
    ['front gate', 'changed', ['+ open: after 1000 → shut']],
  ]);
  expect(changes.retest).toEqual([
    { flow: 'front gate', states: ['front gate.open'], paths: [1], pathCount: 1, page: null, personas: [] },
  ]);
  expect(changePage({ ref: 'old', ...changes, pictures: null })).toContain('/#/flow/front%20gate)');
});
