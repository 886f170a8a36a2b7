import { transactions } from '../../../contract/account.ts';
import { balanceModel } from '../../../machines/home/balance.model.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText } from '../shown-texts.ts';
import { loadError, loading, onHomePage, region, retryIn } from './home-page.ts';

const transactionsExample = transactions.response.parse(transactions.example.response);

export const balanceFlow = defineFlow(balanceModel, {
  ...onHomePage,
  // Without purchases, it is not known for how many lunches the balance lasts.
  background: [...onHomePage.background, backgroundResponse(transactions, { ...transactionsExample, content: [] })],
  silent: {
    loading: 'The page shows that it reads again.',
  },
  shows: ({ amount, failure }) => (amount === null ? messagesOf({ failure }) : [moneyText(amount)]),
  gestures: { 'balance.retry': retryIn(loadError('home.balance.title')) },
  assertions: {
    loading: loading('home.balance.loading'),
    low: (page) => region(page, 'home.balance.title').getByText(messagePattern('home.balance.low')),
    normal: (page) => region(page, 'home.balance.title').getByText(messagePattern('home.balance.room')),
    high: (page) => region(page, 'home.balance.title').getByText(messagePattern('home.balance.high')),
    loadFailed: loadError('home.balance.title'),
  },
});
