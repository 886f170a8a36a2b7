import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Article } from '../../machines/home/article.ts';
import { expectAccessible } from '../ui/show.tsx';
import { showHome } from './home-fixture.tsx';

const article = (id: string, overrides: Partial<Article> = {}): Article => ({
  id,
  title: `Artikel ${id}`,
  summary: 'Vad restaurangerna serverar.',
  address: `https://example.se/${id}`,
  picture: '/soup.svg',
  updated: Date.parse('2026-11-12T09:00:00Z'),
  ...overrides,
});
const articles = ['1', '2', '3', '4', '5'].map((id) => article(id));
const tile = () => screen.getByRole('region', { name: 'Tips och nyheter' });
/** Waits until the lazy code of the articles is loaded. */
const findText = (text: string) => within(tile()).findByText(text);

it('shows three articles, which open in a new tab, and a button for more', async () => {
  const sent = showHome({ articles: { value: 'partlyShown', context: { articles, shownCount: 3 } } });
  await findText('Artikel 1');
  const links = within(tile()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    ['1', '2', '3'].map((id) => `Artikel ${id}Vad restaurangerna serverar.12 november 2026 (öppnas i en ny flik)`),
  );
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(links[0]?.getAttribute('href')).toBe('https://example.se/1');
  fireEvent.click(screen.getByRole('button', { name: 'Visa fler artiklar' }));
  expect(sent).toEqual([{ type: 'articles.more' }]);
  await expectAccessible();
});

it('focuses the first article of a new page', async () => {
  showHome({ articles: { value: 'allShown', context: { articles, shownCount: 6 } } });
  await findText('Artikel 1');
  expect(document.activeElement?.textContent).toMatch(/^Artikel 4/);
  expect(screen.queryByRole('button', { name: 'Visa fler artiklar' })).toBeNull();
});

it('loads pictures lazily, and hides a picture that fails to load', async () => {
  showHome({
    articles: {
      value: 'allShown',
      context: { articles: [article('1'), article('2', { picture: null })], shownCount: 3 },
    },
  });
  await findText('Artikel 1');
  const [picture, ...others] = tile().querySelectorAll('img');
  expect(others).toEqual([]);
  expect(picture?.getAttribute('loading')).toBe('lazy');
  if (picture) fireEvent.error(picture);
  expect(picture?.hidden).toBe(true);
});

it('shows an empty state if there are no articles', async () => {
  showHome({ articles: { value: 'empty' } });
  await findText('Inget nytt att läsa');
  await expectAccessible();
});
