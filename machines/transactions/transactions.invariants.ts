import type { AnyStep, Effect } from '@lunchkortet/model-engine/model';
import type { Trace } from '../model.ts';
import type { Filters } from './filtering.ts';
import { readQuery, writeQuery } from './query.ts';
import type { Row } from './rows.ts';
import type { transactions } from './transactions.ts';

export const THIS_YEAR = 2026;
/** A search that is too long for the URL. */
export const LONG_SEARCH = 'jonas'.padEnd(81);
/** The address of that search, before the page has cut it. */
export const LONG_QUERY = `?${new URLSearchParams({ search: LONG_SEARCH })}`;
export const FIRST_QUERY = {
  'no query': '',
  'an older year in the URL': '?year=2024',
  'a search in the URL': LONG_QUERY,
};

/** The number of rows of each loaded year, from the requests and the responses. */
export function loadedYears(steps: readonly AnyStep[], effects: readonly Effect[]): Map<number, number> {
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
export function urlQueryOf(steps: readonly AnyStep[], effects: readonly Effect[], first: string): string {
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
export const isMatch = ({ transaction, amount }: Row, { text, operation, status, from }: Filters) =>
  transaction.description.toLowerCase().includes(text.trim()) &&
  (operation === '' || transaction.operation === operation) &&
  (status === '' || transaction.status === status) &&
  Math.abs(amount) >= Number(from) * 100;

type TransactionsTrace = Trace<typeof transactions, keyof typeof FIRST_QUERY>;

/** The query of an address in its normal form. */
const normalized = (query: string) => writeQuery(readQuery(query, THIS_YEAR), THIS_YEAR);

/** What must hold about the search. */
export const searchInvariants = {
  'the page says that nothing matches exactly if the list is empty': ({ effects, snapshot }) => {
    if (!snapshot.matches({ year: { listed: { search: 'idle' } } })) return true;
    const sent = effects.findLast(({ name }) => name === 'list.send')?.args[0];
    const { rows } = sent as { readonly rows: readonly Row[] };
    return snapshot.matches({ year: { listed: { results: 'none' } } }) === (rows.length === 0);
  },
  'an address that says the same as the one before changes nothing': ({ start, steps, effects, before, snapshot }) => {
    const last = steps.at(-1);
    if (last?.kind !== 'event' || last.event.type !== 'route.changed' || before === null) return true;
    const query = urlQueryOf(steps.slice(0, -1), effects, FIRST_QUERY[start]);
    const isSame = normalized(query) === normalized(last.event.path.replace('/transactions', ''));
    return (
      !isSame || (snapshot.context.query === before.context.query && snapshot.context.list === before.context.list)
    );
  },
} satisfies Readonly<Record<string, (trace: TransactionsTrace) => boolean>>;
