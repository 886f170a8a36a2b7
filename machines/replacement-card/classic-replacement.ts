import { assign } from 'xstate';
import { foundCard } from '../account-choice.ts';
import { callInput, errorParams } from '../call-actor.ts';
import {
  cardReference,
  classicReplacementSetup,
  clientParams,
  initialContext,
  orderRequest,
  replacementForm,
} from './classic-replacement.setup.ts';

const outputParams = <Output>({ event }: { event: { output: Output } }) => event.output;
const setCard = { type: 'setCard', params: foundCard } as const;
const setFailure = { type: 'setFailure', params: errorParams } as const;
const loadFailed = { target: '#classic-replacement.loadFailed', actions: setFailure } as const;

const loading = classicReplacementSetup.createStateConfig({
  description: 'Loads the card, the last order of a physical card and the fee.',
  initial: 'card',
  states: {
    card: {
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          { guard: { type: 'hasCard', params: foundCard }, target: 'orders', actions: setCard },
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
            guard: { type: 'isOrderedToday', params: outputParams },
            target: '#classic-replacement.orderedToday',
            actions: { type: 'setLastOrder', params: outputParams },
          },
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
        onDone: { target: '#classic-replacement.editing', actions: { type: 'setFee', params: outputParams } },
        onError: loadFailed,
      },
    },
  },
});

const ordering = classicReplacementSetup.createStateConfig({
  description: 'Sends the order once and loads its outcome.',
  initial: 'submitting',
  states: {
    submitting: {
      invoke: {
        id: 'replaceCard',
        src: 'replaceCard',
        input: ({ context }) => callInput(context, orderRequest(context)),
        onDone: { target: 'refreshing', actions: 'showSuccessToast' },
        onError: [
          {
            guard: { type: 'isFeeChanged', params: errorParams },
            target: 'reloadingFee',
            actions: setFailure,
            description: 'Nothing was ordered because the fee has changed.',
          },
          { target: 'checking', actions: setFailure },
        ],
      },
    },
    reloadingFee: {
      description: 'Loads the new fee, which the user must approve.',
      invoke: {
        id: 'replacementFee',
        src: 'replacementFee',
        input: ({ context }) => callInput(context, clientParams(context)),
        onDone: { target: '#classic-replacement.editing', actions: { type: 'setFee', params: outputParams } },
        onError: loadFailed,
      },
    },
    checking: {
      description: 'Checks whether the card was ordered in spite of the failed call.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'isReplaced', params: foundCard },
            target: '#classic-replacement.ordered',
            actions: [setCard, 'notifyOwner', 'showSuccessToast', 'clearMessage'],
          },
          { target: '#classic-replacement.editing' },
        ],
        onError: '#classic-replacement.outcomeUnknown',
      },
    },
    refreshing: {
      description: 'The card is ordered. Loads the new card.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'hasCard', params: foundCard },
            target: '#classic-replacement.ordered',
            actions: [setCard, 'notifyOwner'],
          },
          { target: '#classic-replacement.ordered' },
        ],
        onError: '#classic-replacement.ordered',
      },
    },
  },
});

/**
 * Blocks the card permanently and orders a new physical one (§2 /replacement-card, §5 fee approval). Only one card a day
 * can be ordered. The order is sent once; after a lost response the machine checks the cards.
 */
export const classicReplacement = classicReplacementSetup.createMachine({
  id: 'classic-replacement',
  description: 'Orders a physical card to replace one that is lost, stolen or damaged.',
  meta: { section: '§2 /replacement-card' },
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed: { on: { 'status.retry': { target: 'loading', actions: 'clearMessage' } } },
    noCard: { description: 'The account has no card.' },
    orderedToday: { description: 'A physical card was ordered today. The next can be ordered tomorrow.' },
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
      on: {
        'field.changed': {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: assign(replacementForm.changed),
          description: 'Without a fee there is no approval.',
        },
        'field.blurred': { actions: assign(replacementForm.blurred) },
        'form.submitted': [
          { guard: 'isValid', target: 'ordering', actions: 'clearMessage' },
          { actions: 'showErrors', description: 'The errors are shown at the fields.' },
        ],
      },
    },
    ordering,
    outcomeUnknown: {
      description: 'It is not known whether the card was ordered. The user can check again but not order.',
      on: { 'status.retry': 'ordering.checking' },
    },
    ordered: { description: 'The old card is blocked permanently, and the new one is ordered.' },
  },
});
