import type { Path } from '@lunchkortet/model-engine/path';
import { expect, it } from 'vitest';
import { planPictures } from '../../../atlas/recording/picture-plan.ts';
import { pathOf } from '../../model/path.fixture.ts';

const plan = (paths: readonly Path[], stopEvents?: readonly string[]) =>
  planPictures(paths, stopEvents).map(({ path, pictures }) => ({
    path: paths.indexOf(path),
    pictures: pictures.map(({ number, leaves, step }) => `${number}: ${leaves.join('+')} at ${step}`),
  }));

it('takes each combination once, where the path reaches it first', () => {
  expect(plan([pathOf('a', ['b'], ['a'], ['b'], ['c'])])).toEqual([
    { path: 0, pictures: ['1: a at -1', '2: b at 0', '3: c at 3'] },
  ]);
});

it('leaves out paths that reach nothing new', () => {
  const paths = [pathOf('a', ['b']), pathOf('a', ['b'], ['c']), pathOf('a', ['c'])];
  expect(plan(paths)).toEqual([{ path: 1, pictures: ['1: a at -1', '2: b at 0', '3: c at 1'] }]);
});

it('numbers the combinations of all chosen paths, each combination in one path only', () => {
  const paths = [pathOf('a', ['d']), pathOf('a', ['b'], ['c'])];
  expect(plan(paths)).toEqual([
    { path: 1, pictures: ['1: a at -1', '2: b at 0', '3: c at 1'] },
    { path: 0, pictures: ['4: d at 0'] },
  ]);
});

it('prefers a short path to a long one with the same combinations', () => {
  expect(plan([pathOf('a', ['b'], ['a'], ['b']), pathOf('a', ['b'])])).toMatchObject([{ path: 1 }]);
});

it('regards the same leaves in another order as the same combination', () => {
  expect(plan([pathOf('a', ['y', 'x'], ['x', 'y'])])).toEqual([{ path: 0, pictures: ['1: a at -1', '2: x+y at 0'] }]);
});

it('takes no picture after the machine has been stopped', () => {
  expect(plan([pathOf('a', ['b'], ['c'])], ['to b'])).toEqual([{ path: 0, pictures: ['1: a at -1'] }]);
});
