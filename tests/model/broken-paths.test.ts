import { expect, test } from 'vitest';
import { brokenPaths } from '../../engine/broken-paths.ts';
import { buildGraph } from '../../engine/graph.ts';
import { pathSentences } from '../../engine/path-title.ts';
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
