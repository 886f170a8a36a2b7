import { expect, it } from 'vitest';
import { changePage } from '../../../atlas/diff/change-pages.ts';
import { diffPictures } from '../../../atlas/diff/picture-diff.ts';

const picture = (state: string, hash: string, file = `lamp/${state}.sv.phone.webp`, look = state) => ({
  machine: 'lamp',
  look,
  path: `to ${state}`,
  step: 0,
  leaves: [`lamp.${state}`],
  language: 'sv' as const,
  size: 'phone' as const,
  file,
  hash,
});

const pictures = diffPictures(
  [picture('off', 'a'), picture('on', 'b', 'lamp/2.webp'), picture('broken', 'c'), picture('hot', 'e')],
  [
    picture('off', 'a', 'lamp/7.webp'),
    picture('on', 'x', 'lamp/8.webp'),
    picture('dim', 'd'),
    // The same step, with another text.
    picture('hot', 'f', 'lamp/9.webp', 'hot and red'),
  ],
);

it('finds pictures whose content differs, and those that only one version has', () => {
  expect(pictures.map(({ leaves, before, after }) => [leaves[0], before, after])).toEqual([
    ['lamp.broken', 'lamp/broken.sv.phone.webp', null],
    ['lamp.dim', null, 'lamp/dim.sv.phone.webp'],
    ['lamp.hot', 'lamp/hot.sv.phone.webp', 'lamp/9.webp'],
    ['lamp.on', 'lamp/2.webp', 'lamp/8.webp'],
  ]);
});

const NO_CHANGES = { ref: 'main', flows: [], shared: [], texts: [], files: [], retest: [] };

it('lists them in words', () => {
  const page = changePage({ ...NO_CHANGES, pictures });
  expect(page.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- gone: lamp, broken (Swedish, phone)',
    '- new: lamp, dim (Swedish, phone)',
    '- changed: lamp, hot (Swedish, phone)',
    '- changed: lamp, on (Swedish, phone)',
  ]);
  expect(changePage({ ...NO_CHANGES, pictures: [] })).toContain('No picture has changed.');
});
