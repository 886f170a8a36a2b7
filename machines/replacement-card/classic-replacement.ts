import { assign } from 'xstate';
import { foundCard } from '../account-choice.ts';
import { callInput, errorParams } from '../call-actor.ts';
import {
  classicReplacementSetup,
  clientOf,
  orderOf,
  referenceOf,
  replacementForm,
  startingContext,
} from './classic-replacement.setup.ts';

const told = <Output>({ event }: { event: { output: Output } }) => event.output;
const keepCard = { type: 'keepCard', params: foundCard } as const;
const setFailure = { type: 'setFailure', params: errorParams } as const;
const unread = { target: '#classic-replacement.failed', actions: setFailure } as const;

const reading = classicReplacementSetup.createStateConfig({
  description: 'How the card stands, whether plastic was ordered lately, and what a new one costs.',
  initial: 'card',
  states: {
    card: {
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          { guard: { type: 'hasCard', params: foundCard }, target: 'orders', actions: keepCard },
          { target: '#classic-replacement.none' },
        ],
        onError: unread,
      },
    },
    orders: {
      invoke: {
        id: 'physicalCardEligibility',
        src: 'physicalCardEligibility',
        input: ({ context }) => callInput(context, referenceOf(context)),
        onDone: [
          {
            guard: { type: 'isOrderedToday', params: told },
            target: '#classic-replacement.orderedToday',
            actions: { type: 'keepLastOrder', params: told },
          },
          {
            guard: { type: 'isOnItsWay', params: told },
            target: '#classic-replacement.onItsWay',
            actions: { type: 'keepLastOrder', params: told },
          },
          { target: 'fee' },
        ],
        onError: unread,
      },
    },
    fee: {
      invoke: {
        id: 'replacementFee',
        src: 'replacementFee',
        input: ({ context }) => callInput(context, clientOf(context)),
        onDone: { target: '#classic-replacement.choosing', actions: { type: 'keepFee', params: told } },
        onError: unread,
      },
    },
  },
});

const ordering = classicReplacementSetup.createStateConfig({
  description: 'An order on its way to the backend, and what became of it. It is sent once.',
  initial: 'sending',
  states: {
    sending: {
      invoke: {
        id: 'replaceCard',
        src: 'replaceCard',
        input: ({ context }) => callInput(context, orderOf(context)),
        onDone: { target: 'refreshing', actions: 'thank' },
        onError: [
          {
            guard: { type: 'isOtherFee', params: errorParams },
            target: 'repricing',
            actions: setFailure,
            description: 'Nothing was ordered: the fee that was approved is not the fee any more.',
          },
          { target: 'checking', actions: setFailure },
        ],
      },
    },
    repricing: {
      description: 'The new fee, to be approved anew.',
      invoke: {
        id: 'replacementFee',
        src: 'replacementFee',
        input: ({ context }) => callInput(context, clientOf(context)),
        onDone: { target: '#classic-replacement.choosing', actions: { type: 'keepFee', params: told } },
        onError: unread,
      },
    },
    checking: {
      description: 'Whether it was ordered in spite of the failure is read, not guessed.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'isSucceeded', params: foundCard },
            target: '#classic-replacement.ordered',
            actions: [keepCard, 'tellCard', 'thank', 'clearMessage'],
          },
          { target: '#classic-replacement.choosing' },
        ],
        onError: '#classic-replacement.unknown',
      },
    },
    refreshing: {
      description: 'It is ordered; which card is the current one now is read.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'hasCard', params: foundCard },
            target: '#classic-replacement.ordered',
            actions: [keepCard, 'tellCard'],
          },
          { target: '#classic-replacement.ordered' },
        ],
        onError: '#classic-replacement.ordered',
      },
    },
  },
});

/**
 * Blocks the card for good and orders a new one of plastic (§2 /replacement-card, §5 fee approval). What was ordered
 * today cannot be ordered again; after a lost answer the cards tell whether it was.
 */
export const classicReplacement = classicReplacementSetup.createMachine({
  id: 'classic-replacement',
  description: 'A new card of plastic in place of one that is lost, stolen or damaged.',
  meta: { section: '§2 /replacement-card' },
  context: ({ input }) => startingContext(input),
  initial: 'reading',
  states: {
    reading,
    failed: { on: { 'status.retry': { target: 'reading', actions: 'clearMessage' } } },
    none: { description: 'The account has no card.' },
    orderedToday: { description: 'A card of plastic was ordered today: another is not, before tomorrow.' },
    onItsWay: {
      description: 'The card cannot be used and plastic was ordered lately, so that it may still be in the post.',
      on: { 'order.anyway': { target: 'reading.fee', description: 'It was lost in the post, or blocked by hand.' } },
    },
    choosing: {
      description: 'The reason, and the fee to approve; why the last attempt did not succeed stands above them.',
      on: {
        'field.changed': {
          guard: { type: 'isAsked', params: ({ event }) => event },
          actions: assign(replacementForm.changed),
          description: 'Where there is no fee, none is approved.',
        },
        'field.blurred': { actions: assign(replacementForm.left) },
        'form.submitted': [
          { guard: 'isValid', target: 'ordering', actions: 'clearMessage' },
          { actions: 'reveal', description: 'What is missing shows.' },
        ],
      },
    },
    ordering,
    unknown: {
      description: 'Nobody knows whether a card was ordered; nothing is offered before it is read.',
      on: { 'status.retry': 'ordering.checking' },
    },
    ordered: { description: 'The old card is blocked for good, and the new one is on its way.' },
  },
});
