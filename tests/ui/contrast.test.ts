import { expect, it } from 'vitest';
import { print, themes } from '../../tailwind.config.ts';
import { contrast, oklchOf, resolve } from './colour.ts';

/** The default accent, and what an operator might think of: from nearly black to nearly white, all around the wheel. */
const ACCENTS = [
  '#0e5a48',
  '#000000',
  '#ffffff',
  '#ffe600',
  '#ff0000',
  '#00c853',
  '#0000ff',
  '#7b1fa2',
  '#ff8ab5',
  '#6d4c41',
];

const TEXT = 4.5;
const SHAPE = 3;

type Name = keyof (typeof themes)['light'];

/** Text on ground, as the parts of `src/ui/` put them. */
const READ: readonly (readonly [Name, Name])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'line'],
  ['ink', 'line'],
  ['accent-fill', 'paper'],
  ['accent-fill', 'surface'],
  ['accent-fill', 'accent-soft'],
  ['accent-ink', 'accent-fill'],
  ['accent-ink', 'accent-hover'],
  ['ink', 'accent-soft'],
  ['danger', 'surface'],
  ['danger', 'danger-soft'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-hover'],
  ['ink', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['ink', 'warning-soft'],
];

/** Edges and rings that must be seen to use something. */
const SEEN: readonly (readonly [Name, Name])[] = [
  ['edge', 'paper'],
  ['edge', 'surface'],
  ['accent-fill', 'line'],
];

const PAIRS = [
  ...READ.map(([front, back]) => ({ front, back, least: TEXT })),
  ...SEEN.map(([front, back]) => ({ front, back, least: SHAPE })),
];

const cases = ACCENTS.flatMap((accent) => (['light', 'dark'] as const).map((theme) => ({ accent, theme })));

it.each(cases)('with accent $accent every pair of the $theme theme can be told apart', ({ accent, theme }) => {
  const colour = (name: Name) => resolve(themes[theme][name], accent);
  const faint = PAIRS.map(({ front, back, least }) => ({
    pair: `${front} on ${back} needs ${least}`,
    reached: contrast(colour(front), colour(back)),
    least,
  })).filter(({ reached, least }) => reached < least);
  expect(faint).toEqual([]);
});

it.each(ACCENTS)(
  'with accent %s, the words on the drawn card and the art can be read wherever they stand',
  (accent) => {
    for (const ground of ['print-glow', 'print-base', 'print-deep'] as const)
      expect(contrast(resolve(print['print-ink'], accent), resolve(print[ground], accent))).toBeGreaterThanOrEqual(
        TEXT,
      );
  },
);

it('computes contrast as WCAG defines it', () => {
  expect(contrast(resolve('#000000', '#000000'), resolve('#ffffff', '#000000'))).toBeCloseTo(21, 5);
  expect(contrast(resolve('#777777', '#000000'), resolve('#ffffff', '#000000'))).toBeCloseTo(4.48, 2);
  expect(oklchOf('#ff0000').map((part) => Number(part.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
});
