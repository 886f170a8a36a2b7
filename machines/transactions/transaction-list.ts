import { assign, setup } from 'xstate';
import { type MachineTypes, waitUntil } from '../call-actor.ts';
import { dayAt, endOf } from '../days.ts';
import type { Ports } from '../ports.ts';
import {
  groupByMonth,
  isPageable,
  type Month,
  PAGE_SIZES,
  type PageSize,
  PREVIEW_ROWS,
  pageCount,
  visibleRows,
} from './grouping.ts';
import { type PrintEnded, type PrintStarted, printEvents, type WatchPrint } from './print-events.ts';
import type { Row } from './rows.ts';

interface Input {
  readonly ports: Ports;
  readonly watchPrint: WatchPrint;
  /** The transaction that the page was opened for: its details are shown. */
  readonly opened: number | null;
}

interface Context extends Input {
  /** Null when other rows have been listed, so that the page is not scrolled again. */
  readonly opened: number | null;
  /** A moment of the current day, ms since 1970. Changes at midnight, not with every second. */
  readonly today: number;
  readonly months: readonly Month[];
  /** The open page, counted from 0, of each month that shows all of its rows. */
  readonly pages: Readonly<Record<number, number>>;
  readonly pageSize: PageSize;
  /** Ids of the transactions whose details are shown. */
  readonly expanded: readonly number[];
}

type Event =
  | { readonly type: 'rows.changed'; readonly rows: readonly Row[] }
  | { readonly type: 'month.expand'; readonly month: number }
  | { readonly type: 'month.collapse'; readonly month: number }
  | { readonly type: 'page.choose'; readonly month: number; readonly page: number }
  | { readonly type: 'pageSize.choose'; readonly size: PageSize }
  | { readonly type: 'row.toggle'; readonly id: number }
  | PrintStarted
  | PrintEnded;

interface MonthParams {
  readonly month: number;
}
interface PageParams extends MonthParams {
  readonly page: number;
}
interface SizeParams {
  readonly size: PageSize;
}
interface RowParams {
  readonly id: number;
}

/** About fifty printed pages; browsers freeze when they print much more. */
const MAX_PRINTED_ROWS = 2000;

const savedPageSize = ({ device }: Ports): PageSize =>
  PAGE_SIZES.find((size) => String(size) === device.read('rowsPerPage')) ?? PAGE_SIZES[0];

const findMonth = ({ months }: Context, { month }: MonthParams): Month | undefined =>
  months.find((group) => group.month === month);

const hasMoreRows = (context: Context, params: MonthParams): boolean =>
  (findMonth(context, params)?.rows.length ?? 0) > PREVIEW_ROWS;

/** Whether an expanded month is long enough for pages. */
const hasPageableMonth = ({ months, pages }: Context): boolean =>
  months.some((month) => pages[month.month] !== undefined && isPageable(month));

/** Every expanded month shows its first page. */
const resetPages = ({ pages }: Context) => ({
  pages: Object.fromEntries(Object.keys(pages).map((month) => [month, 0])),
});

/** All rows that are on the screen. */
const rowsOnScreen = ({ months, pages, pageSize }: Context): readonly Row[] =>
  months.flatMap((month) => visibleRows(month, pages[month.month], pageSize));

const actors = { untilMidnight: waitUntil, printEvents };

