import { modelTests } from '@lunchkortet/model-engine/model-tests';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { describe, expect, test } from 'vitest';
import { readPages, stalePages } from '../../atlas/markdown/page-files.ts';
import { fileNames, generatePages } from '../../atlas/markdown/pages.ts';
import { portalAdapter } from '../../atlas/portal/portal-adapter.ts';
import { models } from '../../machines/models.ts';
import { savePaths } from '../../scripts/model/path-files.ts';
import { readSources } from '../../scripts/other-version.ts';
import { root } from '../../scripts/run.ts';
import { unexplained } from '../model/oracle.ts';

const planned = models.map((model) => ({ name: model.machine.id, model, plan: planPaths(model) }));

describe.each(planned)('$name', ({ name, model, plan }) => {
  // For the browser tests of `npm test`.
  savePaths(name, plan.paths);

  test('xstate/graph finds the same states and moves', () => expect(unexplained(model, plan.graph)).toEqual([]));

  for (const { title, run } of modelTests(model, plan)) test(title, run);
});

// Here and not in tests/atlas: to plan the paths a second time is slow.
test('docs/flows has no stale page (`npm run flows` updates it)', () => {
  const pathsOf = new Map(planned.map(({ model, plan: { paths } }) => [model.machine.id, paths]));
  const stored = readPages();
  expect([...stored.keys()].toSorted()).toEqual([...fileNames(models)].toSorted());
  const pages = generatePages(
    models,
    models,
    (model) => pathsOf.get(model.machine.id) ?? [],
    portalAdapter(readSources(root)),
  );
  expect(stalePages(pages, stored)).toEqual([]);
});
