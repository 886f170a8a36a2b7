import type { SnapshotFrom } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { lostRows, withLost } from '../../contract/list.ts';
import type { AnyStep, Effect } from '../../engine/model.ts';
import { defineModel } from '../model.ts';
import type { Ports } from '../ports.ts';
import type { Filters } from './filtering.ts';
import { readQuery, writeQuery } from './query.ts';
import type { Row } from './rows.ts';
import { lunch, neverPrints, topup } from './transactions.fixture.ts';
import { yearRows } from './transactions.setup.ts';
import { transactions } from './transactions.ts';

const failure: CallFailure = { kind: 'rejected', status: 500, detail: null };
const serverError = { 'the backend is down': failure };
const THIS_YEAR = 2026;

/** The number of rows of each loaded year, from the requests and the responses. */
function loadedYears(steps: readonly AnyStep[], effects: readonly Effect[]): Map<number, number> {
  const requests = effects.filter(({ name }) => name === 'call.yearTransactions');
  const counts = new Map<number, number>();
  for (const [at, step] of steps.entries()) {
    if (step.kind !== 'done' || step.actor !== 'yearTransactions') continue;
    const [request] = requests.findLast((effect) => effect.step <= at)?.args ?? [];
    counts.set((request as { readonly year: number }).year, (step.output as readonly unknown[]).length);
  }
  return counts;
}

/** The query in the URL, from the events and the navigation of the page. */
function urlQueryOf(steps: readonly AnyStep[], effects: readonly Effect[], first: string): string {
  const changes = steps.flatMap((step, at) =>
    step.kind === 'event' && step.event.type === 'route.changed'
      ? [{ at: at + 0.5, query: step.event.path.replace('/transactions', '') }]
      : [],
  );
  const writes = effects
    .filter(({ name }) => name === 'browser.go')
    .map(({ step, args }) => ({ at: step, query: String(args[0]).replace('/transactions', '') }));
  return [...changes, ...writes].toSorted((a, b) => a.at - b.at).at(-1)?.query ?? first;
}

/** A simple implementation of the filters, enough for the fixtures. */
const isMatch = ({ transaction, amount }: Row, { text, operation, status, from }: Filters) =>
  transaction.description.toLowerCase().includes(text) &&
  (operation === '' || transaction.operation === operation) &&
  (status === '' || transaction.status === status) &&
  Math.abs(amount) >= Number(from) * 100;

/** A purchase with a status that the portal does not know: it is shown and not counted. */
const unknown = lunch({ id: 70, status: { other: 'Disputed' } });

const FIRST_QUERY = {
  'no query': '',
  'an older year in the URL': '?year=2024',
  'a search in the URL': '?search=jonas',
};

const areFiltersOpen = (snapshot: SnapshotFrom<typeof transactions>) =>
  snapshot.matches({ year: { listed: { filters: 'open' } } });

const openedWith = (query: string) => ({
  input: (ports: Ports) => ({ ports, accountId: 30412, query, watchPrint: neverPrints }),
});

