import { describe, expect, test } from 'vitest';
import { readPages, stalePages } from '../../atlas/markdown/page-files.ts';
import { fileNames, generatePages } from '../../atlas/markdown/pages.ts';
import { coverageOf } from '../../engine/evaluate.ts';
import { pathTitle } from '../../engine/path-title.ts';
import { planPaths } from '../../engine/plan.ts';
import { type Run, runPath } from '../../engine/run-path.ts';
import { models } from '../../machines/models.ts';
import { savePaths } from '../../scripts/model/path-files.ts';
import { unexplained } from '../model/oracle.ts';

const planned = models.map((model) => ({ name: model.machine.id, model, plan: planPaths(model) }));

describe.each(planned)('$name', ({ name, model, plan: { graph, definition, faults, paths, chainPaths } }) => {
  const runs: Run[] = [];
  // For the browser tests of `npm test`.
  savePaths(name, paths);

  test('paths cover every goal', () => expect(faults).toEqual([]));

  test('xstate/graph finds the same states and moves', () => expect(unexplained(model, graph)).toEqual([]));

  for (const path of [...paths, ...chainPaths]) {
    test(pathTitle(path), async () => {
      const run = await runPath(model, path);
      runs.push(run);
      expect(run.fault).toBeNull();
    });
  }

  test('every transition and both outcomes of every guard are covered', () => {
    const { uncovered, guards } = coverageOf(definition, runs);
    expect(uncovered).toEqual([]);
    for (const [name, outcomes] of guards) expect([...outcomes].toSorted(), name).toEqual([false, true]);
  });
});

// Here and not in tests/atlas: to plan the paths a second time is slow.
test('docs/flows has no stale page (`npm run flows` updates it)', () => {
  const pathsOf = new Map(planned.map(({ model, plan: { paths } }) => [model, paths]));
  const stored = readPages();
  expect([...stored.keys()].toSorted()).toEqual([...fileNames()].toSorted());
  const pages = generatePages(models, (model) => pathsOf.get(model) ?? []);
  expect(stalePages(pages, stored)).toEqual([]);
});
