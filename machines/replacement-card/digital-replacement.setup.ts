import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { accountCards } from '../../contract/card.ts';
import { replaceDigitalCard } from '../../contract/replacement-card.ts';
import { callActor, type ErrorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import { settleDelays } from '../settling.ts';
import { type CardHistory, isReplacedBy } from './card-history.ts';
import { isAlreadyReplaced } from './rejections.ts';
import { type ReplacementInput, requireCard } from './replacement-input.ts';

interface Context extends ReplacementInput, CardHistory {
  readonly message: Message | null;
}

type Event =
  | { readonly type: 'card.replace' }
  /** The user wants to replace the new card too. */
  | { readonly type: 'replace.anyway' }
  | { readonly type: 'status.retry' };

const actors = { accountCards: callActor(accountCards), replaceDigitalCard: callActor(replaceDigitalCard) };

export const digitalReplacementSetup = setup({
  types: {} as MachineTypes<ReplacementInput, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    hasCard: (_, { card }: CardHistory) => card !== null,
    hasPrevious: (_, { previous }: CardHistory) => previous !== null,
    isReplaced: ({ context }, { card }: CardHistory) => isReplacedBy(context.card, card),
    isAlreadyReplaced: (_, { error }: ErrorParams) => isAlreadyReplaced(failureOf(error)),
  },
  actions: {
    setCards: assign((_, { card, previous }: CardHistory) => ({ card, previous })),
    notifyOwner: ({ context }) => context.onEvent({ type: 'card.read', card: requireCard(context) }),
    setFailure: assign(toMessage(failureMessage)),
    /** Shown only if the cards do not confirm what the backend has answered. */
    setNotDone: assign({ message: { id: 'failure.notDone' } }),
    clearMessage: assign({ message: null }),
    showSuccessToast: ({ context }) =>
      context.ports.notify({ type: 'success', message: { id: 'replacement-card.replaced' } }),
    goToCard: ({ context }) => context.ports.browser.go('/card', { replace: true }),
  },
});
