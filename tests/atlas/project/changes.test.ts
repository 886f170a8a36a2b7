import { door, doorModel } from '@lunchkortet/model-engine/example/door';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { changePage } from '../../../atlas/diff/change-pages.ts';
import { compareVersions } from '../../../atlas/diff/changes.ts';
import { modelVersion } from '../../../atlas/diff/model-version.ts';
import { generatePages } from '../../../atlas/markdown/pages.ts';

it('the machines of two versions are compared, with the paths to test again', () => {
  const id = 'front door';
  const after = { ...doorModel, machine: createMachine({ ...door.config, id } as object, door.implementations) };
  const states = { ...door.config.states, open: { on: { 'door.closed': 'locked' } } };
  const before = { ...after, machine: createMachine({ ...door.config, id, states } as object, door.implementations) };
  const pages = generatePages([after], [after], (model) => planPaths(model).paths);
  const changes = compareVersions(modelVersion([before], new Map()), modelVersion([after], pages));
  expect(changes.flows.map(({ flow, kind, changes: list }) => [flow, kind, list.map(({ text }) => text)])).toEqual([
    [id, 'changed', ['+ open: after autoLock → locked']],
  ]);
  expect(changes.retest).toEqual([
    { flow: id, states: ['front door.open'], paths: [1], pathCount: 1, page: null, persona: null },
  ]);
  expect(changePage({ ref: 'old', ...changes, pictures: null })).toContain('/#/flow/front%20door)');
});
