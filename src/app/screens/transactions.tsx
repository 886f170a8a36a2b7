import { type ComponentProps, useEffect } from 'react';
import { queryOf } from '../../../machines/transactions/query.ts';
import { transactions } from '../../../machines/transactions/transactions.ts';
import { watchPrint } from '../../ports/print.ts';
import { TransactionsView } from '../../screens/transactions/TransactionsView.tsx';
import { defineScreen } from '../define-screen.ts';

function PrintableTransactions({ actor }: ComponentProps<typeof TransactionsView>) {
  useEffect(
    () =>
      watchPrint((isPrinting) =>
        actor.getSnapshot().context.list.send({ type: isPrinting ? 'print.started' : 'print.ended' }),
      ),
    [actor],
  );
  return <TransactionsView actor={actor} />;
}

export const transactionsScreen = defineScreen(
  transactions,
  ({ ports, path, granted }) => ({ ports, accountId: granted().account.id, query: queryOf(path) }),
  PrintableTransactions,
);
