import type { Kronor } from '../../contract/money.ts';
import { foundCard } from '../account-choice.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { beginning, cardOf, orderSetup } from './physical-card-order.setup.ts';

const unavailable = {
  target: '#physical-card-order.unavailable',
  actions: { type: 'setFailure', params: errorParams },
} as const;

const reading = orderSetup.createStateConfig({
  description: 'The current card is read first: all else is about it.',
  entry: 'clearFailure',
  invoke: {
    id: 'accountCards',
    src: 'accountCards',
    input: ({ context }) => callInput(context, { id: context.accountId }),
    onDone: [
      {
        guard: { type: 'hasCard', params: foundCard },
        target: 'learning',
        actions: { type: 'keepCard', params: foundCard },
      },
      { target: 'rejected', description: 'The account has no card.' },
    ],
    onError: unavailable,
  },
});

const learning = orderSetup.createStateConfig({
  description: 'Reads in parallel all that an order depends on: whoever comes back goes on where things stand.',
  type: 'parallel',
  states: {
    eligibility: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'physicalCardEligibility',
            src: 'physicalCardEligibility',
            input: ({ context }) => callInput(context, cardOf(context)),
            onDone: { target: 'known', actions: { type: 'keepEligibility', params: ({ event }) => event.output } },
            onError: unavailable,
          },
        },
        known: { type: 'final' },
      },
    },
    fee: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'physicalCardFee',
            src: 'physicalCardFee',
            input: ({ context }) => callInput(context, {}),
            onDone: { target: 'known', actions: { type: 'keepFee', params: ({ event }) => event.output } },
            onError: unavailable,
          },
        },
        known: { type: 'final' },
      },
    },
    pin: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'pinStatus',
            src: 'pinStatus',
            input: ({ context }) => callInput(context, cardOf(context)),
            onDone: { target: 'known', actions: { type: 'keepPin', params: ({ event }) => event.output } },
            onError: unavailable,
          },
        },
        known: { type: 'final' },
      },
    },
    holder: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'enrichCardholder',
            src: 'enrichCardholder',
            input: ({ context }) => callInput(context, {}),
            onDone: { target: 'known', actions: { type: 'keepHolder', params: ({ event }) => event.output } },
            onError: unavailable,
          },
        },
        known: { type: 'final' },
      },
    },
  },
  onDone: 'deciding',
});

const toDone = { target: 'elsewhere', actions: 'goToDone' } as const;
const toAddress = { target: 'elsewhere', actions: 'goToAddress' } as const;

const address = orderSetup.createStateConfig({
  description: 'The address is confirmed, and with it the order where a PIN is chosen already.',
  invoke: {
    id: 'deliveryAddress',
    src: 'deliveryAddress',
    input: ({ context: { ports, delivery, country, hasPin, fee, message }, self }) => ({
      ports,
      delivery,
      country,
      hasPin,
      fee: hasPin ? fee : (0 as Kronor),
      message,
      tell: (news) => self.send(news),
    }),
  },
  on: {
    'address.confirmed': [
      {
        guard: 'hasPin',
        target: 'signing',
        actions: [
          { type: 'keepDelivery', params: ({ event }) => event },
          { type: 'keepText', params: ({ event }) => event },
        ],
      },
      { target: 'elsewhere', actions: 'goToPin' },
    ],
  },
});

const pin = orderSetup.createStateConfig({
  description: 'A PIN is chosen; then the order is signed for at once.',
  invoke: {
    id: 'pinChoice',
    src: 'pinChoice',
    input: ({ context, self }) => ({
      ports: context.ports,
      ...cardOf(context),
      fee: context.fee,
      tell: (news) => self.send(news),
    }),
  },
  on: {
    'pin.chosen': { target: 'signing', actions: ['notePin', { type: 'keepText', params: ({ event }) => event }] },
  },
});

const signing = orderSetup.createStateConfig({
  description: 'The order is signed for and sent.',
  invoke: {
    id: 'orderSigning',
    src: 'orderSigning',
    input: ({ context, self }) => ({
      ports: context.ports,
      accountId: context.accountId,
      ...cardOf(context),
      lastOrderDate: context.lastOrderDate,
      text: context.text,
      tell: (news) => self.send(news),
    }),
  },
  on: {
    'order.done': toDone,
    'order.left': { target: 'address', description: 'What was saved is saved; the order can be signed for later.' },
    'order.failed': { target: 'address', actions: { type: 'noteMessage', params: ({ event }) => event } },
  },
});

/**
 * The order of a physical card (§2 /physical-card-*, /choose-pin, §4): each of its pages reads how things stand, and
 * leads on to where the order stands. So whoever left half-way goes on, and nothing that is done is done again.
 */
export const physicalCardOrder = orderSetup.createMachine({
  id: 'physical-card-order',
  description: 'The order of a physical card, page by page: welcome, address, PIN, signature, thanks.',
  meta: { section: '§4 Physical card order' },
  context: ({ input }) => beginning(input),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        {
          guard: 'isRemembered',
          target: 'placed',
          description: 'The backend has taken an order today; what it says of orders may lag behind.',
        },
        { target: 'reading' },
      ],
    },
    reading,
    learning,
    unavailable: {
      description: 'Something could not be read, so nothing is offered.',
      on: { 'order.retry': 'reading' },
    },
    deciding: {
      always: [
        { guard: 'isOrderedToday', target: 'placed' },
        { guard: 'isDoneStep', target: 'elsewhere', actions: 'goToWelcome', description: 'Nothing was ordered today.' },
        { guard: 'isEligible', target: 'entering' },
        { target: 'rejected' },
      ],
    },
    placed: { always: [{ guard: 'isDoneStep', target: 'ordered' }, toDone] },
    entering: {
      always: [
        { guard: 'isWelcomeStep', target: 'welcome' },
        { guard: 'isPinStep', target: 'enteringPin' },
        { target: 'enteringAddress' },
      ],
    },
    enteringPin: {
      always: [
        { guard: 'hasPin', ...toAddress, description: 'The card has a PIN already.' },
        { guard: 'hasAddress', target: 'pin' },
        { ...toAddress, description: 'The address comes first.' },
      ],
    },
    enteringAddress: {
      always: [
        {
          guard: 'hasErrand',
          target: 'signing',
          actions: 'keepErrand',
          description: 'Back from BankID, or from verifying an e-mail.',
        },
        { target: 'address' },
      ],
    },
    welcome: { description: 'What a physical card is, what it costs and how it is ordered.' },
    rejected: { description: 'No physical card can be ordered now; the page says why.' },
    address,
    pin,
    signing,
    ordered: { description: 'The card was ordered today and is on its way.' },
    elsewhere: { description: 'The person is on the way to another page of the order.' },
  },
});
