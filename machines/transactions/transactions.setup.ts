import { type ActorRefFrom, and, assertEvent, assign, sendTo, setup, stateIn } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import type { List } from '../../contract/list.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { transactionYears, yearTransactions } from '../../contract/transactions.ts';
import { callActor } from '../call-actor.ts';
import { isCompletedPurchase } from '../charged-amount.ts';
import { yearAt } from '../days.ts';
import type { Ports, Workbook } from '../ports.ts';
import { type Filters, filterRows, isFiltered, NO_FILTERS } from './filtering.ts';
import type { WatchPrint } from './print-events.ts';
import { isRefinement, type Query, readQuery, writeQuery } from './query.ts';
import { type Row, rowsOf } from './rows.ts';
import { transactionList } from './transaction-list.ts';
import { type ExportScope, transactionsExport } from './transactions-export.ts';
import { isOlderYear, yearTabs } from './years.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** The name of the account if the user has several, else null. */
  readonly accountName: string | null;
  /** The query of the URL that the page was opened with. */
  readonly query: string;
  readonly watchPrint: WatchPrint;
}

interface Context {
  readonly ports: Ports;
  readonly accountId: number;
  readonly accountName: string | null;
  /** The current year in Stockholm when the page was opened. */
  readonly thisYear: number;
  /** The state that the page shows. */
  readonly query: Query;
  /** The query in the URL. While the user types it is behind `query`. */
  readonly urlQuery: string;
  /** The years that have transactions; null until they are loaded. */
  readonly years: List<number> | null;
  /** The rows of each loaded year. */
  readonly rowsByYear: Readonly<Record<number, List<Row>>>;
  /** The rows that matched the filters at the last search. */
  readonly matchingRows: readonly Row[];
  readonly failures: { readonly [P in Part]?: CallFailure };
  readonly list: ActorRefFrom<typeof transactionList>;
  readonly export: ActorRefFrom<typeof transactionsExport>;
}

type Part = 'years' | 'year';

/** A filter with a text field, which changes with each letter. */
type TypedFilter = { readonly name: 'text' | 'from' | 'to'; readonly value: string };
/** A filter with a list of options. */
type ChosenFilter = {
  readonly [N in 'operation' | 'status']: { readonly name: N; readonly value: Filters[N] };
}['operation' | 'status'];

type Event =
  /** The query in the URL has changed: by the back button, a link, or this page itself. */
  | { readonly type: 'route.changed'; readonly path: string }
  | { readonly type: 'years.retry' }
  | { readonly type: 'year.retry' }
  | { readonly type: 'year.choose'; readonly year: number }
  | { readonly type: 'older.open' }
  | { readonly type: 'insight.open' }
  | { readonly type: 'list.open' }
  | ({ readonly type: 'filter.type' } & TypedFilter)
  | ({ readonly type: 'filter.choose' } & ChosenFilter)
  | { readonly type: 'filters.open' }
  | { readonly type: 'filters.close' }
  | { readonly type: 'filters.clear' }
  /** The user searches another year with the same filters. */
  | { readonly type: 'otherYear.search'; readonly year: number }
  | { readonly type: 'print.start' };

const PATH = '/transactions';
const NO_ROWS: List<Row> = [];

/** The rows of the chosen year; empty until they are loaded. */
export const yearRows = ({ rowsByYear, query: { year } }: Context): List<Row> => rowsByYear[year] ?? NO_ROWS;

/** The rows of the chosen year that match the filters. */
const findMatchingRows = (context: Context): readonly Row[] => filterRows(yearRows(context), context.query.filters);

/** The transactions to export. The scope `shown` is empty without filters, because it equals the year then. */
export function workbookOf(context: Context, scope: ExportScope): Workbook {
  const shown = isFiltered(context.query.filters) ? findMatchingRows(context) : NO_ROWS;
  const rows = scope === 'year' ? yearRows(context) : shown;
  return {
    year: context.query.year,
    account: context.accountName,
    transactions: rows.map(({ transaction }) => transaction),
  };
}

/** The years besides the chosen one that can be searched with the same filters, newest first. */
export const otherSearchableYears = ({ years, query: { year, filters } }: Context): readonly number[] =>
  isFiltered(filters) ? (years ?? []).filter((other) => other !== year).toSorted((a, b) => b - a) : [];

const actors = {
  transactionYears: callActor(transactionYears),
  yearTransactions: callActor(yearTransactions),
  transactionList,
  transactionsExport,
};

/** The ids of the two calls. The other children are spawned once, when the page opens. */
type Invoked = { readonly [N in 'transactionYears' | 'yearTransactions']: N };

