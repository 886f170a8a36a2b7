import { expect, test } from 'vitest';
import type { Manifest } from '../../scripts/manifest.ts';
import { preloadTemplates } from '../../scripts/preload-templates.ts';

const SCREENS = ['home.ts', 'transactions.ts', 'topups.tsx', 'card.tsx', 'settings.tsx'];

const MANIFEST: Manifest = {
  _frame: { file: 'assets/signed-in-1.js', name: 'signed-in', imports: ['_portal'] },
  _portal: { file: 'assets/portal-1.js', imports: [] },
  _shared: { file: 'assets/shared-1.js', imports: ['_portal'] },
  _sv: { file: 'assets/sv-1.json', imports: [] },
  _en: { file: 'assets/en-1.json', imports: [] },
  ...Object.fromEntries(
    SCREENS.map((name) => [
      `src/app/screens/${name}`,
      { file: `assets/${name}-1.js`, imports: ['_portal', '_frame', '_shared'] },
    ]),
  ),
};

/** The addresses in the template for a condition. */
function addressesFor(condition: string): string[] {
  const templates = preloadTemplates(MANIFEST);
  const [, links = ''] = new RegExp(`<template data-preload="${condition}">(.*?)</template>`).exec(templates) ?? [];
  return [...links.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
}

test('the frame, the messages of one language, and what a page needs on top of the frame are fetched early', () => {
  expect(addressesFor('signed-in')).toEqual(['/assets/signed-in-1.js', '/assets/portal-1.js']);
  expect(addressesFor('sv')).toEqual(['/assets/sv-1.json']);
  expect(addressesFor('en')).toEqual(['/assets/en-1.json']);
  expect(addressesFor('/home')).toEqual(['/assets/home.ts-1.js', '/assets/shared-1.js']);
});

test.each(['src/app/screens/home.ts', '_frame', '_sv'])('a build without %s fails', (key) => {
  const { [key]: _, ...rest } = MANIFEST;
  expect(() => preloadTemplates(rest)).toThrow('the build has no');
});
