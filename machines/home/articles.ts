import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { blogPosts } from '../../contract/content.ts';
import { callActor, callInput, type Named, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { type Article, articlesFrom } from './reading-matter.ts';

interface Input {
  readonly ports: Ports;
  /** The content group of the provider's blog that is for cardholders. */
  readonly group: string;
}

interface Context extends Input {
  readonly articles: readonly Article[];
  /** How many of them are on the page. */
  readonly count: number;
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'articles.retry' } | { readonly type: 'articles.more' };

/** So many are shown at first and with each step, and so many are fetched (§9). */
export const STEP = 3;
const MOST = 100;

interface Told {
  readonly articles: readonly Article[];
}
const told = ({ event }: { event: { output: ResponseOf<typeof blogPosts> } }) => ({
  articles: articlesFrom(event.output.objects),
});
const keep = { type: 'keepArticles', params: told } as const;

const actors = { blogPosts: callActor(blogPosts) };

/** Something to read (§2 /home, §9): three articles, then three more with each step. */
export const articles = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    hasNone: (_, { articles }: Told) => articles.length === 0,
    hasMany: (_, { articles }: Told) => articles.length > STEP,
    hasMoreThanNext: ({ context }) => context.articles.length > context.count + STEP,
  },
  actions: {
    keepArticles: assign((_, { articles }: Told) => ({ articles, count: STEP })),
    showMore: assign(({ context }) => ({ count: context.count + STEP })),
    setFailure: assign(toFailure),
  },
}).createMachine({
  id: 'articles',
  description: 'Something to read: three articles, then three more with each step.',
  meta: { section: '§2 /home, §9 articles' },
  context: ({ input }) => ({ ...input, articles: [], count: 0, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'blogPosts',
        src: 'blogPosts',
        input: ({ context }) => callInput(context, { limit: MOST, state: 'PUBLISHED', contentGroupId: context.group }),
        onDone: [
          { guard: { type: 'hasNone', params: told }, target: 'none' },
          { guard: { type: 'hasMany', params: told }, target: 'some', actions: keep },
          { target: 'all', actions: keep },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    some: {
      description: 'There are more than are shown.',
      on: {
        'articles.more': [
          { guard: 'hasMoreThanNext', actions: 'showMore' },
          { target: 'all', actions: 'showMore' },
        ],
      },
    },
    all: { description: 'Every article is shown.' },
    none: {},
    failed: { on: { 'articles.retry': 'reading' } },
  },
});
