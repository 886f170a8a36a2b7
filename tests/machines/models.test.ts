import { describe, expect, test } from 'vitest';
import { models } from '../../machines/models.ts';
import { coverageOf } from '../model/evaluate.ts';
import { pathTitle } from '../model/path-title.ts';
import { planPaths } from '../model/plan.ts';
import { type Run, runPath } from '../model/run-path.ts';

describe.each(models.map((model) => ({ name: model.machine.id, model })))('$name', ({ model }) => {
  const { definition, faults, paths } = planPaths(model);
  const runs: Run[] = [];

  test('paths cover every goal', () => expect(faults).toEqual([]));

  for (const path of paths) {
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
