import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { accountCards, type Card, walletTokens } from '../../contract/card.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import { cardFound, loadCards } from '../load-card.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

type WalletTokens = ResponseOf<typeof walletTokens>['walletTokens'];

interface Context extends Input {
  readonly card: Card | null;
  readonly tokens: WalletTokens;
  readonly failure: CallFailure | null;
}

const actors = { accountCards: callActor(accountCards), walletTokens: callActor(walletTokens) };
const onError = { target: 'loadFailed', actions: { type: 'setFailure', params: errorParams } } as const;

/** The mobile devices on which the current card is in a wallet (decision 11). */
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
    hasTokens: (_, { walletTokens }: { walletTokens: WalletTokens }) => walletTokens.length > 0,
  },
  actions: {
    setCard: assign((_, { card }: { card: Card | null }) => ({ card })),
    setTokens: assign((_, { walletTokens }: { walletTokens: WalletTokens }) => ({ tokens: walletTokens })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'mobile-devices',
  description: 'The phones and watches on which the current card is in a wallet.',
  meta: { section: '§3 Wallet tokens', page: '/mobile-devices' },
  context: ({ input }) => ({ ...input, card: null, tokens: [], failure: null }),
  initial: 'loadingCard',
  states: {
    loadingCard: {
      invoke: {
        ...loadCards,
        onDone: cardFound('loadingDevices', 'noDevices'),
        onError,
      },
    },
    loadingDevices: {
      invoke: {
        id: 'walletTokens',
        src: 'walletTokens',
        input: ({ context }) => callInput(context, { referenceCode: context.card?.referenceCode ?? '' }),
        onDone: [
          {
            guard: { type: 'hasTokens', params: ({ event }) => event.output },
            target: 'loaded',
            actions: { type: 'setTokens', params: ({ event }) => event.output },
          },
          { target: 'noDevices' },
        ],
        onError,
      },
    },
    loaded: {},
    noDevices: {},
    loadFailed: { on: { 'devices.retry': { target: 'loadingCard', actions: 'clearFailure' } } },
  },
});
