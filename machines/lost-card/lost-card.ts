import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { callActor, errorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import { temporaryBlock } from '../card/temporary-block.ts';
import { latestTransactions } from '../home/latest-transactions.ts';
import { cardFound, loadCards } from '../load-card.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  readonly card: Card | null;
  readonly failure: CallFailure | null;
}

type Event =
  | { readonly type: 'card.retry' }
  /** The temporary block was set or lifted. */
  | { readonly type: 'card.changed'; readonly card: Card };

interface CardParams {
  readonly card: Card | null;
}

const actors = { accountCards: callActor(accountCards), temporaryBlock, latestTransactions };

/** The loaded card. Throws in a state in which the card is not loaded. */
function loadedCard({ card }: Context): Card {
  if (card === null) throw new Error('the card is not loaded');
  return card;
}

const changedCard = ({ event }: { event: { readonly card: Card } }) => ({ card: event.card });
const setChangedCard = { type: 'setCard', params: changedCard } as const;

/**
 * Leads a user who has lost the card: block it, then see the last purchases, and open the card again or replace it
 * (decision 66). The block itself, with all checks before and after it, is `temporary-block`: this machine sends nothing
 * to it, so that only a press of the user can block the card.
 */
export const lostCard = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasCard: (_, { card }: CardParams) => card !== null,
    isActive: (_, { card }: CardParams) => card?.status === 'ACTIVE',
    isBlocked: (_, { card }: CardParams) => card?.status === 'BLOCKED',
  },
  actions: {
    setCard: assign((_, { card }: CardParams) => ({ card })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'lost-card',
  description: 'Blocks a lost card at one press, then shows the last purchases and what the user can do.',
  meta: { section: 'decision 66', page: '/lost-card' },
  context: ({ input }) => ({ ...input, card: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        ...loadCards,
        onDone: cardFound('loaded', 'noCard'),
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorParams } },
      },
    },
    loadFailed: {
      description: 'Whether the card is blocked is unknown.',
      on: { 'card.retry': { target: 'loading', actions: 'clearFailure' } },
    },
    noCard: { description: 'The account has no card, so there is nothing to block.' },
    loaded: {
      initial: 'deciding',
      invoke: {
        id: 'temporaryBlock',
        src: 'temporaryBlock',
        input: ({ context, self }) => ({
          ports: context.ports,
          accountId: context.accountId,
          card: loadedCard(context),
          onEvent: (event) => self.send(event),
        }),
      },
      on: { 'card.changed': { target: '.deciding', actions: setChangedCard } },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isActive', params: ({ context }) => context }, target: 'usable' },
            { guard: { type: 'isBlocked', params: ({ context }) => context }, target: 'blocked' },
            { target: 'otherStatus' },
          ],
        },
        usable: { description: 'One press blocks the card; nothing else does, not even the address of the page.' },
        blocked: {
          description: 'The purchases are read after the block, so that the list has all of them.',
          invoke: {
            id: 'latestTransactions',
            src: 'latestTransactions',
            input: ({ context: { ports, accountId } }) => ({ ports, accountId }),
          },
          on: {
            'card.changed': {
              guard: { type: 'isActive', params: changedCard },
              target: 'usableAgain',
              actions: setChangedCard,
            },
          },
        },
        usableAgain: { description: 'The user has found the card. It can be blocked once more.' },
        otherStatus: {
          description: 'The portal does not know the status, so it cannot know what the toggle would do (decision 29).',
        },
      },
    },
  },
});
