import { expect, it } from 'vitest';
import { print, themes, withoutRelativeColours } from '../../tailwind.config.ts';
import { contrast, oklchOf, resolve } from './colour.ts';

/** The default accent and others that an operator might configure: all hues, from black to white. */
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

/** Minimum contrast ratios of WCAG 2.2 AA. */
const TEXT_CONTRAST = 4.5;
const GRAPHICS_CONTRAST = 3;

type Name = keyof (typeof themes)['light'];

/** Text and background colours that occur together in `src/ui/`. */
const TEXT_PAIRS: readonly (readonly [Name, Name])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'line'],
  ['ink', 'line'],
  ['ink', 'selected'],
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

/** Borders and focus rings that are needed to recognise a control. */
const GRAPHICS_PAIRS: readonly (readonly [Name, Name])[] = [
  ['edge', 'paper'],
  ['edge', 'surface'],
  ['accent-fill', 'line'],
];

const PAIRS = [
  ...TEXT_PAIRS.map(([front, back]) => ({ front, back, minimum: TEXT_CONTRAST })),
  ...GRAPHICS_PAIRS.map(([front, back]) => ({ front, back, minimum: GRAPHICS_CONTRAST })),
];

const cases = ACCENTS.flatMap((accent) => (['light', 'dark'] as const).map((theme) => ({ accent, theme })));

it.each(cases)('with accent $accent every colour pair of the $theme theme has enough contrast', ({ accent, theme }) => {
  const colour = (name: Name) => resolve(themes[theme][name], accent);
  const failing = PAIRS.map(({ front, back, minimum }) => ({
    pair: `${front} on ${back} needs ${minimum}`,
    contrast: contrast(colour(front), colour(back)),
    minimum,
  })).filter(({ contrast: ratio, minimum }) => ratio < minimum);
  expect(failing).toEqual([]);
});

it.each(ACCENTS)(
  'with accent %s, text on the card picture and the log-in artwork has enough contrast everywhere',
  (accent) => {
    for (const background of ['print-glow', 'print-base', 'print-deep'] as const)
      expect(contrast(resolve(print['print-ink'], accent), resolve(print[background], accent))).toBeGreaterThanOrEqual(
        TEXT_CONTRAST,
      );
  },
);

it.each(['light', 'dark', 'print'] as const)(
  'without relative colours, those of %s are as with the default accent',
  (theme) => {
    const derived = Object.entries({ ...themes, print }[theme]).filter(([, value]) => value.startsWith('oklch('));
    const fallbacks: Readonly<Record<string, string>> = withoutRelativeColours[theme];
    expect(Object.keys(fallbacks)).toEqual(derived.map(([name]) => name));
    for (const [name, value] of derived) {
      const difference = resolve(value, '#0e5a48').map(
        (part, at) => part - (resolve(fallbacks[name] ?? '', '')[at] ?? 0),
      );
      expect(Math.max(...difference.map(Math.abs))).toBeLessThan(0.005);
    }
  },
);

it('computes contrast as WCAG defines it', () => {
  expect(contrast(resolve('#000000', '#000000'), resolve('#ffffff', '#000000'))).toBeCloseTo(21, 5);
  expect(contrast(resolve('#777777', '#000000'), resolve('#ffffff', '#000000'))).toBeCloseTo(4.48, 2);
  expect(oklchOf('#ff0000').map((part) => Number(part.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
});
