import { buildGraph } from '@lunchkortet/model-engine/graph';
import type { Path } from '@lunchkortet/model-engine/path';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { shortestPaths } from '@lunchkortet/model-engine/shortest-paths';
import { expect, test } from 'vitest';
import { limitsModel } from '../../machines/limits/limits.model.ts';

const paths = shortestPaths(limitsModel, buildGraph(limitsModel));

const stepsTo = (leaf: string, candidates: readonly Path[]): number =>
  Math.min(
    ...candidates.flatMap(({ initial, steps }) => {
      const index = [initial, ...steps].findIndex(({ leaves }) => leaves.includes(leaf));
      return index < 0 ? [] : [index];
    }),
  );

test('no planned path reaches a state in fewer steps', () => {
  const planned = planPaths(limitsModel).paths;
  const leaves = new Set(planned.flatMap(({ steps }) => steps.flatMap((step) => step.leaves)));
  expect(leaves.size).toBeGreaterThan(5);
  for (const leaf of leaves) expect(stepsTo(leaf, paths), leaf).toBeLessThanOrEqual(stepsTo(leaf, planned));
});

test('a state that an answer and a failure lead to has a path for each', () => {
  const lastMoves = paths
    .filter(({ steps }) => steps.at(-1)?.leaves.includes('limits.loadFailed'))
    .map(({ steps }) => steps.at(-1)?.move.kind);
  expect(lastMoves).toEqual(expect.arrayContaining(['done', 'error']));
});
