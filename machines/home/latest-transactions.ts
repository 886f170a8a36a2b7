import { assign, setup } from 'xstate';
import { type Transaction, transactions } from '../../contract/account.ts';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import { ask, calling, type Named } from '../calling.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  readonly transactions: readonly Transaction[];
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'transactions.retry' };

/** Home shows the latest five (§9). */
const LATEST = 5;

interface Page {
  readonly content: readonly Transaction[];
}

const actors = { transactions: calling(transactions) };

/** What happened on the account last (§2 /home, §9). */
export const latestTransactions = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: { hasTransactions: (_, { content }: Page) => content.length > 0 },
  actions: {
    keepTransactions: assign((_, { content }: Page) => ({ transactions: content })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'latest-transactions',
  description: 'What happened on the account last.',
  meta: { section: '§2 /home' },
  context: ({ input }) => ({ ...input, transactions: [], failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'transactions',
        src: 'transactions',
        input: ({ context }) => ask(context, { id: context.accountId, page: 0, size: LATEST }),
        onDone: [
          {
            guard: { type: 'hasTransactions', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepTransactions', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    shown: {},
    none: { description: 'Nothing has been bought or loaded yet.' },
    failed: { on: { 'transactions.retry': 'reading' } },
  },
});
