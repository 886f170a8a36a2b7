import { type ActorRefFrom, assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { accountCards, type Card, walletTokens } from '../../contract/card.ts';
import { virtualCards } from '../../contract/replacement-card.ts';
import { foundCard } from '../account-choice.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import { physicalCardOffer } from '../physical-card/physical-card-offer.ts';
import type { Ports } from '../ports.ts';
import { pinUnblock } from './pin-unblock.ts';
import { sensitiveInfo } from './sensitive-info.ts';
import { temporaryBlock } from './temporary-block.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

type Wallets = ResponseOf<typeof walletTokens>['walletTokens'];

interface Context extends Input {
  readonly card: Card | null;
  readonly failure: CallFailure | null;
  readonly wallets: Wallets;
  /** Whether a physical card can be ordered, once a card is shown. */
  readonly offer: ActorRefFrom<typeof physicalCardOffer> | null;
}

type Event =
  | { readonly type: 'card.retry' }
  /** How the card stands after its temporary block has changed. */
  | { readonly type: 'card.changed'; readonly card: Card };

const actors = {
  accountCards: callActor(accountCards),
  walletTokens: callActor(walletTokens),
  virtualCards: callActor(virtualCards),
  sensitiveInfo,
  pinUnblock,
  temporaryBlock,
  physicalCardOffer,
};

/** The card that a state has made sure of. */
function known({ card }: Context): Card {
  if (card === null) throw new Error('the card is shown before it is known');
  return card;
}

const reference = (context: Context) => ({ referenceCode: known(context).referenceCode });

const cardSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasCard: (_, { card }: { card: Card | null }) => card !== null,
    isOn: (_, { enabled }: { enabled: boolean }) => enabled,
    isInWallet: (_, { walletTokens }: { walletTokens: Wallets }) =>
      walletTokens.some(({ status }) => status === 'ACTIVE'),
  },
  actions: {
    keepCard: assign((_, { card }: { card: Card | null }) => ({ card })),
    keepWallets: assign((_, { walletTokens }: { walletTokens: Wallets }) => ({ wallets: walletTokens })),
    setFailure: assign(toFailure),
    beginOffer: assign(({ context, spawn }) => ({
      offer: spawn('physicalCardOffer', {
        id: 'physicalCardOffer',
        input: { ports: context.ports, accountId: context.accountId, ...reference(context) },
      }),
    })),
    tellOffer: ({ context }) => context.offer?.send({ type: 'card.changed' }),
  },
});

const wallet = cardSetup.createStateConfig({
  description: 'Whether the card is in a mobile wallet (§4 wallet badge).',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'walletTokens',
        src: 'walletTokens',
        input: ({ context }) => callInput(context, reference(context)),
        onDone: [
          {
            guard: { type: 'isInWallet', params: ({ event }) => event.output },
            target: 'active',
            actions: { type: 'keepWallets', params: ({ event }) => event.output },
          },
          { target: 'absent' },
        ],
        onError: 'unknown',
      },
    },
    active: {},
    absent: {},
    unknown: { description: 'It could not be read.', on: { 'card.retry': 'reading' } },
  },
});

const replacement = cardSetup.createStateConfig({
  description: 'In which way the card is replaced when it is lost (decision 9).',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'virtualCards',
        src: 'virtualCards',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          { guard: { type: 'isOn', params: ({ event }) => event.output }, target: 'digital' },
          { target: 'classic' },
        ],
        onError: 'unknown',
      },
    },
    digital: { description: 'By a new digital card at once.' },
    classic: { description: 'By a new card of plastic.' },
    unknown: { description: 'It could not be read.', on: { 'card.retry': 'reading' } },
  },
});

/** The card (§2 /card): which one it is, how it stands, and what can be done with it. */
export const card = cardSetup.createMachine({
  id: 'card',
  description: 'The current card: how it stands, and what is offered for it.',
  meta: { section: '§2 /card' },
  context: ({ input }) => ({ ...input, card: null, failure: null, wallets: [], offer: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'hasCard', params: foundCard },
            target: 'shown',
            actions: { type: 'keepCard', params: foundCard },
          },
          { target: 'none' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: errorParams },
        },
      },
    },
    failed: { on: { 'card.retry': 'reading' } },
    none: { description: 'The account has no card.' },
    shown: {
      type: 'parallel',
      entry: 'beginOffer',
      invoke: [
        {
          id: 'cardSecret',
          src: 'cardSecret',
          input: ({ context }) => ({ ports: context.ports, ...reference(context) }),
        },
        {
          id: 'pinUnblock',
          src: 'pinUnblock',
          input: ({ context }) => ({ ports: context.ports, ...reference(context) }),
        },
        {
          id: 'temporaryBlock',
          src: 'temporaryBlock',
          input: ({ context, self }) => ({
            ports: context.ports,
            accountId: context.accountId,
            card: known(context),
            tell: (card) => self.send({ type: 'card.changed', card }),
          }),
        },
      ],
      on: {
        'card.changed': {
          actions: [{ type: 'keepCard', params: ({ event }) => ({ card: event.card }) }, 'tellOffer'],
          description: 'Whether a physical card can be ordered depends on how the card stands.',
        },
      },
      states: { wallet, replacement },
    },
  },
});
