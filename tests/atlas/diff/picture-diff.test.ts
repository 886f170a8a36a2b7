import { expect, it } from 'vitest';
import { changePage } from '../../../atlas/diff/change-pages.ts';
import { diffPictures } from '../../../atlas/diff/picture-diff.ts';

const picture = (state: string, hash: string, file = `lamp/${state}.sv.phone.webp`) => ({
  machine: 'lamp',
  leaves: [`lamp.${state}`],
  language: 'sv' as const,
  size: 'phone' as const,
  file,
  hash,
});

const pictures = diffPictures(
  [picture('off', 'a'), picture('on', 'b', 'lamp/2.webp'), picture('broken', 'c')],
  // The order of the combinations, and with it the names of files, may change.
  [picture('off', 'a', 'lamp/7.webp'), picture('on', 'x', 'lamp/8.webp'), picture('dim', 'd')],
);

it('finds pictures whose content differs, and those that only one version has', () => {
  expect(pictures.map(({ leaves, before, after }) => [leaves[0], before, after])).toEqual([
    ['lamp.broken', 'lamp/broken.sv.phone.webp', null],
    ['lamp.dim', null, 'lamp/dim.sv.phone.webp'],
    ['lamp.on', 'lamp/2.webp', 'lamp/8.webp'],
  ]);
});

const NO_CHANGES = { ref: 'main', flows: [], shared: [], texts: [], files: [], retest: [] };

it('lists them in words', () => {
  const page = changePage({ ...NO_CHANGES, pictures });
  expect(page.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- gone: lamp, broken (Swedish, phone)',
    '- new: lamp, dim (Swedish, phone)',
    '- changed: lamp, on (Swedish, phone)',
  ]);
  expect(changePage({ ...NO_CHANGES, pictures: [] })).toContain('No picture has changed.');
});
