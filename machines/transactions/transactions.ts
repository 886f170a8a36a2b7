import { callInput } from '../call-actor.ts';
import { openedTransaction, queryOf } from './query.ts';
import { initialContext, transactionsSetup, workbookOf } from './transactions.setup.ts';

const updateUrl = ['updateUrl', 'setUrlQuery'] as const;
const search = ['search', 'updateList'] as const;

const years = transactionsSetup.createStateConfig({
  description: 'The years that have transactions, for the tabs.',
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'transactionYears',
        src: 'transactionYears',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: {
          target: 'loaded',
          actions: { type: 'setYears', params: ({ event }) => ({ years: event.output }) },
        },
        onError: {
          target: 'loadFailed',
          actions: { type: 'setFailure', params: ({ event }) => ({ part: 'years', error: event.error }) },
        },
      },
    },
    loaded: {},
    loadFailed: {
      description: 'The chosen year is shown without the tabs.',
      on: { 'years.retry': 'loading' },
    },
  },
});

const listed = transactionsSetup.createStateConfig({
  description: 'The list of transactions, filtered.',
  type: 'parallel',
  entry: search,
  on: {
    'insight.open': {
      target: 'insight',
      actions: [{ type: 'setView', params: { view: 'insight' } }, ...updateUrl],
    },
    'otherYear.search': {
      guard: { type: 'isOtherSearchableYear', params: ({ event }) => event },
      target: 'deciding',
      actions: [{ type: 'setYear', params: ({ event }) => ({ year: event.year }) }, ...updateUrl],
      description: 'The filters stay as they are.',
    },
    'print.start': { actions: 'print' },
  },
  states: {
    results: {
      initial: 'some',
      states: {
        some: { always: { guard: 'hasNoMatches', target: 'none' } },
        none: {
          description: 'No transaction matches the filters.',
          always: { guard: 'hasMatches', target: 'some' },
        },
      },
    },
    filters: {
      description: 'The search text and the filters. On a phone they would fill the first screen.',
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isFiltered', target: 'open', description: 'The user sees why some transactions are not shown.' },
            { target: 'closed' },
          ],
        },
        closed: { on: { 'filters.open': 'open' } },
        open: { on: { 'filters.close': 'closed' } },
      },
    },
    search: {
      description: 'A typed filter is applied after the letter is painted.',
      initial: 'idle',
      on: { 'filter.type': { guard: 'canSetFilter', target: '.pending' } },
      states: {
        idle: {},
        pending: { after: { searchDelay: { target: 'idle', actions: search } } },
      },
    },
    url: {
      description: 'The filters are in the URL, so that a search can be bookmarked and restored by the back button.',
      initial: 'synced',
      on: {
        'filter.type': {
          guard: 'canSetFilter',
          target: '.pending',
          actions: { type: 'setFilter', params: ({ event }) => event },
        },
        'filter.choose': {
          guard: 'canSetFilter',
          target: '.synced',
          actions: [{ type: 'setFilter', params: ({ event }) => event }, ...search, ...updateUrl],
        },
        'filters.clear': {
          guard: 'isFiltered',
          target: '.synced',
          actions: ['clearFilters', ...search, ...updateUrl],
        },
      },
      states: {
        synced: {},
        pending: {
          description: 'The user types. The URL changes after a pause.',
          after: { urlDelay: { target: 'synced', actions: updateUrl } },
        },
      },
    },
  },
});

const year = transactionsSetup.createStateConfig({
  description: 'The chosen year and its view: list or insight.',
  initial: 'deciding',
  on: {
    'route.changed': {
      guard: { type: 'isNewQuery', params: ({ event }) => ({ query: queryOf(event.path) }) },
      target: '.deciding',
      actions: { type: 'setQuery', params: ({ event }) => ({ query: queryOf(event.path) }) },
      description: 'The back button or a link to this page has changed the URL.',
    },
    'year.choose': {
      guard: { type: 'isOtherYear', params: ({ event }) => event },
      target: '.deciding',
      actions: [{ type: 'setYear', params: ({ event }) => ({ year: event.year }) }, ...updateUrl],
    },
    'older.open': {
      guard: 'hasOlder',
      target: '.deciding',
      actions: ['setNewestOlderYear', ...updateUrl],
      description: 'The tab for older years opens the newest of them.',
    },
  },
  states: {
    deciding: {
      description: 'A loaded year is kept until the page is left.',
      always: [
        { guard: 'isNotLoaded', target: 'loading' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isInsight', target: 'insight' },
        { target: 'listed' },
      ],
    },
    loading: {
      invoke: {
        id: 'yearTransactions',
        src: 'yearTransactions',
        input: ({ context }) => callInput(context, { id: context.accountId, year: context.query.year }),
        onDone: {
          target: 'deciding',
          actions: { type: 'setYearRows', params: ({ event }) => ({ transactions: event.output }) },
        },
        onError: {
          target: 'loadFailed',
          actions: { type: 'setFailure', params: ({ event }) => ({ part: 'year', error: event.error }) },
        },
      },
    },
    loadFailed: { on: { 'year.retry': 'loading' } },
    empty: { description: 'The year has no transactions.' },
    insight: {
      description: 'Statistics about the purchases of the year.',
      initial: 'hasPurchases',
      on: {
        'list.open': {
          target: 'listed',
          actions: [{ type: 'setView', params: { view: 'list' } }, ...updateUrl],
        },
      },
      states: {
        hasPurchases: { always: { guard: 'hasNoPurchases', target: 'noPurchases' } },
        noPurchases: { description: 'The year has transactions but no purchases, so there is nothing to draw.' },
      },
    },
    listed,
  },
});

/** The transactions page (§2 /transactions): the chosen year, its view and filters, and the URL that reflects them. */
export const transactions = transactionsSetup.createMachine({
  id: 'transactions',
  description: 'All transactions, one year at a time. The year, the view and the filters are in the URL.',
  meta: { section: '§2 /transactions', page: '/transactions' },
  context: ({ input, spawn, self }) =>
    initialContext(input, {
      list: spawn('transactionList', {
        id: 'list',
        input: { ports: input.ports, watchPrint: input.watchPrint, opened: openedTransaction(input.query) },
      }),
      export: spawn('transactionsExport', {
        id: 'export',
        input: {
          ports: input.ports,
          workbook: (scope) => workbookOf(self.getSnapshot().context, scope),
        },
      }),
    }),
  type: 'parallel',
  states: { years, year },
});
