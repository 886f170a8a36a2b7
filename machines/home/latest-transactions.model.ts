import { transactions } from '../../contract/account.ts';
import { dayAt } from '../days.ts';
import { defineModel } from '../model.ts';
import { latestTransactions } from './latest-transactions.ts';

const page = transactions.response.parse(transactions.example.response);

export const latestTransactionsModel = defineModel({
  machine: latestTransactions,
  starts: { 'an open account': { input: (ports) => ({ ports, accountId: 30412 }) } },
  events: { 'transactions.retry': 'bare' },
  actors: {
    transactions: {
      done: { 'some rows': page, 'no rows': { content: [], totalElements: 0 } },
      error: { 'the backend is down': { kind: 'rejected', status: 500, detail: null } },
    },
    untilMidnight: 'waits',
  },
  identity: () => null,
  invariants: {
    'the rows are those that the backend gave last': ({ snapshot, lastAnswer }) =>
      JSON.stringify(snapshot.context.transactions) === JSON.stringify(lastAnswer('transactions')?.content ?? []),
    'rows, no rows and a failure are told apart': ({ steps, snapshot }) => {
      const last = steps.findLast(({ kind }) => kind !== 'time');
      if (last?.kind === 'done') return snapshot.matches(last.output.content.length > 0 ? 'shown' : 'none');
      return snapshot.matches(last?.kind === 'error' ? 'failed' : 'reading');
    },
    'today is the day that it is in Stockholm, however long the rows have been there': ({ now, snapshot }) =>
      !snapshot.matches('shown') || dayAt(snapshot.context.today) === dayAt(now),
    'five rows are asked for, the newest': ({ effects }) =>
      effects
        .filter(({ name }) => name === 'call.transactions')
        .every(({ args }) => JSON.stringify(args) === '[{"id":30412,"page":0,"size":5}]'),
  },
});
