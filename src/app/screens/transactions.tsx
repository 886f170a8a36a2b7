import { type ComponentProps, useEffect } from 'react';
import { transactions } from '../../../machines/transactions/transactions.ts';
import { watchPrint } from '../../ports/print.ts';
import { TransactionsView } from '../../screens/transactions/TransactionsView.tsx';
import { defineScreen } from '../define-screen.ts';

export { prefetchParts as preloadParts } from '../../screens/transactions/lazy-parts.ts';

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
  ({ ports, path, granted }) => ({ ports, accountId: granted().account.id, query: new URL(path, 'https://portal.invalid').search }),
  PrintableTransactions,
);
