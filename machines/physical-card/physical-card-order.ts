import { type Fee, NO_FEE } from '../../contract/money.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { cardFound, loadCards } from '../load-card.ts';
import type { Message } from '../message.ts';
import { cardReference, initialContext, physicalCardOrderSetup } from './physical-card-order.setup.ts';

const loadFailed = {
  target: '#physical-card-order.loadFailed',
  actions: { type: 'setFailure', params: errorParams },
} as const;

const loadingCard = physicalCardOrderSetup.createStateConfig({
  description: 'Loads the current card, which the other requests need.',
  entry: 'clearFailure',
  invoke: {
    ...loadCards,
    onDone: cardFound('loadingDetails', 'notEligible'),
    onError: loadFailed,
  },
});

const loadingDetails = physicalCardOrderSetup.createStateConfig({
  description: 'Loads in parallel everything that decides which step is next.',
  type: 'parallel',
  states: {
    eligibility: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'physicalCardEligibility',
            src: 'physicalCardEligibility',
            input: ({ context }) => callInput(context, cardReference(context)),
            onDone: { target: 'loaded', actions: { type: 'setEligibility', params: ({ event }) => event.output } },
            onError: loadFailed,
          },
        },
        loaded: { type: 'final' },
      },
    },
    fee: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'physicalCardFee',
            src: 'physicalCardFee',
            input: ({ context }) => callInput(context, {}),
            onDone: { target: 'loaded', actions: { type: 'setFee', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isFeeInvalid', params: errorParams },
                target: '#physical-card-order.feeInvalid',
                description: 'The fee is negative or cannot be read.',
              },
              loadFailed,
            ],
          },
        },
        loaded: { type: 'final' },
      },
    },
    pin: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'pinStatus',
            src: 'pinStatus',
            input: ({ context }) => callInput(context, cardReference(context)),
            onDone: { target: 'loaded', actions: { type: 'setHasPin', params: ({ event }) => event.output } },
            onError: loadFailed,
          },
        },
        loaded: { type: 'final' },
      },
    },
    cardholder: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'enrichCardholder',
            src: 'enrichCardholder',
            input: ({ context }) => callInput(context, {}),
            onDone: { target: 'loaded', actions: { type: 'setCardholder', params: ({ event }) => event.output } },
            onError: loadFailed,
          },
        },
        loaded: { type: 'final' },
      },
    },
  },
  onDone: 'deciding',
});

const redirectToDone = { target: 'redirecting', actions: 'goToDone' } as const;
const redirectToAddress = { target: 'redirecting', actions: 'goToAddress' } as const;

const address = physicalCardOrderSetup.createStateConfig({
  description: 'The user confirms the address, and also the order if the card has a PIN.',
  invoke: {
    id: 'deliveryAddress',
    src: 'deliveryAddress',
    input: ({ context: { ports, delivery, hasPin, fee, isApproved, message }, self }) => ({
      ports,
      delivery,
      hasPin,
      fee: hasPin ? fee : NO_FEE,
      isApproved,
      message,
      onEvent: (event) => self.send(event),
    }),
  },
  on: {
    'address.saved': {
      actions: { type: 'notifyOwner', params: ({ event }) => event },
      description: 'Other pages show the address too.',
    },
    'address.confirmed': [
      {
        guard: 'hasPin',
        target: 'signing',
        actions: [
          { type: 'setDelivery', params: ({ event }) => event },
          { type: 'setText', params: ({ event }) => event },
        ],
      },
      { target: 'redirecting', actions: 'goToPin' },
    ],
  },
});

const pin = physicalCardOrderSetup.createStateConfig({
  description: 'The user chooses a PIN and then signs the order.',
  invoke: {
    id: 'pinChoice',
    src: 'pinChoice',
    input: ({ context, self }) => ({
      ports: context.ports,
      ...cardReference(context),
      fee: context.fee,
      onEvent: (event) => self.send(event),
    }),
  },
  on: {
    'pin.chosen': {
      target: 'signing',
      actions: { type: 'setText', params: ({ event }) => event },
    },
  },
});

const setMessage = {
  type: 'setMessage',
  params: ({ event }: { event: { message: Message } }) => event,
} as const;

const feeChanged = [
  { type: 'setFee', params: ({ event }: { event: { feeAmount: Fee } }) => event },
  'requestNewApproval',
] as const;

