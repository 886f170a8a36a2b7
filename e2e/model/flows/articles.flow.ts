import type { Page } from '@playwright/test';
import { articlesModel } from '../../../machines/home/articles.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';
import { loadError, loading, onHomePage, region, retryIn } from './home-page.ts';

const moreButton = (page: Page) => page.getByRole('button', { name: messagePattern('home.articles.more') });
const firstArticle = (page: Page) => region(page, 'home.articles.title').getByRole('listitem').first();

export const articlesFlow = defineFlow(articlesModel, {
  ...onHomePage,
  shows: ({ articles, shownCount, failure }) => [
    ...messagesOf({ failure }),
    ...articles.slice(0, shownCount).flatMap(({ title, summary }) => [title, ...(summary ? [summary] : [])]),
  ],
  silent: {
    loading: 'The page shows that it reads again.',
  },
  gestures: {
    'articles.retry': retryIn(loadError('home.articles.title')),
    'articles.more': { at: moreButton },
  },
  assertions: {
    loading: loading('home.articles.loading'),
    partlyShown: moreButton,
    allShown: [firstArticle, { absent: moreButton }],
    empty: (page) => region(page, 'home.articles.title').getByText(messagePattern('home.articles.none')),
    loadFailed: loadError('home.articles.title'),
  },
});
