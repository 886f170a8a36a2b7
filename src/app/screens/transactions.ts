import { queryOf } from '../../../machines/transactions/query.ts';
import { transactions } from '../../../machines/transactions/transactions.ts';
import { watchPrint } from '../../ports/print.ts';
import { TransactionsView } from '../../screens/transactions/TransactionsView.tsx';
import { defineScreen } from '../define-screen.ts';

export const transactionsScreen = defineScreen(
  transactions,
  ({ ports, path, granted }) => ({ ports, accountId: granted().account.id, query: queryOf(path), watchPrint }),
  TransactionsView,
);
