import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toArticles, truncate } from '../../machines/home/article.ts';
import { safeImage, safeLink } from '../../machines/safe-url.ts';

it.each([
  ['Kort och gott.', 'Kort och gott.'],
  ['  Två\n rader ', 'Två rader'],
  ['x'.repeat(68), 'x'.repeat(68)],
  ['x'.repeat(69), `${'x'.repeat(68)}…`],
  [`${'x'.repeat(60)} 1234567 slut`, `${'x'.repeat(60)} 1234567…`],
  [`${'x'.repeat(60)} 12345678 slut`, `${'x'.repeat(60)}…`],
  [
    'Vad restaurangerna serverar när mörkret kommer, och var du hittar en skål som mättar.',
    'Vad restaurangerna serverar när mörkret kommer, och var du hittar en…',
  ],
  [`${'x'.repeat(58)}. ,;:!?–- 1234567`, `${'x'.repeat(58)}…`],
  [`${'x'.repeat(60)}, a. ${'y'.repeat(60)}`, `${'x'.repeat(60)}, a…`],
  [` ${'x'.repeat(80)}`, `${'x'.repeat(68)}…`],
])('truncates %s to %s', (text, summary) => {
  expect(truncate(text)).toBe(summary);
});

it('keeps at most 68 characters from the start of the text', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), (text) => {
      const kept = truncate(text).replace(/…$/, '');
      expect(kept.length).toBeLessThanOrEqual(68);
      expect(text.startsWith(kept)).toBe(true);
    }),
  );
});

const post = (id: string, updated: string, absolute_url = 'https://example.se/a') => ({
  id,
  label: id,
  updated,
  featured_image: null,
  absolute_url,
  meta_description: null,
});

it('is shown with its summary, its picture and its date', () => {
  const updated = '2026-11-12T09:00:00Z';
  const full = {
    ...post('11', updated),
    label: 'Fem soppor',
    meta_description: ' Varmt. ',
    featured_image: '/soup.svg',
  };
  const article = {
    id: '11',
    title: 'Fem soppor',
    summary: 'Varmt.',
    address: 'https://example.se/a',
    picture: '/soup.svg',
    updated: Date.parse(updated),
  };
  expect(toArticles([full], [])).toEqual([article]);
  expect(toArticles([post('12', 'nyss')], [])).toMatchObject([{ summary: '', picture: null, updated: null }]);
  expect(toArticles(Object.assign([full], { lost: 3 }), []).lost).toBe(3);
});

it('sorts articles by date, across time zones; articles without a date are last', () => {
  const articles = toArticles(
    [post('undated', 'nyss'), post('older', '2026-11-12T10:30:00+02:00'), post('newer', '2026-11-12T09:00:00Z')],
    [],
  );
  expect(articles.map(({ id }) => id)).toEqual(['newer', 'older', 'undated']);
});

it('omits posts without an https address', () => {
  const addresses = ['javascript:alert(1)', 'http://example.se', 'mailto:a@example.se', '/inside', ''];
  expect(
    toArticles(
      addresses.map((address) => post('x', '2026-11-12T09:00:00Z', address)),
      [],
    ),
  ).toEqual([]);
});

it.each([
  ['https://example.se/a', true],
  ['mailto:support@example.se', true],
  ['HTTPS://example.se', true],
  ['http://example.se', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.se', false],
  ['example.se', false],
  [null, false],
])('whether %s is a safe link: %s', (address, isSafe) => {
  expect(safeLink(address)).toBe(isSafe ? address : null);
});

it.each([
  ['/pictures/soup.svg', true],
  ['https://cdn.example.se/soup.jpg', true],
  ['HTTPS://CDN.example.se:443/soup.jpg', true],
  ['https://cdn.example.se.evil.example/soup.jpg', false],
  ['https://cdn.example.se:8443/soup.jpg', false],
  ['https://other.example/soup.jpg', false],
  ['//evil.example/soup.jpg', false],
  ['/\\evil.example/soup.jpg', false],
  ['http://cdn.example.se/soup.jpg', false],
  ['data:image/svg+xml,x', false],
  [null, false],
])('whether %s is a safe image: %s', (address, isSafe) => {
  expect(safeImage(address, ['https://cdn.example.se'])).toBe(isSafe ? address : null);
});
