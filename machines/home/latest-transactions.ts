import { assign, setup } from 'xstate';
import { transactions } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import type { List } from '../../contract/list.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure, waitUntil } from '../call-actor.ts';
import { dayAt, endOf } from '../days.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  readonly transactions: List<Transaction>;
  /** A time on the current day in Stockholm, ms since 1970; relative dates such as "today" are based on it. */
  readonly today: number;
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'transactions.retry' };

/** How many transactions home shows (§9). */
const PAGE_SIZE = 5;

interface PageParams {
  readonly content: List<Transaction>;
}

const actors = { transactions: callActor(transactions), untilMidnight: waitUntil };

/** The latest transactions of the account (§2 /home, §9). */
export const latestTransactions = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: { hasTransactions: (_, { content }: PageParams) => content.length > 0 },
  actions: {
    setTransactions: assign((_, { content }: PageParams) => ({ transactions: content })),
    setToday: assign(({ context: { ports } }) => ({ today: ports.clock.now() })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'latest-transactions',
  description: 'The latest transactions of the account.',
  meta: { section: '§2 /home', page: '/home' },
  context: ({ input }) => ({ ...input, transactions: [], today: 0, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'transactions',
        src: 'transactions',
        input: ({ context }) => callInput(context, { id: context.accountId, page: 0, size: PAGE_SIZE }),
        onDone: [
          {
            guard: { type: 'hasTransactions', params: ({ event }) => event.output },
            target: 'loaded',
            actions: { type: 'setTransactions', params: ({ event }) => event.output },
          },
          { target: 'empty' },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorParams } },
      },
    },
    loaded: {
      entry: 'setToday',
      invoke: {
        id: 'untilMidnight',
        src: 'untilMidnight',
        input: ({ context: { ports, today } }) => ({ clock: ports.clock, moment: endOf(dayAt(today)) }),
        onDone: {
          target: 'loaded',
          reenter: true,
          description: 'At midnight in Stockholm the relative dates change: today becomes yesterday.',
        },
      },
    },
    empty: { description: 'The account has no transactions yet.' },
    loadFailed: { on: { 'transactions.retry': { target: 'loading', actions: 'clearFailure' } } },
  },
});
