import { transactions } from '../../contract/account.ts';
import { lostRows, withLost } from '../../contract/list.ts';
import { dayAt } from '../days.ts';
import { defineModel } from '../model.ts';
import { latestTransactions } from './latest-transactions.ts';

const page = transactions.response.parse(transactions.example.response);

export const latestTransactionsModel = defineModel({
  machine: latestTransactions,
  starts: { 'home is open': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: { 'transactions.retry': 'noPayload' },
  actors: {
    transactions: {
      done: {
        'some transactions': page,
        'no transactions': { content: [] },
        'one of two transactions': { content: withLost([...page.content], 1) },
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
    untilMidnight: 'wait',
  },
  identity: ({ transactions: list }) => lostRows(list),
  invariants: {
    'shows the transactions of the last response': ({ snapshot, lastAnswer }) =>
      JSON.stringify(snapshot.context.transactions) === JSON.stringify(lastAnswer('transactions')?.content ?? []),
    'the number of lost transactions is that of the last response': ({ snapshot, lastAnswer }) =>
      lostRows(snapshot.context.transactions) === lostRows(lastAnswer('transactions')?.content ?? []),
    'the state matches the last reply': ({ steps, snapshot }) => {
      const last = steps.findLast(({ kind }) => kind === 'done' || kind === 'error');
      if (last?.kind === 'done') return snapshot.matches(last.output.content.length > 0 ? 'loaded' : 'empty');
      const isRetried = steps.findLast(({ kind }) => kind !== 'time')?.kind === 'event';
      return snapshot.matches(last?.kind === 'error' && !isRetried ? 'loadFailed' : 'loading');
    },
    'today is always the current day in Stockholm': ({ now, snapshot }) =>
      !snapshot.matches('loaded') || dayAt(snapshot.context.today) === dayAt(now),
    'requests the first page of five transactions': ({ effects }) =>
      effects
        .filter(({ name }) => name === 'call.transactions')
        .every(({ args }) => JSON.stringify(args) === '[{"id":30412,"page":0,"size":5}]'),
    'the list changes its day at midnight in Stockholm': ({ steps, now }) =>
      steps.at(-1)?.kind !== 'time' || dayAt(now) !== dayAt(now - 1),
  },
});
