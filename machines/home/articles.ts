import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { blogPosts } from '../../contract/home.ts';
import type { List } from '../../contract/list.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { type Article, toArticles } from './article.ts';

interface Input {
  readonly ports: Ports;
  /** The content group of the provider's blog for cardholders. */
  readonly group: string;
  /** Origins of pictures besides the portal's own. */
  readonly imageOrigins: readonly string[];
}

interface Context extends Input {
  readonly articles: List<Article>;
  /** How many of them the page shows; may exceed the number of articles. */
  readonly shownCount: number;
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'articles.retry' } | { readonly type: 'articles.more' };

/** How many articles are shown first, and how many each press on "more" adds (§9). */
export const PAGE_SIZE = 3;
/** How many articles are requested (§9). */
const MAX_ARTICLES = 100;

interface ArticlesParams {
  readonly articles: List<Article>;
}
interface ResponseArgs {
  readonly context: Context;
  readonly event: { readonly output: ResponseOf<typeof blogPosts> };
}
const articlesParams = ({ context, event }: ResponseArgs) => ({
  articles: toArticles(event.output.objects, context.imageOrigins),
});
const setArticles = { type: 'setArticles', params: articlesParams } as const;

const actors = { blogPosts: callActor(blogPosts) };

/** Articles on the home page (§2 /home, §9): three at first, then three more per press. */
export const articles = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    isEmpty: (_, { articles }: ArticlesParams) => articles.length === 0,
    hasSecondPage: (_, { articles }: ArticlesParams) => articles.length > PAGE_SIZE,
    hasPageAfterNext: ({ context }) => context.articles.length > context.shownCount + PAGE_SIZE,
  },
  actions: {
    setArticles: assign((_, { articles }: ArticlesParams) => ({ articles, shownCount: PAGE_SIZE })),
    showNextPage: assign(({ context }) => ({ shownCount: context.shownCount + PAGE_SIZE })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'articles',
  description: 'Articles on the home page: three at first, then three more per press.',
  meta: { section: '§2 /home, §9 articles', page: '/home' },
  context: ({ input }) => ({ ...input, articles: [], shownCount: 0, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'blogPosts',
        src: 'blogPosts',
        input: ({ context }) =>
          callInput(context, { limit: MAX_ARTICLES, state: 'PUBLISHED', contentGroupId: context.group }),
        onDone: [
          { guard: { type: 'isEmpty', params: articlesParams }, target: 'empty' },
          { guard: { type: 'hasSecondPage', params: articlesParams }, target: 'partlyShown', actions: setArticles },
          { target: 'allShown', actions: setArticles },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorParams } },
      },
    },
    partlyShown: {
      description: 'There are more articles than the page shows.',
      on: {
        'articles.more': [
          { guard: 'hasPageAfterNext', actions: 'showNextPage' },
          { target: 'allShown', actions: 'showNextPage' },
        ],
      },
    },
    allShown: { description: 'The page shows every article.' },
    empty: {},
    loadFailed: { on: { 'articles.retry': { target: 'loading', actions: 'clearFailure' } } },
  },
});
