import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Article } from '../../machines/home/article.ts';
import { expectAccessible } from '../ui/show.tsx';
import { showHome } from './home-around.tsx';

const article = (id: string, differs: Partial<Article> = {}): Article => ({
  id,
  title: `Artikel ${id}`,
  summary: 'Vad restaurangerna serverar.',
  address: `https://example.se/${id}`,
  picture: '/soup.svg',
  updated: Date.parse('2026-11-12T09:00:00Z'),
  ...differs,
});
const articles = ['1', '2', '3', '4', '5'].map((id) => article(id));
const tile = () => screen.getByRole('region', { name: 'Att läsa' });
/** The code of the articles comes after the page. */
const arrived = (text: string) => within(tile()).findByText(text);

it('shows three articles, which open beside the portal, and offers more', async () => {
  const sent = showHome({ articles: { value: 'some', context: { articles, shownCount: 3 } } });
  await arrived('Artikel 1');
  const links = within(tile()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    ['1', '2', '3'].map((id) => `Artikel ${id}Vad restaurangerna serverar.12 november 2026Öppnas i en ny flik.`),
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

it('goes on from the first of those that were asked for', async () => {
  showHome({ articles: { value: 'all', context: { articles, shownCount: 6 } } });
  await arrived('Artikel 1');
  expect(document.activeElement?.textContent).toMatch(/^Artikel 4/);
  expect(screen.queryByRole('button', { name: 'Visa fler artiklar' })).toBeNull();
});

it('fetches a picture when it is about to be seen, and does without one that does not come', async () => {
  showHome({
    articles: { value: 'all', context: { articles: [article('1'), article('2', { picture: null })], shownCount: 3 } },
  });
  await arrived('Artikel 1');
  const [picture, ...others] = tile().querySelectorAll('img');
  expect(others).toEqual([]);
  expect(picture?.getAttribute('loading')).toBe('lazy');
  if (picture) fireEvent.error(picture);
  expect(picture?.hidden).toBe(true);
});

it('says that there is nothing to read', async () => {
  showHome({ articles: { value: 'none' } });
  await arrived('Inget nytt att läsa');
  await expectAccessible();
});
