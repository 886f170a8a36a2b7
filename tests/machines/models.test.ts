import { describe, expect, test } from 'vitest';
import { models } from '../../machines/models.ts';
import { coverageOf } from '../model/evaluate.ts';
import { planPaths } from '../model/plan.ts';
import { type Run, runPath } from '../model/run-path.ts';
import { pathTitle } from '../model/path-title.ts';

describe.each(models.map((model) => ({ name: model.machine.id, model })))('$name', ({ model }) => {
  const { definition, faults, paths } = planPaths(model);
  const runs: Run[] = [];

  test('every goal can be met', () => expect(faults).toEqual([]));

  for (const path of paths) {
    test(pathTitle(path), async () => {
      const run = await runPath(model, path);
      runs.push(run);
      expect(run.fault).toBeNull();
    });
  }

  test('the paths drove every transition and saw every guard both ways', () => {
    const { undriven, guards } = coverageOf(definition, runs);
    expect(undriven).toEqual([]);
    for (const [name, outcomes] of guards) expect([...outcomes].toSorted(), name).toEqual([false, true]);
  });
});
