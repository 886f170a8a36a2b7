import { flushSync } from 'react-dom';
import { accountName } from '../../../machines/account-choice.ts';
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
  ({ ports, path, granted }) => {
    const { account, accounts } = granted();
    return {
      ports,
      accountId: account.id,
      accountName: accounts.length > 1 ? accountName(account, accounts) : null,
      query: queryOf(path),
      watchPrint: watchPrintAndRender,
    };
  },
  TransactionsView,
);
