import { assign, setup } from 'xstate';
import { type Transaction, transactions } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import { callActor, callInput, type Named, toFailure, waitUntil } from '../call-actor.ts';
import { dayAt, endOf } from '../days.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  readonly transactions: readonly Transaction[];
  /** A moment of the day that it is while they show, ms since 1970. */
  readonly today: number;
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'transactions.retry' };

/** Home shows the latest five (§9). */
const LATEST = 5;

interface Page {
  readonly content: readonly Transaction[];
}

const actors = { transactions: callActor(transactions), untilMidnight: waitUntil };

/** What happened on the account last (§2 /home, §9). */
export const latestTransactions = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: { hasTransactions: (_, { content }: Page) => content.length > 0 },
  actions: {
    keepTransactions: assign((_, { content }: Page) => ({ transactions: content })),
    noteToday: assign(({ context: { ports } }) => ({ today: ports.clock.now() })),
    setFailure: assign(toFailure),
  },
}).createMachine({
  id: 'latest-transactions',
  description: 'What happened on the account last.',
  meta: { section: '§2 /home' },
  context: ({ input }) => ({ ...input, transactions: [], today: 0, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'transactions',
        src: 'transactions',
        input: ({ context }) => callInput(context, { id: context.accountId, page: 0, size: LATEST }),
        onDone: [
          {
            guard: { type: 'hasTransactions', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepTransactions', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    shown: {
      entry: 'noteToday',
      invoke: {
        id: 'untilMidnight',
        src: 'untilMidnight',
        input: ({ context: { ports, today } }) => ({ clock: ports.clock, moment: endOf(dayAt(today)) }),
        onDone: {
          target: 'shown',
          reenter: true,
          description: 'It is midnight in Stockholm: what happened today happened yesterday.',
        },
      },
    },
    none: { description: 'Nothing has been bought or loaded yet.' },
    failed: { on: { 'transactions.retry': 'reading' } },
  },
});
