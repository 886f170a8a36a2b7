import { brokenPaths } from '@lunchkortet/model-engine/broken-paths';
import { buildGraph } from '@lunchkortet/model-engine/graph';
import { pathSentences } from '@lunchkortet/model-engine/path-title';
import { expect, test } from 'vitest';
import { orderModel } from './order.fixture.ts';

test('a correct machine has no broken path', () => {
  const model = orderModel();
  expect(brokenPaths(model, buildGraph(model))).toEqual([]);
});

test('a broken invariant has a shortest path that breaks it', () => {
  const model = {
    ...orderModel(),
    invariants: {
      'it is never open': ({ snapshot }: { snapshot: { matches(state: string): boolean } }) =>
        !snapshot.matches('open'),
    },
  };
  const [broken, ...more] = brokenPaths(model, buildGraph(model));
  expect(more).toEqual([]);
  expect(broken?.fault).toBe('the invariant "it is never open" is broken');
  expect(broken && pathSentences(broken.path)).toEqual([
    expect.stringMatching(/^from '.*' → closed$/),
    'order open → open',
  ]);
  expect(broken?.step).toBe(0);
});