/** The rows of a year grouped by month (§2 /transactions): a preview of each month, or all of it. Users can choose pages (decision 20). */
export const transactionList = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    canExpand: ({ context }, params: MonthParams) =>
      context.pages[params.month] === undefined && hasMoreRows(context, params),
    canCollapse: ({ context }, params: MonthParams) =>
      context.pages[params.month] !== undefined && hasMoreRows(context, params),
    isOtherPage: ({ context }, { month, page }: PageParams) => {
      const group = findMonth(context, { month });
      const openPage = context.pages[month];
      return (
        group !== undefined && openPage !== undefined && page !== openPage && page < pageCount(group, context.pageSize)
      );
    },
    canChooseSize: ({ context }, { size }: SizeParams) => size !== context.pageSize && hasPageableMonth(context),
    isPrintable: ({ context: { months } }) =>
      months.reduce((sum, { rows }) => sum + rows.length, 0) <= MAX_PRINTED_ROWS,
    isOnScreen: ({ context }, { id }: RowParams) =>
      rowsOnScreen(context).some(({ transaction }) => transaction.id === id),
    isInList: ({ context: { months } }, { id }: RowParams) =>
      months.some(({ rows }) => rows.some(({ transaction }) => transaction.id === id)),
  },
  actions: {
    setMonths: assign(({ context }, { rows }: { rows: readonly Row[] }) => ({
      opened: context.months.length === 0 ? context.opened : null,
      months: groupByMonth(rows, context.months),
      ...resetPages(context),
    })),
    setToday: assign(({ context: { ports } }) => ({ today: ports.clock.now() })),
    expandMonth: assign(({ context }, { month }: MonthParams) => ({ pages: { ...context.pages, [month]: 0 } })),
    collapseMonth: assign(({ context }, { month }: MonthParams) => {
      const { [month]: _, ...pages } = context.pages;
      return { pages };
    }),
    setPage: assign(({ context }, { month, page }: PageParams) => ({ pages: { ...context.pages, [month]: page } })),
    setPageSize: assign(({ context }, { size }: SizeParams) => ({ pageSize: size, ...resetPages(context) })),
    savePageSize: ({ context }) => context.ports.device.write('rowsPerPage', String(context.pageSize)),
    toggleRow: assign(({ context: { expanded } }, { id }: RowParams) => ({
      expanded: expanded.includes(id) ? expanded.filter((other) => other !== id) : [...expanded, id],
    })),
  },
}).createMachine({
  id: 'transaction-list',
  description: 'The listed transactions by month: how many rows of each month are shown, and in which pages.',
  meta: { section: '§2 /transactions, §9', page: '/transactions' },
  context: ({ input }) => ({
    ...input,
    today: input.ports.clock.now(),
    months: [],
    pages: {},
    pageSize: savedPageSize(input.ports),
    expanded: input.opened === null ? [] : [input.opened],
  }),
  invoke: { id: 'printEvents', src: 'printEvents', input: ({ context }) => context },
  initial: 'awaitingRows',
  states: {
    awaitingRows: {
      on: {
        'rows.changed': { target: 'listed', actions: { type: 'setMonths', params: ({ event }) => event } },
      },
    },
    listed: {
      initial: 'onScreen',
      entry: 'setToday',
      invoke: {
        id: 'untilMidnight',
        src: 'untilMidnight',
        input: ({ context: { ports, today } }) => ({ clock: ports.clock, moment: endOf(dayAt(today)) }),
        onDone: {
          target: 'listed',
          reenter: true,
          description: 'It is midnight in Stockholm: "today" becomes "yesterday".',
        },
      },
      on: {
        'rows.changed': {
          actions: { type: 'setMonths', params: ({ event }) => event },
          description: 'Expanded months stay expanded and show their first page.',
        },
        'month.expand': {
          guard: { type: 'canExpand', params: ({ event }) => event },
          actions: { type: 'expandMonth', params: ({ event }) => event },
        },
        'month.collapse': {
          guard: { type: 'canCollapse', params: ({ event }) => event },
          actions: { type: 'collapseMonth', params: ({ event }) => event },
        },
        'page.choose': {
          guard: { type: 'isOtherPage', params: ({ event }) => event },
          actions: { type: 'setPage', params: ({ event }) => event },
        },
        'pageSize.choose': {
          guard: { type: 'canChooseSize', params: ({ event }) => event },
          actions: [{ type: 'setPageSize', params: ({ event }) => event }, 'savePageSize'],
          description: 'The size is chosen at an expanded month, and applies to all of them.',
        },
      },
      states: {
        onScreen: {
          on: {
            'print.started': {
              guard: 'isPrintable',
              target: 'printing',
              description:
                'A longer year is printed as it is on the screen, and each month says how many rows it shows.',
            },
            'row.toggle': {
              guard: { type: 'isOnScreen', params: ({ event }) => event },
              actions: { type: 'toggleRow', params: ({ event }) => event },
            },
          },
        },
        printing: {
          description: 'All rows are shown.',
          on: {
            'print.ended': 'onScreen',
            'row.toggle': {
              guard: { type: 'isInList', params: ({ event }) => event },
              actions: { type: 'toggleRow', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
