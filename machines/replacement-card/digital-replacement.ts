import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { replaceDigitalCard } from '../../contract/replacement-card.ts';
import { callActor, callInput, type ErrorParams, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { loadCards } from '../load-card.ts';
import { failureMessage, type Message } from '../message.ts';
import { settleDelays, settled } from '../settling.ts';
import { type CardHistory, cardHistoryOf, isReplacedBy } from './card-history.ts';
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

const digitalReplacementSetup = setup({
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
    setMessage: assign(toMessage(failureMessage)),
    /** Shown only if the cards do not confirm what the backend has answered. */
    setNotDone: assign({ message: { id: 'failure.notDone' } }),
    clearMessage: assign({ message: null }),
    showSuccessToast: ({ context }) =>
      context.ports.notify({ type: 'success', message: { id: 'replacement-card.replaced' } }),
    goToCard: ({ context }) => context.ports.browser.go('/card', { replace: true }),
  },
});

const cardsParams = ({ event }: { event: { output: readonly Card[] } }) => cardHistoryOf(event.output);
const setCards = { type: 'setCards', params: cardsParams } as const;
const replaced = [setCards, 'clearMessage', 'notifyOwner'] as const;
const setMessage = { type: 'setMessage', params: errorParams } as const;

/**
 * Blocks the card permanently and replaces it with a new digital one (§4 block card). The request is sent once; then
 * the machine reads the cards, because an answer alone does not prove that the card is blocked. If the card is itself a replacement, the page shows that first.
 */
export const digitalReplacement = digitalReplacementSetup.createMachine({
  id: 'digital-replacement',
  description: 'Blocks the card permanently and creates a new digital card.',
  meta: { section: '§4 Block card', page: '/replacement-card?digital' },
  context: ({ input }) => ({ ...input, card: null, previous: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        ...loadCards,
        onDone: [
          { guard: { type: 'hasPrevious', params: cardsParams }, target: 'replacedBefore', actions: setCards },
          { guard: { type: 'hasCard', params: cardsParams }, target: 'offered', actions: setCards },
          { target: 'noCard' },
        ],
        onError: { target: 'loadFailed', actions: setMessage },
      },
    },
    loadFailed: { on: { 'status.retry': { target: 'loading', actions: 'clearMessage' } } },
    noCard: { description: 'The account has no card.' },
    replacedBefore: {
      description: 'The current card is itself a replacement. The user sees this before a second replacement.',
      on: { 'replace.anyway': 'offered' },
    },
    offered: {
      description: 'Shows what is kept and what is lost, and why the last attempt failed.',
      on: { 'card.replace': { target: 'replacing', actions: 'clearMessage' } },
    },
    settled: settled('offered'),
    replacing: {
      invoke: {
        id: 'replaceDigitalCard',
        src: 'replaceDigitalCard',
        input: ({ context }) => callInput(context, { referenceCode: requireCard(context).referenceCode }),
        onDone: { target: 'checkingAccepted', actions: 'setNotDone' },
        onError: [
          {
            guard: { type: 'isAlreadyReplaced', params: errorParams },
            target: 'loadingReplacement',
            actions: setMessage,
            description: 'The card was already replaced in another tab or on another device.',
          },
          { target: 'checkingOutcome', actions: setMessage },
        ],
      },
    },
    checkingAccepted: {
      description: 'The request was accepted. The cards say whether the old card is really blocked.',
      invoke: {
        ...loadCards,
        onDone: [
          { guard: { type: 'isReplaced', params: cardsParams }, target: 'replaced', actions: replaced },
          { target: 'outcomeUnknown' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    loadingReplacement: {
      description: 'Loads the card that replaced this one earlier.',
      invoke: {
        ...loadCards,
        onDone: [
          {
            guard: { type: 'hasCard', params: cardsParams },
            target: 'alreadyReplaced',
            actions: [setCards, 'notifyOwner'],
          },
          { target: 'alreadyReplaced' },
        ],
        onError: 'alreadyReplaced',
      },
    },
    checkingOutcome: {
      description: 'Checks whether the card was replaced in spite of the failed call.',
      invoke: {
        ...loadCards,
        onDone: [
          { guard: { type: 'isReplaced', params: cardsParams }, target: 'replaced', actions: replaced },
          { target: 'settled' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: {
      description: 'It is not known whether the card was replaced. The user can check again but not replace.',
      on: { 'status.retry': 'checkingOutcome' },
    },
    replaced: {
      description: 'The new card exists. The card page opens.',
      entry: ['showSuccessToast', 'goToCard'],
    },
    alreadyReplaced: { description: 'The card was replaced earlier; nothing was changed.' },
  },
});
