import { assign, setup } from 'xstate';
import { accountCards, type Card, temporaryBlock as toggleBlock } from '../../contract/card.ts';
import { callActor, callInput, errorParams, type Named, toMessage } from '../call-actor.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { cardFailureMessage } from './refusals.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  readonly card: Card;
  /** Hears how the card stands after a change. */
  readonly tell: (card: Card) => void;
}

interface Context extends Input {
  readonly message: Message | null;
}

type Event = { readonly type: 'card.pause' } | { readonly type: 'card.resume' } | { readonly type: 'status.retry' };

const actors = { temporaryBlock: callActor(toggleBlock), accountCards: callActor(accountCards) };

interface Read {
  readonly card: Card | null;
}
const toggled = ({ event }: { event: { output: Card } }) => ({ card: event.output });

const TOASTS = { ACTIVE: 'card.block.removed', BLOCKED: 'card.block.set' } as const;

const blockSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isActive: ({ context }) => context.card.status === 'ACTIVE',
    isChanged: ({ context }, { card }: Read) => card !== null && card.status !== context.card.status,
  },
  actions: {
    keepCard: assign(({ context }, { card }: Read) => ({ card: card ?? context.card })),
    tellCard: ({ context }) => context.tell(context.card),
    announce: ({ context }) => context.ports.notify({ type: 'success', message: { id: TOASTS[context.card.status] } }),
    setFailure: assign(toMessage(cardFailureMessage)),
    clearMessage: assign({ message: null }),
  },
});

/** The card among the cards of its account, as it stands there. */
const found =
  ({ card: { referenceCode } }: Context) =>
  (cards: readonly Card[]): Read => ({ card: cards.find((one) => one.referenceCode === referenceCode) ?? null });

/**
 * Blocks the card for a while and lifts that block (§4 card). One call does both, so after a lost answer the card is
 * read back before anything is offered: sent again, it would undo what was done.
 */
export const temporaryBlock = blockSetup.createMachine({
  id: 'temporary-block',
  description: 'The temporary block of the card, set and lifted.',
  meta: { section: '§4 Card' },
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isActive', target: 'active' }, { target: 'blocked' }] },
    active: { description: 'The card can be used.', on: { 'card.pause': 'changing' } },
    blocked: { description: 'The card cannot be used until the block is lifted.', on: { 'card.resume': 'changing' } },
    changing: {
      entry: 'clearMessage',
      invoke: {
        id: 'temporaryBlock',
        src: 'temporaryBlock',
        input: ({ context }) => callInput(context, { referenceCode: context.card.referenceCode }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'keepCard', params: toggled }, 'announce', 'tellCard'],
        },
        onError: { target: 'checking', actions: { type: 'setFailure', params: errorParams } },
      },
    },
    checking: {
      description: 'Whether it was done in spite of the failure is read, not guessed.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ context, event }) => found(context)(event.output) },
            target: 'deciding',
            actions: [
              { type: 'keepCard', params: ({ context, event }) => found(context)(event.output) },
              'clearMessage',
              'announce',
              'tellCard',
            ],
          },
          { target: 'deciding' },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'Nobody knows whether the card is blocked; nothing is offered before it is read.',
      on: { 'status.retry': 'checking' },
    },
  },
});
