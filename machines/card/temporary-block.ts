import { assign, setup } from 'xstate';
import { accountCards, type Card, temporaryBlock as toggleTemporaryBlock } from '../../contract/card.ts';
import { callActor, callInput, errorParams, type Named, toMessage } from '../call-actor.ts';
import { cardFailureMessage } from '../card-failure.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  readonly card: Card;
  /** Called with the changed card. */
  readonly onEvent: (event: { readonly type: 'card.changed'; readonly card: Card }) => void;
}

interface Context extends Input {
  readonly message: Message | null;
}

type Event = { readonly type: 'card.pause' } | { readonly type: 'card.resume' } | { readonly type: 'status.retry' };

const actors = { temporaryBlock: callActor(toggleTemporaryBlock), accountCards: callActor(accountCards) };

interface CardParams {
  readonly card: Card | null;
}
const answerParams = ({ event }: { event: { output: Card } }) => ({ card: event.output });

const TOASTS = { ACTIVE: 'card.block.removed', BLOCKED: 'card.block.set' } as const;

const temporaryBlockSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isActive: ({ context }) => context.card.status === 'ACTIVE',
    isChanged: ({ context }, { card }: CardParams) => card !== null && card.status !== context.card.status,
  },
  actions: {
    setCard: assign(({ context }, { card }: CardParams) => ({ card: card ?? context.card })),
    notifyOwner: ({ context }) => context.onEvent({ type: 'card.changed', card: context.card }),
    showToast: ({ context }) => context.ports.notify({ type: 'success', message: { id: TOASTS[context.card.status] } }),
    setFailure: assign(toMessage(cardFailureMessage)),
    clearMessage: assign({ message: null }),
  },
});

/** The card of the context in a new list of the account's cards. */
const findCard =
  ({ card: { referenceCode } }: Context) =>
  (cards: readonly Card[]): CardParams => ({
    card: cards.find((card) => card.referenceCode === referenceCode) ?? null,
  });

/**
 * Sets and lifts the temporary block of the card (§4 card). One call toggles the block, so it is never repeated: after a
 * failed call the card is read again before the user can do anything else.
 */
export const temporaryBlock = temporaryBlockSetup.createMachine({
  id: 'temporary-block',
  description: 'Sets and lifts the temporary block of the card.',
  meta: { section: '§4 Card' },
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isActive', target: 'active' }, { target: 'blocked' }] },
    active: { on: { 'card.pause': 'submitting' } },
    blocked: { on: { 'card.resume': 'submitting' } },
    submitting: {
      entry: 'clearMessage',
      invoke: {
        id: 'temporaryBlock',
        src: 'temporaryBlock',
        input: ({ context }) => callInput(context, { referenceCode: context.card.referenceCode }),
        onDone: {
          target: 'deciding',
          actions: [{ type: 'setCard', params: answerParams }, 'showToast', 'notifyOwner'],
        },
        onError: { target: 'checking', actions: { type: 'setFailure', params: errorParams } },
      },
    },
    checking: {
      description: 'The card is read again: the call may have worked although it failed.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ context, event }) => findCard(context)(event.output) },
            target: 'deciding',
            actions: [
              { type: 'setCard', params: ({ context, event }) => findCard(context)(event.output) },
              'clearMessage',
              'showToast',
              'notifyOwner',
            ],
          },
          { target: 'deciding' },
        ],
        onError: 'checkFailed',
      },
    },
    checkFailed: {
      description: 'Whether the card is blocked is unknown; the user can only read it again.',
      on: { 'status.retry': 'checking' },
    },
  },
});
