import { type ActorRefFrom, assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { accountCards, type Card, walletTokens } from '../../contract/card.ts';
import type { List } from '../../contract/list.ts';
import { type Preferences, readPreferences } from '../../contract/preferences.ts';
import { virtualCards } from '../../contract/replacement-card.ts';
import { foundCard } from '../account-choice.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import { type Limits, limitsIn } from '../limit-usage.ts';
import { recentSpending } from '../limits/recent-spending.ts';
import { loadCards } from '../load-card.ts';
import { physicalCardOffer } from '../physical-card/physical-card-offer.ts';
import type { VaultPorts } from '../ports.ts';
import { pinUnblock } from './pin-unblock.ts';
import { sensitiveInfo } from './sensitive-info.ts';
import { temporaryBlock } from './temporary-block.ts';

interface Input {
  readonly ports: VaultPorts;
  readonly accountId: number;
}

type WalletTokens = ResponseOf<typeof walletTokens>;

interface Context extends Input {
  readonly card: Card | null;
  /** All cards of the account. */
  readonly cards: List<Card>;
  readonly failure: CallFailure | null;
  /** Null until they are read. */
  readonly limits: Limits | null;
  /** The offer of a physical card; null until the card is loaded. */
  readonly offer: ActorRefFrom<typeof physicalCardOffer> | null;
}

type Event =
  | { readonly type: 'card.retry' }
  /** The temporary block was set or lifted. */
  | { readonly type: 'card.changed'; readonly card: Card };

const actors = {
  accountCards: callActor(accountCards),
  walletTokens: callActor(walletTokens),
  virtualCards: callActor(virtualCards),
  sensitiveInfo,
  pinUnblock,
  temporaryBlock,
  physicalCardOffer,
  readPreferences: callActor(readPreferences),
  recentSpending,
};

/** The loaded card. Throws in a state in which the card is not loaded. */
function loadedCard({ card }: Context): Card {
  if (card === null) throw new Error('the card is not loaded');
  return card;
}

const cardRequest = (context: Context) => ({ referenceCode: loadedCard(context).referenceCode });

interface LimitsParams {
  readonly limits: Limits | null;
}
const limitsParams = ({ event }: { event: { readonly output: Preferences } }) => ({ limits: limitsIn(event.output) });

const cardSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasCard: (_, { card }: { card: Card | null }) => card !== null,
    isEnabled: (_, { enabled }: { enabled: boolean }) => enabled,
    hasLimit: (_, { limits }: LimitsParams) => limits !== null && limits.daily + limits.weekly > 0,
    isInWallet: (_, { walletTokens }: WalletTokens) => walletTokens.some(({ status }) => status === 'ACTIVE'),
  },
  actions: {
    setCard: assign((_, { card }: { card: Card | null }) => ({ card })),
    setCards: assign((_, { cards }: { cards: List<Card> }) => ({ cards })),
    setLimits: assign((_, { limits }: LimitsParams) => ({ limits })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    spawnOffer: assign(({ context, spawn }) => ({
      offer: spawn('physicalCardOffer', {
        id: 'physicalCardOffer',
        input: { ports: context.ports, accountId: context.accountId, card: loadedCard(context) },
      }),
    })),
    notifyOffer: ({ context }) => context.offer?.send({ type: 'card.changed', card: loadedCard(context) }),
  },
});

const wallet = cardSetup.createStateConfig({
  description: 'Whether the card is in a mobile wallet (§4 wallet badge).',
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'walletTokens',
        src: 'walletTokens',
        input: ({ context }) => callInput(context, cardRequest(context)),
        onDone: [
          { guard: { type: 'isInWallet', params: ({ event }) => event.output }, target: 'inWallet' },
          { target: 'notInWallet' },
        ],
        onError: 'loadFailed',
      },
    },
    inWallet: {},
    notInWallet: {},
    loadFailed: { on: { 'card.retry': 'loading' } },
  },
});

const replacement = cardSetup.createStateConfig({
  description: 'How a lost card is replaced (decision 9).',
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'virtualCards',
        src: 'virtualCards',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          { guard: { type: 'isEnabled', params: ({ event }) => event.output }, target: 'digital' },
          { target: 'classic' },
        ],
        onError: 'loadFailed',
      },
    },
    digital: { description: 'With a new digital card, at once.' },
    classic: { description: 'With a new plastic card.' },
    loadFailed: { on: { 'card.retry': 'loading' } },
  },
});

const limits = cardSetup.createStateConfig({
  description: 'How much of the purchase limits is used.',
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'hasLimit', params: limitsParams },
            target: 'limited',
            actions: { type: 'setLimits', params: limitsParams },
          },
          { target: 'unlimited', description: 'Without a limit, or one that cannot be read.' },
        ],
        onError: 'loadFailed',
      },
    },
    limited: {
      invoke: {
        id: 'recentSpending',
        src: 'recentSpending',
        input: ({ context: { ports, accountId } }) => ({ ports, accountId }),
      },
    },
    unlimited: {},
    loadFailed: { on: { 'card.retry': 'loading' } },
  },
});

const readCards = ({ event }: { event: { readonly output: List<Card> } }) => ({ cards: event.output });

/** The current card of an account (§2 /card): its status, and what the user can do with it. */
export const card = cardSetup.createMachine({
  id: 'card',
  description: 'The current card: its status, and what the user can do with it.',
  meta: { section: '§2 /card', page: '/card' },
  context: ({ input }) => ({ ...input, card: null, cards: [], failure: null, limits: null, offer: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        ...loadCards,
        onDone: [
          {
            guard: { type: 'hasCard', params: foundCard },
            target: 'loaded',
            actions: [
              { type: 'setCard', params: foundCard },
              { type: 'setCards', params: readCards },
            ],
          },
          { target: 'noCard' },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'setFailure', params: errorParams },
        },
      },
    },
    loadFailed: { on: { 'card.retry': { target: 'loading', actions: 'clearFailure' } } },
    noCard: { description: 'The account has no card.' },
    loaded: {
      type: 'parallel',
      entry: 'spawnOffer',
      invoke: [
        {
          id: 'sensitiveInfo',
          src: 'sensitiveInfo',
          input: ({ context }) => ({ ports: context.ports, ...cardRequest(context) }),
        },
        {
          id: 'pinUnblock',
          src: 'pinUnblock',
          input: ({ context }) => ({ ports: context.ports, ...cardRequest(context) }),
        },
        {
          id: 'temporaryBlock',
          src: 'temporaryBlock',
          input: ({ context, self }) => ({
            ports: context.ports,
            accountId: context.accountId,
            card: loadedCard(context),
            onEvent: (event) => self.send(event),
          }),
        },
      ],
      on: {
        'card.changed': {
          actions: [{ type: 'setCard', params: ({ event }) => ({ card: event.card }) }, 'notifyOffer'],
          description: 'Whether a physical card can be ordered depends on the status of the card.',
        },
      },
      states: { wallet, replacement, limits },
    },
  },
});
