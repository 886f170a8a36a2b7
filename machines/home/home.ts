import { assign, setup } from 'xstate';
import { balance, type Transaction, transactions } from '../../contract/account.ts';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import type { Kronor } from '../../contract/money.ts';
import { type NextTopup, nextTopupInfo } from '../../contract/topup.ts';
import { ask, calling, type Named } from '../calling.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  readonly balance: Kronor | null;
  readonly nextTopup: NextTopup | null;
  readonly transactions: readonly Transaction[];
  readonly failures: { readonly [P in Part]?: CallFailure };
}

/** The parts of the page, each of which loads, fails and is retried on its own. */
type Part = 'balance' | 'nextTopup' | 'transactions';

type Event =
  | { readonly type: 'balance.retry' }
  | { readonly type: 'nextTopup.retry' }
  | { readonly type: 'transactions.retry' };

/** Home shows the latest five (§9). */
const LATEST = 5;

const actors = {
  balance: calling(balance),
  nextTopupInfo: calling(nextTopupInfo),
  transactions: calling(transactions),
};

/** The dashboard (§2 /home): balance, next top-up and latest transactions. */
export const home = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasTopup: (_, { nextTopup }: { nextTopup: NextTopup }) => nextTopup.nextTopupDate !== null,
    hasTransactions: (_, { content }: { content: readonly Transaction[] }) => content.length > 0,
  },
  actions: {
    keepBalance: assign((_, { amount }: { amount: Kronor }) => ({ balance: amount })),
    keepTopup: assign((_, { nextTopup }: { nextTopup: NextTopup }) => ({ nextTopup })),
    keepTransactions: assign((_, { content }: { content: readonly Transaction[] }) => ({ transactions: content })),
    noteFailure: assign(({ context }, { part, error }: { part: Part; error: unknown }) => ({
      failures: { ...context.failures, [part]: failureOf(error) },
    })),
  },
}).createMachine({
  id: 'home',
  description: 'The dashboard: its parts load, fail and are tried again each on its own.',
  meta: { section: '§2 /home' },
  context: ({ input }) => ({ ...input, balance: null, nextTopup: null, transactions: [], failures: {} }),
  type: 'parallel',
  states: {
    balance: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'balance',
            src: 'balance',
            input: ({ context }) => ask(context, { id: context.accountId }),
            onDone: { target: 'shown', actions: { type: 'keepBalance', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'noteFailure', params: ({ event }) => ({ part: 'balance', error: event.error }) },
            },
          },
        },
        shown: {},
        failed: { on: { 'balance.retry': 'reading' } },
      },
    },
    nextTopup: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'nextTopupInfo',
            src: 'nextTopupInfo',
            input: ({ context }) => ask(context, { id: context.accountId }),
            onDone: [
              {
                guard: { type: 'hasTopup', params: ({ event }) => ({ nextTopup: event.output }) },
                target: 'shown',
                actions: { type: 'keepTopup', params: ({ event }) => ({ nextTopup: event.output }) },
              },
              { target: 'none' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'noteFailure', params: ({ event }) => ({ part: 'nextTopup', error: event.error }) },
            },
          },
        },
        shown: {},
        none: { description: 'No month is ordered.' },
        failed: { on: { 'nextTopup.retry': 'reading' } },
      },
    },
    transactions: {
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
            onError: {
              target: 'failed',
              actions: { type: 'noteFailure', params: ({ event }) => ({ part: 'transactions', error: event.error }) },
            },
          },
        },
        shown: {},
        none: { description: 'Nothing has been bought or loaded yet.' },
        failed: { on: { 'transactions.retry': 'reading' } },
      },
    },
  },
});
