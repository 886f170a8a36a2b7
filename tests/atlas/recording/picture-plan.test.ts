import type { Path } from '@lunchkortet/model-engine/path';
import { expect, it } from 'vitest';
import { planPictures } from '../../../atlas/recording/picture-plan.ts';
import { pathOf } from '../../model/path.fixture.ts';

const plan = (paths: readonly Path[], stopEvents?: readonly string[]) =>
  planPictures(paths, stopEvents).map(({ path, pictures }) => ({
    path: paths.indexOf(path),
    pictures: pictures.map(({ leaves, step }) => `${leaves.join('+')} at ${step}`),
  }));

it('takes each combination once, where the path reaches it first', () => {
  expect(plan([pathOf('a', ['b'], ['a'], ['b'], ['c'])])).toEqual([
    { path: 0, pictures: ['a at -1', 'b at 0', 'c at 3'] },
  ]);
});

it('leaves out paths that reach nothing new', () => {
  const paths = [pathOf('a', ['b']), pathOf('a', ['b'], ['c']), pathOf('a', ['c'])];
  expect(plan(paths)).toEqual([{ path: 1, pictures: ['a at -1', 'b at 0', 'c at 1'] }]);
});

it('takes each combination in one path only', () => {
  const paths = [pathOf('a', ['d']), pathOf('a', ['b'], ['c'])];
  expect(plan(paths)).toEqual([
    { path: 1, pictures: ['a at -1', 'b at 0', 'c at 1'] },
    { path: 0, pictures: ['d at 0'] },
  ]);
});

it('prefers a short path to a long one with the same combinations', () => {
  expect(plan([pathOf('a', ['b'], ['a'], ['b']), pathOf('a', ['b'])])).toMatchObject([{ path: 1 }]);
});

it('regards the same leaves in another order as the same combination', () => {
  expect(plan([pathOf('a', ['y', 'x'], ['x', 'y'])])).toEqual([{ path: 0, pictures: ['a at -1', 'x+y at 0'] }]);
});

it('takes no picture after the machine has been stopped', () => {
  expect(plan([pathOf('a', ['b'], ['c'])], ['to b'])).toEqual([{ path: 0, pictures: ['a at -1'] }]);
});

it('takes a picture for each look, also of the same leaves', () => {
  const path = pathOf('a', ['b'], ['a'], ['b']);
  const looks = ['a', 'b without a message', 'a', 'b with a message'];
  const [planned] = planPictures([path], [], () => looks);
  expect(planned?.pictures.map(({ look, step }) => [look, step])).toEqual([
    ['a', -1],
    ['b without a message', 0],
    ['b with a message', 2],
  ]);
});
