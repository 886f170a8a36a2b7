import { blogPosts } from '../../contract/content.ts';
import { defineModel } from '../model.ts';
import { articles } from './articles.ts';

const {
  objects: [post],
} = blogPosts.response.parse(blogPosts.example.response);
if (!post) throw new Error('the example of blogPosts is empty');

/** Articles of which each is a day older than the one after it. */
const posts = (count: number) => ({
  objects: Array.from({ length: count }, (_, index) => ({
    ...post,
    id: String(index),
    label: `Artikel ${index}`,
    updated: `2026-11-${String(index + 1).padStart(2, '0')}T09:00:00Z`,
  })),
  total: count,
});
const unsafe = { objects: [{ ...post, absolute_url: 'javascript:alert(1)' }], total: 1 };

export const articlesModel = defineModel({
  machine: articles,
  starts: { 'an open page': { input: (ports) => ({ ports, group: 'cardholder' }) } },
  events: { 'articles.retry': 'bare', 'articles.more': 'bare' },
  actors: {
    blogPosts: {
      done: { none: posts(0), three: posts(3), four: posts(4), seven: posts(7), 'an unsafe one': unsafe },
      error: { 'the backend is down': { kind: 'rejected', status: 500, detail: null } },
    },
  },
  identity: ({ articles: all, count }) => [all.length, count],
  invariants: {
    'three are shown, and three more for each time that more were wanted': ({
      steps,
      snapshot: { context },
      before,
    }) => {
      const told = steps.findLastIndex(({ kind }) => kind === 'done');
      if (told === -1 || before === null || context.articles.length === 0) return context.count === 0;
      const wanted = steps.slice(told).filter(({ kind }) => kind === 'event').length;
      const most = Math.ceil(context.articles.length / 3) * 3;
      return context.count === Math.min(3 + 3 * wanted, most);
    },
    'more are to be had exactly while some are not shown': ({ snapshot }) =>
      snapshot.matches('some') === snapshot.context.articles.length > snapshot.context.count,
    'the last updated is the first': ({ snapshot: { context } }) =>
      context.articles.every(({ updated }, at, all) => at === 0 || (updated ?? 0) <= (all[at - 1]?.updated ?? 0)),
    'none is shown that could not be opened safely': ({ snapshot: { context } }) =>
      context.articles.every(({ address }) => address.startsWith('https://')),
    'a hundred published articles for cardholders are asked for': ({ effects }) =>
      effects
        .filter(({ name }) => name === 'call.blogPosts')
        .every(
          ({ args }) => JSON.stringify(args) === '[{"limit":100,"state":"PUBLISHED","contentGroupId":"cardholder"}]',
        ),
    'it has failed exactly from a failure until it is tried again': ({ steps, snapshot }) =>
      snapshot.matches('failed') === (steps.at(-1)?.kind === 'error'),
  },
});
