import { assign, setup } from 'xstate';
import { type Named, waitUntil } from '../call-actor.ts';
import { dayAt, endOf } from '../days.ts';
import type { Ports } from '../ports.ts';
import { FEW, type Month, monthsOf, PAGE_SIZES, type PageSize, pagesOf, shownOf } from './grouping.ts';
import type { Row } from './rows.ts';

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  /** A moment of the day that it is, ms since 1970; it stays the same for all of that day. */
  readonly today: number;
  readonly months: readonly Month[];
  /** The page, counted from 0, of each month that is loaded in full. */
  readonly pages: Readonly<Record<number, number>>;
  readonly size: PageSize;
  /** Ids of the transactions whose details show. */
  readonly unfolded: readonly number[];
}

type Event =
  /** What is there to be listed is now this. */
  | { readonly type: 'rows.changed'; readonly rows: readonly Row[] }
  | { readonly type: 'month.load'; readonly month: number }
  | { readonly type: 'month.fold'; readonly month: number }
  | { readonly type: 'page.turn'; readonly month: number; readonly page: number }
  | { readonly type: 'size.choose'; readonly size: PageSize }
  | { readonly type: 'row.toggle'; readonly id: number }
  /** The page is about to be printed … */
  | { readonly type: 'print.started' }
  /** … or has been. */
  | { readonly type: 'print.ended' };

interface InMonth {
  readonly month: number;
}
interface Turn extends InMonth {
  readonly page: number;
}

/** Nobody prints more rows than these, some fifty pages; a browser would stand still over them. */
const PRINTABLE = 2000;

const remembered = ({ device }: Ports): PageSize =>
  PAGE_SIZES.find((size) => String(size) === device.read('rowsPerPage')) ?? PAGE_SIZES[0];

const found = ({ months }: Context, { month }: InMonth): Month | undefined => months.find((one) => one.month === month);

const firstPages = ({ pages }: Context) => ({
  pages: Object.fromEntries(Object.keys(pages).map((month) => [month, 0])),
});

/** Every row that is on the screen. */
const shown = ({ months, pages, size }: Context): readonly Row[] =>
  months.flatMap((month) => shownOf(month, pages[month.month], size));

const actors = { untilMidnight: waitUntil };

/** The rows of a year as months (§2 /transactions): five of each, or all of it in pages (§9, decision 20). */
export const transactionList = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    hasMore: ({ context }, { month }: InMonth) =>
      context.pages[month] === undefined && (found(context, { month })?.rows.length ?? 0) > FEW,
    isLoaded: ({ context }, { month }: InMonth) =>
      context.pages[month] !== undefined && (found(context, { month })?.rows.length ?? 0) > FEW,
    isOtherPage: ({ context }, { month, page }: Turn) => {
      const there = found(context, { month });
      const now = context.pages[month];
      return there !== undefined && now !== undefined && page !== now && page < pagesOf(there, context.size);
    },
    isOtherSize: ({ context }, { size }: { size: PageSize }) => size !== context.size,
    isPrintable: ({ context: { months } }) => months.reduce((sum, { rows }) => sum + rows.length, 0) <= PRINTABLE,
    isShown: ({ context }, { id }: { id: number }) => shown(context).some(({ transaction }) => transaction.id === id),
    isListed: ({ context: { months } }, { id }: { id: number }) =>
      months.some(({ rows }) => rows.some(({ transaction }) => transaction.id === id)),
  },
  actions: {
    keepMonths: assign(({ context }, { rows }: { rows: readonly Row[] }) => ({
      months: monthsOf(rows, context.months),
      ...firstPages(context),
    })),
    noteToday: assign(({ context: { ports } }) => ({ today: ports.clock.now() })),
    load: assign(({ context }, { month }: InMonth) => ({ pages: { ...context.pages, [month]: 0 } })),
    fold: assign(({ context }, { month }: InMonth) => {
      const { [month]: _, ...pages } = context.pages;
      return { pages };
    }),
    turn: assign(({ context }, { month, page }: Turn) => ({ pages: { ...context.pages, [month]: page } })),
    keepSize: assign(({ context }, { size }: { size: PageSize }) => ({ size, ...firstPages(context) })),
    rememberSize: ({ context }) => context.ports.device.write('rowsPerPage', String(context.size)),
    toggle: assign(({ context: { unfolded } }, { id }: { id: number }) => ({
      unfolded: unfolded.includes(id) ? unfolded.filter((one) => one !== id) : [...unfolded, id],
    })),
  },
}).createMachine({
  id: 'transaction-list',
  description: 'The transactions that are listed, month by month: how much of each month shows, and in which pages.',
  meta: { section: '§2 /transactions, §9' },
  context: ({ input }) => ({
    ...input,
    today: input.ports.clock.now(),
    months: [],
    pages: {},
    size: remembered(input.ports),
    unfolded: [],
  }),
  initial: 'untold',
  states: {
    untold: {
      description: 'There is nothing to list yet.',
      on: {
        'rows.changed': { target: 'listed', actions: { type: 'keepMonths', params: ({ event }) => event } },
      },
    },
    listed: {
      initial: 'onScreen',
      entry: 'noteToday',
      invoke: {
        id: 'untilMidnight',
        src: 'untilMidnight',
        input: ({ context: { ports, today } }) => ({ clock: ports.clock, moment: endOf(dayAt(today)) }),
        onDone: {
          target: 'listed',
          reenter: true,
          description: 'It is midnight in Stockholm: what happened today happened yesterday.',
        },
      },
      on: {
        'rows.changed': {
          actions: { type: 'keepMonths', params: ({ event }) => event },
          description: 'Months that were loaded stay so, and begin with their first page.',
        },
        'month.load': {
          guard: { type: 'hasMore', params: ({ event }) => event },
          actions: { type: 'load', params: ({ event }) => event },
        },
        'month.fold': {
          guard: { type: 'isLoaded', params: ({ event }) => event },
          actions: { type: 'fold', params: ({ event }) => event },
        },
        'page.turn': {
          guard: { type: 'isOtherPage', params: ({ event }) => event },
          actions: { type: 'turn', params: ({ event }) => event },
        },
        'size.choose': {
          guard: { type: 'isOtherSize', params: ({ event }) => event },
          actions: [{ type: 'keepSize', params: ({ event }) => event }, 'rememberSize'],
        },
      },
      states: {
        onScreen: {
          on: {
            'print.started': {
              guard: 'isPrintable',
              target: 'onPaper',
              description: 'A statement leaves nothing out; of a year too long for that it says how much it shows.',
            },
            'row.toggle': {
              guard: { type: 'isShown', params: ({ event }) => event },
              actions: { type: 'toggle', params: ({ event }) => event },
            },
          },
        },
        onPaper: {
          description: 'Every row is there, whatever shows on the screen.',
          on: {
            'print.ended': 'onScreen',
            'row.toggle': {
              guard: { type: 'isListed', params: ({ event }) => event },
              actions: { type: 'toggle', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