const signing = physicalCardOrderSetup.createStateConfig({
  description: 'The user signs the order, and it is sent.',
  entry: 'keepApproval',
  invoke: {
    id: 'orderSigning',
    src: 'orderSigning',
    input: ({ context, self }) => ({
      ports: context.ports,
      accountId: context.accountId,
      ...cardReference(context),
      lastOrderDate: context.lastOrderDate,
      text: context.text,
      fee: context.fee,
      onEvent: (event) => self.send(event),
    }),
  },
  on: {
    'order.placed': redirectToDone,
    'order.cancelled': [
      { guard: 'isPinStep', target: 'pinSaved', description: 'The PIN cannot be chosen again.' },
      { target: 'address' },
    ],
    'order.failed': [
      { guard: 'isPinStep', target: 'pinSaved', actions: setMessage },
      { target: 'address', actions: setMessage },
    ],
    'fee.changed': [
      { guard: 'isPinStep', target: 'pinSaved', actions: feeChanged },
      { target: 'address', actions: feeChanged },
    ],
  },
});

const pinSaved = physicalCardOrderSetup.createStateConfig({
  description: 'The card has a PIN, but nothing is ordered. The user can sign again.',
  on: {
    'fee.toggle': { guard: 'hasFee', actions: 'toggleApproval' },
    'order.sign': {
      guard: 'isFeeSettled',
      target: 'signing',
      actions: { type: 'setText', params: ({ event }) => event },
    },
  },
});

/**
 * The order of a physical card (§2 /physical-card-*, /choose-pin, §4). Each page loads the current status and redirects
 * to the step that is next, so that an interrupted order continues and no step is done twice.
 */
export const physicalCardOrder = physicalCardOrderSetup.createMachine({
  id: 'physical-card-order',
  description: 'The order of a physical card: welcome, address, PIN, signature, confirmation.',
  meta: { section: '§4 Physical card order', page: '/physical-card-welcome' },
  context: ({ input }) => initialContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: 'hasStoredOrder',
          target: 'alreadyOrdered',
          description: 'The backend accepted an order today; its eligibility data may be out of date.',
        },
        { target: 'loadingCard' },
      ],
    },
    loadingCard,
    loadingDetails,
    loadFailed: { on: { 'order.retry': 'loadingCard' } },
    feeInvalid: {
      description: 'Nothing can be ordered without a fee that the user can approve. The page links to the support.',
      on: { 'order.retry': 'loadingCard' },
    },
    deciding: {
      always: [
        { guard: 'isOrderedToday', target: 'alreadyOrdered' },
        {
          guard: 'isDoneStep',
          target: 'redirecting',
          actions: 'goToWelcome',
          description: 'Nothing was ordered today.',
        },
        { guard: 'isEligible', target: 'selectingStep' },
        { target: 'notEligible' },
      ],
    },
    alreadyOrdered: { always: [{ guard: 'isDoneStep', target: 'ordered' }, redirectToDone] },
    selectingStep: {
      always: [
        { guard: 'isWelcomeStep', target: 'welcome' },
        { guard: 'isPinStep', target: 'openingPin' },
        { target: 'openingAddress' },
      ],
    },
    openingPin: {
      always: [
        { guard: 'hasPin', ...redirectToAddress, description: 'The card already has a PIN.' },
        { guard: 'hasAddress', target: 'pin' },
        { ...redirectToAddress, description: 'The address comes first.' },
      ],
    },
    openingAddress: {
      entry: 'forgetActionOfOtherCard',
      always: [
        {
          guard: 'canContinue',
          target: 'signing',
          actions: 'restoreText',
          description: 'The user is back from BankID or from verifying an e-mail address.',
        },
        {
          guard: 'hasPendingAction',
          target: 'address',
          actions: ['forgetAction', 'requestNewApproval'],
          description: 'The user is back, but the fee is not the one that was approved.',
        },
        { target: 'address' },
      ],
    },
    welcome: { description: 'Explains what a physical card is, its fee and the steps of the order.' },
    notEligible: { description: 'No physical card can be ordered now; the page shows the reason.' },
    address,
    pin,
    signing,
    pinSaved,
    ordered: { description: 'The card was ordered today.' },
    redirecting: { description: 'Another page of the order opens.' },
  },
});