export const initialContext = (
  { ports, accountId, accountName, query }: Input,
  children: Pick<Context, 'list' | 'export'>,
): Context => {
  const thisYear = yearAt(ports.clock.now());
  const initialQuery = readQuery(query, thisYear);
  return {
    ports,
    accountId,
    accountName,
    thisYear,
    query: initialQuery,
    urlQuery: writeQuery(initialQuery, thisYear),
    years: null,
    rowsByYear: {},
    matchingRows: NO_ROWS,
    failures: {},
    ...children,
  };
};

/** The same query in its normal form, so that two queries can be compared as text. */
const canonical = ({ thisYear }: Context, query: string) => writeQuery(readQuery(query, thisYear), thisYear);

export const transactionsSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Invoked },
  actors,
  /** ms. The search waits until the typed letter is painted; the URL changes when the user pauses. */
  delays: { searchDelay: 60, urlDelay: 400 },
  guards: {
    isNewQuery: ({ context }, { query }: { query: string }) => canonical(context, query) !== context.urlQuery,
    isNotLoaded: ({ context }) => context.rowsByYear[context.query.year] === undefined,
    isEmpty: ({ context }) => yearRows(context).length === 0,
    hasNoPurchases: ({ context }) => !yearRows(context).some(({ transaction }) => isCompletedPurchase(transaction)),
    isInsight: ({ context }) => context.query.view === 'insight',
    isOtherYear: ({ context }, { year }: { year: number }) => {
      const { recent, older } = yearTabs(context.years ?? [], context.thisYear);
      const isOffered = isOlderYear(context.query.year, context.thisYear) ? [...recent, ...older] : recent;
      return context.years !== null && year !== context.query.year && isOffered.includes(year);
    },
    hasOlder: ({ context }) =>
      yearTabs(context.years ?? [], context.thisYear).older.length > 0 &&
      !isOlderYear(context.query.year, context.thisYear),
    isOtherValue: ({ context, event }) => {
      assertEvent(event, ['filter.type', 'filter.choose']);
      return context.query.filters[event.name] !== event.value;
    },
    areFiltersOpen: stateIn({ year: { listed: { filters: 'open' } } }),
    /** The value is another one, and its field is shown. */
    canSetFilter: and(['isOtherValue', 'areFiltersOpen']),
    isOtherSearchableYear: ({ context }, { year }: { year: number }) => otherSearchableYears(context).includes(year),
    isFiltered: ({ context }) => isFiltered(context.query.filters),
    hasMatches: ({ context }) => context.matchingRows.length > 0,
    hasNoMatches: ({ context }) => context.matchingRows.length === 0,
  },
  actions: {
    setYears: assign((_, { years }: { years: List<number> }) => ({ years })),
    setYearRows: assign(({ context }, { transactions }: { transactions: List<Transaction> }) => {
      const { year } = context.query;
      return { rowsByYear: { ...context.rowsByYear, [year]: rowsOf(transactions, year) } };
    }),
    setFailure: assign(({ context }, { part, error }: { part: Part; error: unknown }) => ({
      failures: { ...context.failures, [part]: failureOf(error) },
    })),
    setQuery: assign(({ context }, { query }: { query: string }) => ({
      query: readQuery(query, context.thisYear),
      urlQuery: canonical(context, query),
    })),
    setYear: assign(({ context }, { year }: { year: number }) => ({ query: { ...context.query, year } })),
    setNewestOlderYear: assign(({ context: { years, thisYear, query } }) => ({
      query: { ...query, year: yearTabs(years ?? [], thisYear).older[0] ?? query.year },
    })),
    setView: assign(({ context }, { view }: { view: Query['view'] }) => ({ query: { ...context.query, view } })),
    setFilter: assign(({ context: { query } }, { name, value }: TypedFilter | ChosenFilter) => ({
      query: { ...query, filters: { ...query.filters, [name]: value } },
    })),
    clearFilters: assign(({ context }) => ({ query: { ...context.query, filters: NO_FILTERS } })),
    updateUrl: ({ context: { ports, query, urlQuery, thisYear } }) =>
      ports.browser.go(PATH + writeQuery(query, thisYear), {
        replace: isRefinement(readQuery(urlQuery, thisYear), query),
      }),
    setUrlQuery: assign(({ context: { query, thisYear } }) => ({ urlQuery: writeQuery(query, thisYear) })),
    print: ({ context: { ports } }) => ports.browser.print(),
    search: assign(({ context }) => ({ matchingRows: findMatchingRows(context) })),
    updateList: sendTo(
      ({ context }) => context.list,
      ({ context }) => ({ type: 'rows.changed' as const, rows: context.matchingRows }),
    ),
  },
});
