import { assign, setup } from 'xstate';
import { balance } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import type { Kronor } from '../../contract/money.ts';
import { callActor, callInput, type Named, toFailure } from '../call-actor.ts';
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

/** The most that a card holds, kronor (§9). */
export const MOST = 15_000;
/** Below this there is little left, above that the card is nearly full; kronor (§9). */
export const LITTLE = 200;
export const MUCH = 12_000;

interface Told {
  readonly amount: Kronor;
}
const told = ({ event }: { event: { output: Told } }) => event.output;
const keep = { type: 'keepAmount', params: told } as const;

const actors = { balance: callActor(balance) };

/** What can be spent now, in kronor, and whether that is little or nearly all that the card holds (§3, §9). */
export const balancePart = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    isLow: (_, { amount }: Told) => amount < LITTLE,
    isHigh: (_, { amount }: Told) => amount > MUCH,
  },
  actions: {
    keepAmount: assign((_, { amount }: Told) => ({ amount })),
    setFailure: assign(toFailure),
  },
}).createMachine({
  id: 'balance',
  description: 'What can be spent now.',
  meta: { section: '§3 Balance, §9 notices' },
  context: ({ input }) => ({ ...input, amount: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'balance',
        src: 'balance',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          { guard: { type: 'isLow', params: told }, target: 'low', actions: keep },
          { guard: { type: 'isHigh', params: told }, target: 'high', actions: keep },
          { target: 'ordinary', actions: keep },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    low: { description: 'Less than 200 kronor are left, and the page says so.' },
    ordinary: {},
    high: { description: 'More than 12,000 kronor: the next top-ups may have to wait for room.' },
    failed: { on: { 'balance.retry': 'reading' } },
  },
});
