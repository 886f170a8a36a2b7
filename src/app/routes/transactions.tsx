import { type ComponentProps, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { transactions } from '../../../machines/transactions/transactions.ts';
import { watchPaper } from '../../ports/paper.ts';
import { fetchAhead } from '../../screens/transactions/on-demand.ts';
import { TransactionsView } from '../../screens/transactions/TransactionsView.tsx';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

/** Tells the machine what the address asks for: the back button and links change it without another visit. */
function WithQuery({ actor }: ComponentProps<typeof TransactionsView>) {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router says when to look, perhaps late; the window where we are
  useLayoutEffect(() => {
    actor.send({ type: 'query.changed', query: window.location.search });
  }, [actor, search]);
  useEffect(fetchAhead, []);
  useEffect(
    () =>
      watchPaper((isLaid) => actor.getSnapshot().context.list.send({ type: isLaid ? 'print.started' : 'print.ended' })),
    [actor],
  );
  return <TransactionsView actor={actor} />;
}

export default screen(
  'transactions',
  transactions,
  ({ ports, portal }) => ({ ports, accountId: openGate(portal).account.id, query: window.location.search }),
  WithQuery,
);
