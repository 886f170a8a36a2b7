import type { CallFailure } from '../../contract/backend.ts';
import { type AnyStep, defineModel, type Effect } from '../model.ts';
import type { Filters } from './filtering.ts';
import { readQuery, writeQuery } from './query.ts';
import type { Row } from './rows.ts';
import { lunch, topup } from './transactions.fixture.ts';
import { yearRows } from './transactions.setup.ts';
import { transactions } from './transactions.ts';

const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'the backend is down': down };
const THIS_YEAR = 2026;

/** Which years were answered, with how many rows; told by the questions and the replies alone. */
function answered(steps: readonly AnyStep[], effects: readonly Effect[]): Map<number, number> {
  const asked = effects.filter(({ name }) => name === 'call.yearTransactions');
  const counts = new Map<number, number>();
  for (const [at, step] of steps.entries()) {
    if (step.kind !== 'done' || step.actor !== 'yearTransactions') continue;
    const [request] = asked.findLast((effect) => effect.step <= at)?.args ?? [];
    counts.set((request as { readonly year: number }).year, (step.output as readonly unknown[]).length);
  }
  return counts;
}

/** The address by what was written to it and what it changed to. */
function addressOf(steps: readonly AnyStep[], effects: readonly Effect[], first: string): string {
  const changes = steps.flatMap((step, at) =>
    step.kind === 'event' && step.event.type === 'query.changed'
      ? [{ at: at + 0.5, query: String(step.event.query) }]
      : [],
  );
  const writes = effects
    .filter(({ name }) => name === 'browser.go')
    .map(({ step, args }) => ({ at: step, query: String(args[0]).replace('/transactions', '') }));
  return [...changes, ...writes].toSorted((a, b) => a.at - b.at).at(-1)?.query ?? first;
}

/** Whether a row fits, in as few words as possible. */
const fits = ({ transaction, amount }: Row, { text, operation, status, from }: Filters) =>
  transaction.description.toLowerCase().includes(text) &&
  [transaction.operation, ''].includes(operation) &&
  [transaction.status, ''].includes(status) &&
  Math.abs(amount) >= Number(from) * 100;

const FIRST = {
  'the bare page': '',
  'an older year in the address': '?year=2024',
  'a search in the address': '?search=jonas',
};

export const transactionsModel = defineModel({
  machine: transactions,
  starts: {
    'the bare page': { input: (ports) => ({ ports, accountId: 30412, query: FIRST['the bare page'] }) },
    'an older year in the address': {
      input: (ports) => ({ ports, accountId: 30412, query: FIRST['an older year in the address'] }),
    },
    'a search in the address': {
      input: (ports) => ({ ports, accountId: 30412, query: FIRST['a search in the address'] }),
    },
  },
  events: {
    'query.changed': {
      'the bare page': { query: '' },
      'a search': { query: '?search=jonas' },
      'last year': { query: '?year=2025' },
    },
    'years.retry': 'bare',
    'year.retry': 'bare',
    'year.choose': { 'this year': { year: 2026 }, 'last year': { year: 2025 }, 'an older year': { year: 2024 } },
    'older.open': 'bare',
    'insight.open': 'bare',
    'list.open': 'bare',
    'filter.type': {
      'what is there': { name: 'text', value: 'jonas' },
      'more than anything cost': { name: 'from', value: '9999' },
    },
    'filter.choose': {
      purchases: { name: 'operation', value: 'Purchase' },
      expired: { name: 'status', value: 'Expired' },
    },
    'filters.clear': 'bare',
  },
  actors: {
    transactionYears: { done: { 'three years': [2026, 2025, 2024], 'this year': [2026] }, error: failing },
    yearTransactions: { done: { 'two rows': [lunch(), topup], 'no purchase': [topup], nothing: [] }, error: failing },
    transactionList: 'child',
    transactionsExport: 'child',
  },
  identity: (context) =>
    [
      context.query.year,
      context.query.view,
      context.years?.length,
      yearRows(context).length,
      context.found.length,
      context.query.filters.text,
      context.query.filters.from,
      context.address,
    ].join(),
  invariants: {
    'the years are those that the backend told': ({ snapshot: { context }, ...trace }) =>
      context.years === (trace.lastAnswer('transactionYears') ?? null),
    'a year that was read is not read again': ({ steps, effects }) => {
      const last = effects.findLast(({ name }) => name === 'call.yearTransactions');
      if (last === undefined || last.step !== steps.length || steps.at(-1)?.kind === 'done') return true;
      const [request] = last.args;
      return !answered(steps, effects.slice(0, -1)).has((request as { readonly year: number }).year);
    },
    'a year shows what the backend told of it': ({ steps, effects, snapshot }) => {
      const { year } = snapshot.context.query;
      const count = answered(steps, effects).get(year ?? 0);
      if (year === null) return snapshot.matches({ year: 'unchosen' });
      if (count === undefined) return snapshot.matches({ year: 'reading' }) || snapshot.matches({ year: 'failed' });
      if (count === 0) return snapshot.matches({ year: 'empty' });
      return snapshot.matches({ year: 'insight' }) || snapshot.matches({ year: 'listed' });
    },
    'insight is drawn where something was bought, and nowhere else': ({ snapshot }) =>
      !snapshot.matches({ year: 'insight' }) ||
      snapshot.matches({ year: { insight: 'bought' } }) ===
        yearRows(snapshot.context).some(({ transaction }) => transaction.operation === 'Purchase'),
    'the address says what the page shows, but for what is being typed': ({ start, steps, effects, snapshot }) => {
      const there = readQuery(addressOf(steps, effects, FIRST[start]), THIS_YEAR);
      const isTyping = snapshot.matches({ year: { listed: { address: 'waiting' } } });
      return isTyping || writeQuery(there, THIS_YEAR) === writeQuery(snapshot.context.query, THIS_YEAR);
    },
    'the list holds the rows that fit': ({ effects, snapshot }) => {
      if (!snapshot.matches({ year: { listed: { search: 'done' } } })) return true;
      const told = effects.findLast(({ name }) => name === 'list.send')?.args[0];
      const fitting = yearRows(snapshot.context).filter((row) => fits(row, snapshot.context.query.filters));
      const { rows } = told as { readonly rows: readonly Row[] };
      return rows.map(({ transaction }) => transaction.id).join() === fitting.map((row) => row.transaction.id).join();
    },
    'only what was typed is ever written over in the history': ({ start, steps, effects }) => {
      const last = effects.findLast(({ name }) => name === 'browser.go');
      const [, options] = last?.args ?? [];
      if (last?.step !== steps.length || !(options as { readonly replace: boolean }).replace) return true;
      const before = effects.filter((effect) => effect !== last);
      return /search=|from=/.test(addressOf(steps, before, FIRST[start]));
    },
  },
});
