import { foundCard } from '../account-choice.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { formStates } from '../form.ts';
import { loadCards } from '../load-card.ts';
import {
  cardReference,
  classicReplacementSetup,
  clientParams,
  type FieldParams,
  initialContext,
  orderRequest,
} from './classic-replacement.setup.ts';

const fieldParams = ({ event }: { event: FieldParams }): FieldParams => ({ field: event.field });

const outputParams = <Output>({ event }: { event: { output: Output } }) => event.output;
const setCard = { type: 'setCard', params: foundCard } as const;
const replaced = [setCard, 'notifyOwner', 'showSuccessToast', 'clearMessage'] as const;
const setMessage = { type: 'setMessage', params: errorParams } as const;
const loadFailed = { target: '#classic-replacement.loadFailed', actions: setMessage } as const;

const feeInvalid = {
  guard: { type: 'isFeeInvalid', params: errorParams },
  target: '#classic-replacement.feeInvalid',
  description: 'The fee is negative or cannot be read.',
} as const;

const loading = classicReplacementSetup.createStateConfig({
  description: 'Loads the card, the last order of a physical card and the fee.',
  initial: 'card',
  states: {
    card: {
      invoke: {
        ...loadCards,
        onDone: [
          { guard: { type: 'hasClient', params: foundCard }, target: 'orders', actions: setCard },
          {
            guard: { type: 'hasCard', params: foundCard },
            target: '#classic-replacement.loadFailed',
            actions: 'setInvalid',
            description: 'The card does not say which employer sets the fee.',
          },
          { target: '#classic-replacement.noCard' },
        ],
        onError: loadFailed,
      },
    },
    orders: {
      invoke: {
        id: 'physicalCardEligibility',
        src: 'physicalCardEligibility',
        input: ({ context }) => callInput(context, cardReference(context)),
        onDone: [
          {
            guard: { type: 'isInTransit', params: outputParams },
            target: '#classic-replacement.inTransit',
            actions: { type: 'setLastOrder', params: outputParams },
          },
          { target: 'fee' },
        ],
        onError: loadFailed,
      },
    },
    fee: {
      invoke: {
        id: 'replacementFee',
        src: 'replacementFee',
        input: ({ context }) => callInput(context, clientParams(context)),
        onDone: { target: '#classic-replacement.editing.settled', actions: { type: 'setFee', params: outputParams } },
        onError: [feeInvalid, loadFailed],
      },
    },
  },
});

const ordering = classicReplacementSetup.createStateConfig({
  description: 'Sends the order once and reads its outcome from the cards.',
  initial: 'submitting',
  states: {
    submitting: {
      invoke: {
        id: 'replaceCard',
        src: 'replaceCard',
        input: ({ context }) => callInput(context, orderRequest(context)),
        onDone: { target: 'checkingAccepted', actions: 'setNotDone' },
        onError: [
          {
            guard: { type: 'isFeeChanged', params: errorParams },
            target: 'reloadingFee',
            actions: setMessage,
            description: 'Nothing was ordered because the fee has changed.',
          },
          { target: 'checkingOutcome', actions: setMessage },
        ],
      },
    },
    reloadingFee: {
      description: 'Loads the new fee, which the user must approve.',
      invoke: {
        id: 'replacementFee',
        src: 'replacementFee',
        input: ({ context }) => callInput(context, clientParams(context)),
        onDone: { target: '#classic-replacement.editing.settled', actions: { type: 'setFee', params: outputParams } },
        onError: [feeInvalid, loadFailed],
      },
    },
    checkingOutcome: {
      description: 'Checks whether the card was ordered in spite of the failed call.',
      invoke: {
        ...loadCards,
        onDone: [
          {
            guard: { type: 'isReplaced', params: foundCard },
            target: '#classic-replacement.ordered',
            actions: replaced,
          },
          { target: '#classic-replacement.editing.settled' },
        ],
        onError: '#classic-replacement.outcomeUnknown',
      },
    },
    checkingAccepted: {
      description: 'The order was accepted. The cards say whether the old card is really blocked.',
      invoke: {
        ...loadCards,
        onDone: [
          {
            guard: { type: 'isReplaced', params: foundCard },
            target: '#classic-replacement.ordered',
            actions: replaced,
          },
          { target: '#classic-replacement.outcomeUnknown' },
        ],
        onError: '#classic-replacement.outcomeUnknown',
      },
    },
  },
});

/**
 * Blocks the card permanently and orders a new physical one (§2 /replacement-card, §5 fee approval). It does
 * not matter when a card was last ordered, because a card can be stolen at any time. The order is sent once; then the
 * machine reads the cards, because an answer alone does not prove that the old card is blocked.
 */
export const classicReplacement = classicReplacementSetup.createMachine({
  id: 'classic-replacement',
  description: 'Orders a physical card to replace one that is lost, stolen or damaged.',
  meta: { section: '§2 /replacement-card', page: '/replacement-card' },
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed: { on: { 'status.retry': { target: 'loading', actions: 'clearMessage' } } },
    feeInvalid: {
      description: 'No card can be ordered without a fee that the user can approve. The page links to the support.',
      on: { 'status.retry': { target: 'loading.fee', actions: 'clearMessage' } },
    },
    noCard: { description: 'The account has no card.' },
    inTransit: {
      description: 'The card is blocked and was ordered recently, so it may still be in the post.',
      on: {
        'order.anyway': {
          target: 'loading.fee',
          description: 'The card was lost in the post, or the user blocked it.',
        },
      },
    },
    editing: {
      description: 'The form with the reason and the fee approval, and why the last attempt failed.',
      ...formStates(
        { target: '#classic-replacement.ordering', actions: 'clearMessage' },
        {
          on: {
            'field.changed': {
              guard: { type: 'isShown', params: fieldParams },
              target: '.ready',
              actions: 'changeField',
              description: 'Without a fee there is no approval.',
            },
          },
        },
      ),
    },
    ordering,
    outcomeUnknown: {
      description: 'It is not known whether the card was ordered. The user can check again but not order.',
      on: { 'status.retry': 'ordering.checkingOutcome' },
    },
    ordered: { description: 'The old card is blocked permanently, and the new one is ordered.' },
  },
});
