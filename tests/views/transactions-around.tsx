import type { StateValue } from 'xstate';
import type { Transaction } from '../../contract/transaction.ts';
import { filterRows, NO_FILTERS } from '../../machines/transactions/filtering.ts';
import { groupByMonth } from '../../machines/transactions/grouping.ts';
import { rowsOf } from '../../machines/transactions/rows.ts';
import { transactionList } from '../../machines/transactions/transaction-list.ts';
import { lunch, neverPrints, topup } from '../../machines/transactions/transactions.fixture.ts';
import { transactions } from '../../machines/transactions/transactions.ts';
import { transactionsExport } from '../../machines/transactions/transactions-export.ts';
import { TransactionsView } from '../../src/screens/transactions/TransactionsView.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

type Context = Parameters<typeof staticActor<typeof transactions>>[1]['context'];
type ListContext = Parameters<typeof staticActor<typeof transactionList>>[1]['context'];

const ports = inertPorts();
/** The states of a year that is listed, when nothing was typed. */
export const listedIn = ({ results = 'some', filters = 'closed' }): StateValue => ({
  listed: { results, filters, search: 'idle', url: 'synced' },
});
export const defaultQuery = { year: 2026, view: 'list', filters: NO_FILTERS } as const;
export const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');

interface Options {
  readonly years?: string;
  readonly year?: StateValue;
  readonly context?: Context;
  readonly all?: readonly Transaction[];
  readonly list?: ListContext;
  readonly layout?: 'onScreen' | 'printing';
  readonly exporting?: { readonly value: string; readonly share?: number };
}

export function transactionsIn({
  years = 'loaded',
  year = listedIn({}),
  context,
  all = [lunch(), topup],
  list,
  layout = 'onScreen',
  exporting,
}: Options) {
  const rows = rowsOf(all, 2026);
  const listing = staticActor(transactionList, {
    value: { listed: layout },
    input: { ports, watchPrint: neverPrints, opened: null },
    context: { months: groupByMonth(rows), ...list },
  });
  const exports = staticActor(transactionsExport, {
    value: exporting?.value ?? 'idle',
    input: { ports, workbook: () => ({ year: 2026, account: null, transactions: all }) },
    context: { share: exporting?.share ?? 0 },
  });
  const page = staticActor(transactions, {
    value: { years, year },
    input: { ports, accountId: 30412, accountName: null, query: '', watchPrint: neverPrints },
    context: {
      years: [2026, 2025, 2024, 2023],
      rowsByYear: { 2026: rows },
      matchingRows: filterRows(rows, context?.query?.filters ?? NO_FILTERS),
      query: defaultQuery,
      list: listing.actor,
      export: exports.actor,
      ...context,
    },
  });
  return { page, sent: { page: page.sent, list: listing.sent, exports: exports.sent } };
}

export function showTransactions(options: Options = {}) {
  const { page, sent } = transactionsIn(options);
  show(
    <AccessGateContext value={accessGateIn('open').actor}>
      <TransactionsView actor={page.actor} />
    </AccessGateContext>,
  );
  return sent;
}
