import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { Transaction } from '../../contract/account.ts';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import { transactionYears, yearTransactions } from '../../contract/history.ts';
import { callActor } from '../call-actor.ts';
import { yearAt } from '../days.ts';
import type { Ports, Workbook } from '../ports.ts';
import { type Filters, isFiltered, matching, NO_FILTERS } from './filtering.ts';
import { isBought } from './insight.ts';
import { isRefined, type Query, readQuery, writeQuery } from './query.ts';
import { type Row, rowsOf } from './rows.ts';
import { transactionList } from './transaction-list.ts';
import { type Extent, transactionsExport } from './transactions-export.ts';
import { isOlder, yearTabs } from './years.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** The query that the page was opened with. */
  readonly query: string;
}

interface Context {
  readonly ports: Ports;
  readonly accountId: number;
  /** The year in Stockholm when the page was opened. */
  readonly thisYear: number;
  /** What the page shows. */
  readonly query: Query;
  /** What the address asks for, which follows with a pause while somebody types. */
  readonly address: string;
  /** The years in which something happened; null until they are known. */
  readonly years: readonly number[] | null;
  /** The years that have been read, for as long as the page is open. */
  readonly kept: Readonly<Record<number, readonly Row[]>>;
  /** The rows that fitted the filters when they were last looked for. */
  readonly found: readonly Row[];
  readonly failures: { readonly [P in Part]?: CallFailure };
  readonly list: ActorRefFrom<typeof transactionList>;
  readonly export: ActorRefFrom<typeof transactionsExport>;
}

type Part = 'years' | 'year';

/** A filter that is typed, and so changes letter by letter … */
type Typed = { readonly name: 'text' | 'from' | 'to'; readonly value: string };
/** … or one that is chosen. */
type Chosen = {
  readonly [N in 'operation' | 'status']: { readonly name: N; readonly value: Filters[N] };
}['operation' | 'status'];

type Event =
  /** Another query stands in the address: by the back button, a link, or this page itself. */
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'years.retry' }
  | { readonly type: 'year.retry' }
  | { readonly type: 'year.choose'; readonly year: number }
  | { readonly type: 'older.open' }
  | { readonly type: 'insight.open' }
  | { readonly type: 'list.open' }
  | ({ readonly type: 'filter.type' } & Typed)
  | ({ readonly type: 'filter.choose' } & Chosen)
  | { readonly type: 'filters.clear' };

const PATH = '/transactions';
const NO_ROWS: readonly Row[] = [];

/** The rows of the chosen year; none while they are not known. */
export const yearRows = ({ kept, query: { year } }: Context): readonly Row[] =>
  (year === null ? NO_ROWS : kept[year]) ?? NO_ROWS;

/** The rows of the chosen year that fit the filters. */
const matches = (context: Context): readonly Row[] => matching(yearRows(context), context.query.filters);

/** What the export may save: all of the year, and where filters leave less of it, also that. */
export function workbookOf(context: Context, extent: Extent): Workbook {
  const isLess = isFiltered(context.query.filters);
  const rows = extent === 'year' ? yearRows(context) : isLess ? matches(context) : NO_ROWS;
  return { year: context.query.year ?? context.thisYear, transactions: rows.map(({ transaction }) => transaction) };
}

const actors = {
  transactionYears: callActor(transactionYears),
  yearTransactions: callActor(yearTransactions),
  transactionList,
  transactionsExport,
};

/** The two calls; the children are spawned once, for the whole visit. */
type Invoked = { readonly [N in 'transactionYears' | 'yearTransactions']: N };

export const startingContext = (
  { ports, accountId, query }: Input,
  children: Pick<Context, 'list' | 'export'>,
): Context => {
  const thisYear = yearAt(ports.clock.now());
  const asked = readQuery(query, thisYear);
  return {
    ports,
    accountId,
    thisYear,
    query: asked,
    address: writeQuery(asked, thisYear),
    years: null,
    kept: {},
    found: NO_ROWS,
    failures: {},
    ...children,
  };
};

const canonical = ({ thisYear }: Context, query: string) => writeQuery(readQuery(query, thisYear), thisYear);

export const transactionsSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Invoked },
  actors,
  /** ms; thousands of rows are looked through between two letters, and not while one of them is drawn. */
  delays: { breath: 60, pause: 400 },
  guards: {
    isNews: ({ context }, { query }: { query: string }) => canonical(context, query) !== context.address,
    isUnchosen: ({ context }) => context.query.year === null,
    isUnread: ({ context }) => context.kept[context.query.year ?? 0] === undefined,
    isEmpty: ({ context }) => yearRows(context).length === 0,
    hasBoughtNothing: ({ context }) => !yearRows(context).some(isBought),
    isInsight: ({ context }) => context.query.view === 'insight',
    isOtherYear: ({ context }, { year }: { year: number }) => {
      const { recent, older } = yearTabs(context.years ?? [], context.thisYear);
      const isOffered = isOlder(context.query.year, context.thisYear) ? [...recent, ...older] : recent;
      return context.years !== null && year !== context.query.year && isOffered.includes(year);
    },
    hasOlder: ({ context }) =>
      yearTabs(context.years ?? [], context.thisYear).older.length > 0 &&
      !isOlder(context.query.year, context.thisYear),
    isOther: ({ context }, { name, value }: Typed | Chosen) => context.query.filters[name] !== value,
    isFiltered: ({ context }) => isFiltered(context.query.filters),
    hasFound: ({ context }) => context.found.length > 0,
    hasFoundNothing: ({ context }) => context.found.length === 0,
  },
  actions: {
    keepYears: assign((_, { years }: { years: readonly number[] }) => ({ years })),
    keepYear: assign(({ context }, { transactions }: { transactions: readonly Transaction[] }) => {
      const year = context.query.year ?? context.thisYear;
      return { kept: { ...context.kept, [year]: rowsOf(transactions, year) } };
    }),
    setFailure: assign(({ context }, { part, error }: { part: Part; error: unknown }) => ({
      failures: { ...context.failures, [part]: failureOf(error) },
    })),
    noteQuery: assign(({ context }, { query }: { query: string }) => ({
      query: readQuery(query, context.thisYear),
      address: canonical(context, query),
    })),
    noteYear: assign(({ context }, { year }: { year: number | null }) => ({ query: { ...context.query, year } })),
    noteView: assign(({ context }, { view }: { view: Query['view'] }) => ({ query: { ...context.query, view } })),
    noteFilter: assign(({ context: { query } }, { name, value }: Typed | Chosen) => ({
      query: { ...query, filters: { ...query.filters, [name]: value } },
    })),
    clearFilters: assign(({ context }) => ({ query: { ...context.query, filters: NO_FILTERS } })),
    goThere: ({ context: { ports, query, address, thisYear } }) =>
      ports.browser.go(PATH + writeQuery(query, thisYear), {
        replace: isRefined(readQuery(address, thisYear), query),
      }),
    noteAddress: assign(({ context: { query, thisYear } }) => ({ address: writeQuery(query, thisYear) })),
    find: assign(({ context }) => ({ found: matches(context) })),
    tellList: sendTo(
      ({ context }) => context.list,
      ({ context }) => ({ type: 'rows.changed' as const, rows: context.found }),
    ),
  },
});