export const transactionsModel = defineModel({
  machine: transactions,
  starts: {
    'no query': openedWith(FIRST_QUERY['no query']),
    'an older year in the URL': openedWith(FIRST_QUERY['an older year in the URL']),
    'a search in the URL': openedWith(FIRST_QUERY['a search in the URL']),
  },
  events: {
    'route.changed': {
      'no query': { path: '/transactions' },
      'a search': { path: '/transactions?search=jonas' },
      'last year': { path: '/transactions?year=2025' },
    },
    'years.retry': 'noPayload',
    'year.retry': 'noPayload',
    'year.choose': { 'this year': { year: 2026 }, 'last year': { year: 2025 }, 'an older year': { year: 2024 } },
    'older.open': 'noPayload',
    'insight.open': 'noPayload',
    'list.open': 'noPayload',
    'filter.type': {
      'a merchant in the list': { name: 'text', value: 'jonas' },
      'more than any amount': { name: 'from', value: '9999' },
    },
    'filter.choose': {
      purchases: { name: 'operation', value: 'Purchase' },
    },
    'filters.open': 'noPayload',
    'filters.close': 'noPayload',
    'filters.clear': 'noPayload',
    'otherYear.search': { 'an older year': { year: 2024 } },
    'print.start': 'noPayload',
  },
  actors: {
    transactionYears: { done: { 'three years': [2026, 2025, 2024], 'this year': [2026] }, error: serverError },
    yearTransactions: {
      done: {
        'two rows': [lunch(), topup],
        'no purchase': [topup],
        nothing: [],
        'unknown words and a lost row': withLost([unknown, topup], 1),
      },
      error: serverError,
    },
    transactionList: 'machine',
    transactionsExport: 'machine',
  },
  identity: (context) =>
    [
      context.query.year,
      context.query.view,
      context.years?.length,
      yearRows(context).length,
      lostRows(yearRows(context)),
      context.matchingRows.length,
      context.query.filters.text,
      context.query.filters.from,
      context.urlQuery,
    ].join(),
  invariants: {
    'the years are those that the backend returned': ({ snapshot: { context }, ...trace }) =>
      context.years === (trace.lastAnswer('transactionYears') ?? null),
    'a loaded year is not loaded again': ({ steps, effects }) => {
      const last = effects.findLast(({ name }) => name === 'call.yearTransactions');
      if (last === undefined || last.step !== steps.length || steps.at(-1)?.kind === 'done') return true;
      const [request] = last.args;
      return !loadedYears(steps, effects.slice(0, -1)).has((request as { readonly year: number }).year);
    },
    'the state of a year follows from the response to its request': ({ steps, effects, snapshot }) => {
      const { year } = snapshot.context.query;
      const count = loadedYears(steps, effects).get(year);
      if (count === undefined) return snapshot.matches({ year: 'loading' }) || snapshot.matches({ year: 'loadFailed' });
      if (count === 0) return snapshot.matches({ year: 'empty' });
      return snapshot.matches({ year: 'insight' }) || snapshot.matches({ year: 'listed' });
    },
    'insight is shown exactly when there are purchases': ({ snapshot }) =>
      !snapshot.matches({ year: 'insight' }) ||
      snapshot.matches({ year: { insight: 'hasPurchases' } }) ===
        yearRows(snapshot.context).some(
          ({ transaction: { operation, status } }) => operation === 'Purchase' && status === 'Successful',
        ),
    'the URL reflects the page, except while the user types': ({ start, steps, effects, snapshot }) => {
      const inUrl = readQuery(urlQueryOf(steps, effects, FIRST_QUERY[start]), THIS_YEAR);
      const isTyping = snapshot.matches({ year: { listed: { url: 'pending' } } });
      return isTyping || writeQuery(inUrl, THIS_YEAR) === writeQuery(snapshot.context.query, THIS_YEAR);
    },
    'the list contains the rows that match': ({ effects, snapshot }) => {
      if (!snapshot.matches({ year: { listed: { search: 'idle' } } })) return true;
      const sent = effects.findLast(({ name }) => name === 'list.send')?.args[0];
      const expected = yearRows(snapshot.context).filter((row) => isMatch(row, snapshot.context.query.filters));
      const { rows } = sent as { readonly rows: readonly Row[] };
      return rows.map(({ transaction }) => transaction.id).join() === expected.map((row) => row.transaction.id).join();
    },
    'the tab for older years opens the newest of them': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isOpened = last?.kind === 'event' && last.event.type === 'older.open' && before?.can(last.event);
      return !isOpened || snapshot.context.query.year === 2024;
    },
    'the filters besides the text open and close as the user asks': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const type = last?.kind === 'event' && before?.can(last.event) ? last.event.type : '';
      if (type === 'filters.open') return areFiltersOpen(snapshot);
      if (type === 'filters.close') return !areFiltersOpen(snapshot);
      return !areFiltersOpen(snapshot) || (before !== null && areFiltersOpen(before));
    },
    'the user can type in the filters without closing them': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isChange = last?.kind === 'event' && /^filter\./.test(last.event.type);
      return !isChange || before === null || areFiltersOpen(snapshot) === areFiltersOpen(before);
    },
    'a filter that is not shown cannot be changed': ({ snapshot }) =>
      areFiltersOpen(snapshot) || !snapshot.can({ type: 'filter.choose', name: 'operation', value: 'Fee' }),
    'a search of another year keeps the filters': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isSearched = last?.kind === 'event' && last.event.type === 'otherYear.search' && before?.can(last.event);
      return (
        !isSearched ||
        (snapshot.context.query.year === 2024 && snapshot.context.query.filters === before?.context.query.filters)
      );
    },
    'the page is printed only if the user asks for it': ({ steps, before, effects }) => {
      const last = steps.at(-1);
      const isAsked = last?.kind === 'event' && last.event.type === 'print.start' && before?.can(last.event);
      return effects.some(({ name, step }) => name === 'browser.print' && step === steps.length) === Boolean(isAsked);
    },
    'only a search replaces a history entry': ({ start, steps, effects }) => {
      const last = effects.findLast(({ name }) => name === 'browser.go');
      const [, options] = last?.args ?? [];
      if (last?.step !== steps.length || !(options as { readonly replace: boolean }).replace) return true;
      const before = effects.filter((effect) => effect !== last);
      return /search=|from=/.test(urlQueryOf(steps, before, FIRST_QUERY[start]));
    },
  },
});
