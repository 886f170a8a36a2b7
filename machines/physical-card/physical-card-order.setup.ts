import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import type { Kronor } from '../../contract/money.ts';
import { enrichCardholder, physicalCardEligibility, physicalCardFee } from '../../contract/physical-card.ts';
import { pinStatus } from '../../contract/pin.ts';
import { callActor, type Named, toFailure } from '../call-actor.ts';
import { dayAt } from '../days.ts';
import type { Message } from '../message.ts';
import { unfinishedErrand } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { type Delivery, deliveryOf, isDeliverable } from './delivery.ts';
import { deliveryAddress } from './delivery-address.ts';
import { orderSigning } from './order-signing.ts';
import { isOrderRemembered } from './ordered.ts';
import { pinChoice } from './pin-choice.ts';
import { ORDER_ERRAND, type OrderStep, STEP_PATHS } from './steps.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** The page that is open. */
  readonly step: OrderStep;
}

interface Context extends Input {
  readonly card: Card | null;
  readonly isEligible: boolean;
  /** The day of the last order, `yyyy-mm-dd`; null for none. */
  readonly lastOrderDate: string | null;
  readonly fee: Kronor;
  readonly hasPin: boolean;
  /** The name on the envelope. */
  readonly name: string;
  readonly delivery: Delivery;
  readonly country: string | null;
  /** What the person reads and signs. */
  readonly text: string;
  /** Why something could not be read. */
  readonly failure: CallFailure | null;
  /** Why the last order did not come about. */
  readonly message: Message | null;
}

type Event =
  | { readonly type: 'order.retry' }
  | { readonly type: 'address.confirmed'; readonly delivery: Delivery; readonly text: string }
  | { readonly type: 'pin.chosen'; readonly text: string }
  | { readonly type: 'order.done' }
  | { readonly type: 'order.left' }
  | { readonly type: 'order.failed'; readonly message: Message };

const actors = {
  accountCards: callActor(accountCards),
  physicalCardEligibility: callActor(physicalCardEligibility),
  physicalCardFee: callActor(physicalCardFee),
  pinStatus: callActor(pinStatus),
  enrichCardholder: callActor(enrichCardholder),
  deliveryAddress,
  pinChoice,
  orderSigning,
};

type Eligibility = ResponseOf<typeof physicalCardEligibility>;
type Holder = ResponseOf<typeof enrichCardholder>;

/** The card that a state has made sure of. */
export function cardOf({ card }: Context): Pick<Card, 'referenceCode'> {
  if (card === null) throw new Error('a state was entered before the card was known');
  return { referenceCode: card.referenceCode };
}

export const orderSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasCard: (_, { card }: { card: Card | null }) => card !== null,
    isRemembered: ({ context }) => isOrderRemembered(context.ports, context.accountId),
    isOrderedToday: ({ context }) => context.lastOrderDate === dayAt(context.ports.clock.now()),
    isEligible: ({ context }) => context.isEligible,
    isWelcomeStep: ({ context }) => context.step === 'welcome',
    isPinStep: ({ context }) => context.step === 'pin',
    isDoneStep: ({ context }) => context.step === 'done',
    hasPin: ({ context }) => context.hasPin,
    hasAddress: ({ context }) => isDeliverable(context.delivery),
    hasErrand: ({ context }) => unfinishedErrand(context.ports)?.errand === ORDER_ERRAND,
  },
  actions: {
    keepCard: assign((_, { card }: { card: Card | null }) => ({ card })),
    keepEligibility: assign((_, { eligible, lastOrderDate }: Eligibility) => ({
      isEligible: eligible,
      lastOrderDate,
    })),
    keepFee: assign((_, { feeAmount }: ResponseOf<typeof physicalCardFee>) => ({ fee: feeAmount.amount })),
    keepPin: assign((_, { pinSet }: ResponseOf<typeof pinStatus>) => ({ hasPin: pinSet })),
    keepHolder: assign((_, { firstName, lastName, address }: Holder) => ({
      name: `${firstName} ${lastName}`,
      delivery: deliveryOf(address),
      country: address?.country ?? null,
    })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    keepDelivery: assign((_, { delivery }: { delivery: Delivery }) => ({ delivery })),
    keepText: assign((_, { text }: { text: string }) => ({ text, message: null })),
    keepErrand: assign(({ context }) => ({ text: unfinishedErrand(context.ports)?.text ?? '' })),
    notePin: assign({ hasPin: true }),
    noteMessage: assign((_, { message }: { message: Message }) => ({ message })),
    goToWelcome: ({ context }) => context.ports.browser.go(STEP_PATHS.welcome, { replace: true }),
    goToAddress: ({ context }) => context.ports.browser.go(STEP_PATHS.address, { replace: true }),
    goToPin: ({ context }) => context.ports.browser.go(STEP_PATHS.pin),
    goToDone: ({ context }) => context.ports.browser.go(STEP_PATHS.done, { replace: true }),
  },
});

export const beginning = (input: Input): Context => ({
  ...input,
  card: null,
  isEligible: false,
  lastOrderDate: null,
  fee: 0 as Kronor,
  hasPin: false,
  name: '',
  delivery: deliveryOf(null),
  country: null,
  text: '',
  failure: null,
  message: null,
});
