import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { accountCards, type Card, walletTokens } from '../../contract/card.ts';
import { foundCard } from '../account-choice.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

type Tokens = ResponseOf<typeof walletTokens>['walletTokens'];

interface Context extends Input {
  readonly card: Card | null;
  readonly tokens: Tokens;
  readonly failure: CallFailure | null;
}

const actors = { accountCards: callActor(accountCards), walletTokens: callActor(walletTokens) };
const toFailed = {
  target: 'failed',
  actions: { type: 'setFailure', params: errorParams },
} as const;

/** The mobile devices that hold the current card (decision 11). */
export const mobileDevices = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { readonly type: 'devices.retry' },
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasCard: (_, { card }: { card: Card | null }) => card !== null,
    hasTokens: (_, { walletTokens }: { walletTokens: Tokens }) => walletTokens.length > 0,
  },
  actions: {
    keepCard: assign((_, { card }: { card: Card | null }) => ({ card })),
    keepTokens: assign((_, { walletTokens }: { walletTokens: Tokens }) => ({ tokens: walletTokens })),
    setFailure: assign(toFailure),
  },
}).createMachine({
  id: 'wallets',
  description: 'The phones and watches that the current card is on.',
  meta: { section: '§3 Wallet tokens' },
  context: ({ input }) => ({ ...input, card: null, tokens: [], failure: null }),
  initial: 'finding',
  states: {
    finding: {
      description: 'Which card is the current one.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'hasCard', params: foundCard },
            target: 'reading',
            actions: { type: 'keepCard', params: foundCard },
          },
          { target: 'none' },
        ],
        onError: toFailed,
      },
    },
    reading: {
      invoke: {
        id: 'walletTokens',
        src: 'walletTokens',
        input: ({ context }) => callInput(context, { referenceCode: context.card?.referenceCode ?? '' }),
        onDone: [
          {
            guard: { type: 'hasTokens', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepTokens', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: toFailed,
      },
    },
    shown: {},
    none: { description: 'The card is on no device.' },
    failed: { on: { 'devices.retry': 'finding' } },
  },
});
