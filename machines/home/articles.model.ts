import { blogPosts } from '../../contract/home.ts';
import { lostRows, withLost } from '../../contract/list.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel } from '../model.ts';
import { articles } from './articles.ts';

const {
  objects: [post],
} = blogPosts.response.parse(blogPosts.example.response);
if (!post) throw new Error('the example of blogPosts is empty');

/** Posts in ascending order of date, one day apart. */
const posts = (count: number) => ({
  objects: Array.from({ length: count }, (_, index) => ({
    ...post,
    id: String(index),
    label: `Artikel ${index}`,
    updated: `2026-11-${String(index + 1).padStart(2, '0')}T09:00:00Z`,
  })),
});
const unreadable = { objects: withLost([post], 2) };
const unsafe = { objects: [{ ...post, absolute_url: 'javascript:alert(1)' }] };

export const articlesModel = defineModel({
  machine: articles,
  starts: { 'home is open': { input: (ports) => ({ ports, group: 'cardholder', imageOrigins: [] }) } },
  events: { 'articles.retry': 'noPayload', 'articles.more': 'noPayload' },
  actors: {
    blogPosts: {
      done: {
        none: posts(0),
        three: posts(3),
        four: posts(4),
        six: posts(6),
        seven: posts(7),
        'unsafe address': unsafe,
        'two that cannot be read': unreadable,
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  identity: ({ articles: all, shownCount }) => [all.length, lostRows(all), shownCount],
  invariants: {
    'shows three articles, and three more per press': ({ steps, snapshot: { context }, before }) => {
      const loaded = steps.findLastIndex(({ kind }) => kind === 'done');
      if (loaded === -1 || before === null || context.articles.length === 0) return context.shownCount === 0;
      const presses = steps
        .slice(loaded)
        .filter((step) => step.kind === 'event' && step.event.type === 'articles.more').length;
      const max = Math.ceil(context.articles.length / 3) * 3;
      return context.shownCount === Math.min(3 + 3 * presses, max);
    },
    'is in partlyShown if and only if some articles are not shown': ({ snapshot }) =>
      snapshot.matches('partlyShown') === snapshot.context.articles.length > snapshot.context.shownCount,
    'the number of lost articles is that of the last response': ({ snapshot: { context }, lastAnswer }) =>
      context.articles.length === 0 || lostRows(context.articles) === lostRows(lastAnswer('blogPosts')?.objects ?? []),
    'articles are sorted by date, newest first': ({ snapshot: { context } }) =>
      context.articles.every(
        ({ updated }, index, all) => index === 0 || (updated ?? 0) <= (all[index - 1]?.updated ?? 0),
      ),
    'every article has an https address': ({ snapshot: { context } }) =>
      context.articles.every(({ address }) => address.startsWith('https://')),
    'requests a hundred published articles for cardholders': ({ effects }) =>
      effects
        .filter(({ name }) => name === 'call.blogPosts')
        .every(({ args }) => isEqual(args, [{ limit: 100, state: 'PUBLISHED', contentGroupId: 'cardholder' }])),
    'is in loadFailed from a failed call to the next retry': ({ steps, snapshot }) => {
      const last = steps.findLast((step) => step.kind !== 'event' || step.event.type === 'articles.retry');
      return snapshot.matches('loadFailed') === (last?.kind === 'error');
    },
    'every article with an address that can be opened is kept, and the page is empty only without one': ({
      snapshot,
      lastAnswer,
    }) => {
      const usable = lastAnswer('blogPosts')?.objects.filter(({ absolute_url }) =>
        absolute_url?.startsWith('https://'),
      );
      return (
        snapshot.context.articles.length === (usable?.length ?? 0) &&
        snapshot.matches('empty') === (usable?.length === 0)
      );
    },
  },
});
