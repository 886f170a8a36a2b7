import type { SnapshotFrom } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { lostRows, withLost } from '../../contract/list.ts';
import { defineModel, type Trace } from '../model.ts';
import type { Ports } from '../ports.ts';
import { isFiltered } from './filtering.ts';
import { readQuery, writeQuery } from './query.ts';
import type { Row } from './rows.ts';
import { lunch, neverPrints, topup } from './transactions.fixture.ts';
import {
  FIRST_QUERY,
  isMatch,
  LONG_QUERY,
  LONG_SEARCH,
  loadedYears,
  searchInvariants,
  THIS_YEAR,
  urlQueryOf,
} from './transactions.invariants.ts';
import { yearRows } from './transactions.setup.ts';
import { transactions } from './transactions.ts';

type Snapshot = SnapshotFrom<typeof transactions>;

const failure: CallFailure = { kind: 'unreachable' };
const failing = { 'no connection': failure };
/** The last year with a tab of its own. Older years are chosen behind one tab. */
const LAST_YEAR = 2025;

/** A purchase with a status that the portal does not know: it is shown and not counted. */
const unknown = lunch({ id: 70, status: { other: 'Disputed' } });

type Step = Trace<typeof transactions>['steps'][number];

const eventOf = (step: Step | undefined) => (step?.kind === 'event' ? step.event : null);
const lastEvent = (steps: readonly Step[]) => eventOf(steps.at(-1));

const DECIDES_THE_SAME = 'The query has the view already, so the decision has the same result.';

/** The two views of a year that has transactions. */
const SHOWN = ['listed', 'insight'] as const;

const isSynced = (snapshot: Snapshot) => snapshot.matches({ year: { listed: { url: 'synced' } } });
const isIdle = (snapshot: Snapshot) => snapshot.matches({ year: { listed: { search: 'idle' } } });
const areFiltersOpen = (snapshot: Snapshot) => snapshot.matches({ year: { listed: { filters: 'open' } } });

