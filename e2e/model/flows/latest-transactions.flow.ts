import { toKronor } from '../../../contract/money.ts';
import { chargedAmount } from '../../../machines/charged-amount.ts';
import { latestTransactionsModel } from '../../../machines/home/latest-transactions.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { operationText } from '../../../machines/transactions/labels.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText } from '../shown-texts.ts';
import { loadError, loading, onHomePage, region, retryIn } from './home-page.ts';

export const latestTransactionsFlow = defineFlow(latestTransactionsModel, {
  ...onHomePage,
  // A path waits until midnight, which must not end the session.
  entryPoint: () => ({ path: '/home', token: tokenOf({ expiresIn: 86_400 }) }),
  shows: ({ transactions, failure }) => [
    ...messagesOf({ failure }),
    ...transactions.flatMap((transaction) => [
      transaction.description,
      operationText(transaction.operation),
      moneyText(toKronor(chargedAmount(transaction)), { signed: true }),
    ]),
  ],
  silent: {
    loading: 'The page shows that it reads again.',
  },
  gestures: { 'transactions.retry': retryIn(loadError('home.transactions.title')) },
  assertions: {
    loading: loading('home.transactions.loading'),
    loaded: (page) => region(page, 'home.transactions.title').getByText('Restaurang Jonas'),
    empty: (page) => region(page, 'home.transactions.title').getByText(messagePattern('home.transactions.none')),
    loadFailed: loadError('home.transactions.title'),
  },
});
