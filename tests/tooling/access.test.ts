import { expect, test } from 'vitest';
import { problemList, tableOf } from '../../e2e/access/access-table.ts';
import { VARIANTS, type Variant } from '../../e2e/access/variants.ts';

const PROPERTIES = {
  language: ({ language }: Variant) => language,
  width: ({ width }: Variant) => width,
  isDark: ({ isDark }: Variant) => isDark,
  hasLargeText: ({ hasLargeText }: Variant) => hasLargeText,
  hasForcedColours: ({ hasForcedColours }: Variant) => hasForcedColours,
  hasMotion: ({ hasMotion }: Variant) => hasMotion,
};

test('every pair of values of any two properties is in a variant that axe checks', () => {
  const checked = VARIANTS.filter(({ isLayoutOnly }) => !isLayoutOnly);
  const entries = Object.entries(PROPERTIES);
  for (const [index, [name, first]] of entries.entries()) {
    for (const [other, second] of entries.slice(index + 1)) {
      const pairs = new Set(checked.map((variant) => `${first(variant)} ${second(variant)}`));
      expect([...pairs], `${name} and ${other}`).toHaveLength(4);
    }
  }
});

const finding = (leaf: string, variant: string) => ({
  machine: 'card',
  leaves: [`card.${leaf}`],
  variant,
  problem: 'target: button “Close”: 36×36',
});

const paths = [
  { machine: 'card', states: 2, findings: [finding('loaded', 'sv 390'), finding('loaded', 'sv 320')] },
  { machine: 'card', states: 1, findings: [] },
  { machine: 'consent', states: 4, findings: [] },
];

test('the table has a line for each machine and for each state with a finding', () => {
  const lines = tableOf(paths).split('\n');
  expect(lines.map((line) => line.trim().split(/\s\s+/)[0])).toEqual([
    'machine (states)',
    'card (3)',
    'loaded',
    'consent (4)',
  ]);
  expect(lines[2]?.match(/[1·]/g)?.join('')).toBe('1·······1··');
});

test('a problem is listed once, with its first place', () => {
  expect(problemList(paths.flatMap(({ findings }) => findings))).toEqual([
    '✗ target: button “Close”: 36×36\n    in card.loaded, sv 390 and 1 more',
  ]);
});
