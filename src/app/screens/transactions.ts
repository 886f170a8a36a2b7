import { flushSync } from 'react-dom';
import type { WatchPrint } from '../../../machines/transactions/print-events.ts';
import { queryOf } from '../../../machines/transactions/query.ts';
import { transactions } from '../../../machines/transactions/transactions.ts';
import { watchPrint } from '../../ports/print.ts';
import { TransactionsView } from '../../screens/transactions/TransactionsView.tsx';
import { defineScreen } from '../define-screen.ts';

/**
 * React normally renders after the running script. `window.print()` does not wait for that: it fires `beforeprint` and
 * then prints the page as it is.
 */
const watchPrintAndRender: WatchPrint = (listener) => watchPrint((isPrinting) => flushSync(() => listener(isPrinting)));

export const transactionsScreen = defineScreen(
  transactions,
  ({ ports, path, granted }) => ({
    ports,
    accountId: granted().account.id,
    query: queryOf(path),
    watchPrint: watchPrintAndRender,
  }),
  TransactionsView,
);
