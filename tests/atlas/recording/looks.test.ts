import type { Path } from '@lunchkortet/model-engine/path';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { expect, it } from 'vitest';
import { looksOf } from '../../../e2e/atlas/looks.ts';
import { limitsFlow } from '../../../e2e/model/flows/limits.flow.ts';
import { topupMonthFlow } from '../../../e2e/model/flows/topup-month.flow.ts';

const { paths } = planPaths(topupMonthFlow.model);

/** The looks of the steps that end with a sentence. */
const looksAfter = (sentence: string) =>
  paths.flatMap((path: Path) => {
    const index = pathTitle(path)
      .split('; ')
      .findIndex((part) => part.startsWith(sentence));
    const look = looksOf(topupMonthFlow, path)[index];
    return index === -1 || look === undefined ? [] : [look];
  });

it('a failure and a success in the same state look different', () => {
  const [failed] = looksAfter('cancelTopup fails (it was too late)');
  const [canceled] = looksAfter('cancelTopup answers');
  expect(failed?.texts.en.join()).toMatch(/last day to cancel has passed/);
  expect(canceled?.texts.en.join()).not.toMatch(/last day to cancel has passed/);
  expect(failed?.id).not.toBe(canceled?.id);
});

it('has one look for each step and the start', () => {
  for (const path of paths) expect(looksOf(topupMonthFlow, path)).toHaveLength(path.steps.length + 1);
});

it('gives the same steps the same look', () => {
  const {
    paths: [path],
  } = planPaths(limitsFlow.model);
  if (path === undefined) throw new Error('there is no path');
  expect(looksOf(limitsFlow, path)).toEqual(looksOf(limitsFlow, path));
});
