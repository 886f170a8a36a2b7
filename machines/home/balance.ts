import { assign, setup } from 'xstate';
import { balance as balanceCall } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import type { Kronor } from '../../contract/money.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  readonly amount: Kronor | null;
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'balance.retry' };

/** A balance below this is low, kronor (§9). */
export const LOW_BALANCE = 200;
/** A balance above this is high: the next top-up may not fit; kronor (§9). */
export const HIGH_BALANCE = 12_000;

interface AmountParams {
  readonly amount: Kronor;
}
const amountParams = ({ event }: { event: { output: AmountParams } }) => event.output;
const setAmount = { type: 'setAmount', params: amountParams } as const;

const actors = { balance: callActor(balanceCall) };

/** The balance of the card in kronor, and whether it is low or high (§3, §9). */
export const balance = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    isLow: (_, { amount }: AmountParams) => amount < LOW_BALANCE,
    isHigh: (_, { amount }: AmountParams) => amount > HIGH_BALANCE,
  },
  actions: {
    setAmount: assign((_, { amount }: AmountParams) => ({ amount })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'balance',
  description: 'The balance of the card.',
  meta: { section: '§3 Balance, §9 notices' },
  context: ({ input }) => ({ ...input, amount: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'balance',
        src: 'balance',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          { guard: { type: 'isLow', params: amountParams }, target: 'low', actions: setAmount },
          { guard: { type: 'isHigh', params: amountParams }, target: 'high', actions: setAmount },
          { target: 'normal', actions: setAmount },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorParams } },
      },
    },
    low: { description: 'Less than 200 kronor. The page shows a warning.' },
    normal: {},
    high: { description: 'More than 12,000 kronor. The page says that the next top-ups may have to wait.' },
    loadFailed: { on: { 'balance.retry': { target: 'loading', actions: 'clearFailure' } } },
  },
});