const openedWith = (query: string) => ({
  input: (ports: Ports) => ({ ports, accountId: 30412, accountName: null, query, watchPrint: neverPrints }),
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
      'this year, which needs no query': { path: '/transactions?year=2026' },
      'a search': { path: `/transactions${LONG_QUERY}` },
      'last year': { path: '/transactions?year=2025' },
    },
    'years.retry': 'noPayload',
    'year.retry': 'noPayload',
    'year.choose': { 'this year': { year: 2026 }, 'last year': { year: 2025 }, 'an older year': { year: 2024 } },
    'older.open': 'noPayload',
    'insight.open': 'noPayload',
    'list.open': 'noPayload',
    'filter.type': {
      'a merchant in the list': { name: 'text', value: LONG_SEARCH },
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
  ignoredCases: {
    'year.choose': { 'an older year': 'It is offered only beside another older year, which is open then.' },
  },
  actors: {
    transactionYears: { done: { 'three years': [2026, 2025, 2024], 'this year': [2026] }, error: failing },
    yearTransactions: {
      done: {
        'two rows': [lunch(), topup],
        'no purchase': [topup],
        nothing: [],
        'unknown words and a lost row': withLost([unknown, topup], 1),
      },
      error: failing,
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
  equivalentFaults: {
    "'year.loadFailed' on year.retry: goes to 'year.deciding' instead of 'year.loading'": DECIDES_THE_SAME,
    "'year.insight' on list.open: goes to 'year.deciding' instead of 'year.listed'": DECIDES_THE_SAME,
    "'year.listed' on insight.open: goes to 'year.deciding' instead of 'year.insight'": DECIDES_THE_SAME,
  },
  invariants: {
    ...searchInvariants,
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
    'the search opens and closes as the user asks, and is open when a year is shown that is filtered': ({
      steps,
      before,
      snapshot,
    }) => {
      const last = steps.at(-1);
      const type = last?.kind === 'event' && before?.can(last.event) ? last.event.type : '';
      if (type === 'filters.open') return areFiltersOpen(snapshot);
      if (type === 'filters.close') return !areFiltersOpen(snapshot);
      if (!snapshot.matches({ year: 'listed' })) return true;
      const wasOpen = before?.matches({ year: 'listed' }) ? areFiltersOpen(before) : null;
      const isFresh = wasOpen === null || (type !== '' && /^(route|year|older|otherYear|list)\./.test(type));
      return areFiltersOpen(snapshot) === (isFresh ? isFiltered(snapshot.context.query.filters) : wasOpen);
    },
    'the user can type in the filters without closing them': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isChange = last?.kind === 'event' && /^filter\./.test(last.event.type);
      return !isChange || before === null || areFiltersOpen(snapshot) === areFiltersOpen(before);
    },
    'a field that is not shown cannot be changed': ({ snapshot }) =>
      areFiltersOpen(snapshot) ||
      !(
        snapshot.can({ type: 'filter.choose', name: 'operation', value: 'Fee' }) ||
        snapshot.can({ type: 'filter.type', name: 'text', value: 'another text' })
      ),
    'another year can be searched while filters are set, and keeps them': ({ steps, before, snapshot }) => {
      const event = lastEvent(steps);
      if (event?.type !== 'otherYear.search' || !before?.matches({ year: 'listed' })) return true;
      const { filters, year } = before.context.query;
      const isOffered = isFiltered(filters) && year !== event.year && before.context.years?.includes(event.year);
      const { query } = snapshot.context;
      return query.filters === filters && query.year === (isOffered ? event.year : year);
    },
    'another year is chosen only from those on the tabs': ({ steps, before, snapshot }) => {
      const event = lastEvent(steps);
      if (event?.type !== 'year.choose' || before === null) return true;
      const { years, query } = before.context;
      const hasTab = event.year >= LAST_YEAR || query.year < LAST_YEAR;
      const isOffered = hasTab && years?.includes(event.year);
      return snapshot.context.query.year === (isOffered ? event.year : query.year);
    },
    'a filter has the chosen value at once': ({ steps, before, snapshot }) => {
      const event = lastEvent(steps);
      if (event?.type !== 'filter.choose' || before === null || !areFiltersOpen(before)) return true;
      const { filters } = snapshot.context.query;
      const isChanged = filters !== before.context.query.filters;
      return filters[event.name] === event.value && (!isChanged || isSynced(snapshot));
    },
    'no filter is left after all were cleared': ({ steps, before, snapshot }) => {
      if (lastEvent(steps)?.type !== 'filters.clear' || !before?.matches({ year: 'listed' })) return true;
      const isChanged = snapshot.context.query.filters !== before.context.query.filters;
      return !isFiltered(snapshot.context.query.filters) && (!isChanged || isSynced(snapshot));
    },
    'the list and the insight are as the query says': ({ snapshot }) =>
      !SHOWN.some((view) => snapshot.matches({ year: view })) ||
      snapshot.matches({ year: snapshot.context.query.view === 'list' ? 'listed' : 'insight' }),
    'the user can change between list and insight': ({ steps, before, snapshot }) => {
      const type = lastEvent(steps)?.type;
      if (type === 'list.open' && before?.matches({ year: 'insight' })) return snapshot.matches({ year: 'listed' });
      if (type === 'insight.open' && before?.matches({ year: 'listed' })) return snapshot.matches({ year: 'insight' });
      return true;
    },
    'the page knows the query in the URL': ({ start, steps, effects, snapshot: { context } }) =>
      context.urlQuery === writeQuery(readQuery(urlQueryOf(steps, effects, FIRST_QUERY[start]), THIS_YEAR), THIS_YEAR),
    'a failed read is shown with its reason, and tried again when asked': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind === 'error') {
        const part = last.actor === 'transactionYears' ? 'years' : 'year';
        return snapshot.matches({ [part]: 'loadFailed' }) && snapshot.context.failures[part] === failure;
      }
      const isRetried = lastEvent(steps)?.type === 'year.retry' && before?.matches({ year: 'loadFailed' });
      return !isRetried || snapshot.matches({ year: 'loading' });
    },
    'the list follows a letter after 60 ms, the URL after 400 ms': ({ steps, now, snapshot }) => {
      const delay = steps.at(-1)?.label;
      const isTyped = (ms: number) =>
        steps.some((step) => eventOf(step)?.type === 'filter.type' && now - step.now === ms);
      if (delay === 'after searchDelay') return isIdle(snapshot) && isTyped(60);
      return delay !== 'after urlDelay' || (isSynced(snapshot) && isTyped(400));
    },
    'the page is printed if and only if the user asks for it': ({ steps, before, effects }) => {
      const isAsked = lastEvent(steps)?.type === 'print.start' && before?.matches({ year: 'listed' });
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
