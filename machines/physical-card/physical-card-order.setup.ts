import { and, assign, setup } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import type { RegisteredAddress } from '../../contract/cardholder.ts';
import { type Fee, NO_FEE } from '../../contract/money.ts';
import { enrichCardholder, physicalCardEligibility, physicalCardFee } from '../../contract/physical-card.ts';
import { pinStatus } from '../../contract/pin.ts';
import { callActor, type ErrorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import { dayAt } from '../days.ts';
import type { Message } from '../message.ts';
import { forgetAction, forgetActionOfOtherCard, unfinishedAction } from '../pending-action.ts';
import type { VaultPorts } from '../ports.ts';
import { type Delivery, isDeliverable, saveRequest, toDelivery } from './delivery.ts';
import { deliveryAddress } from './delivery-address.ts';
import { type FeeContext, type FeeEvent, hasFee, isFeeSettled, isSameFee } from './fee-approval.ts';
import { hasOrderedToday, ORDER_ACTION, type OrderStep, STEP_PATHS } from './order.ts';
import { orderSigning } from './order-signing.ts';
import { pinChoice } from './pin-choice.ts';

interface Input {
  readonly ports: VaultPorts;
  readonly accountId: number;
  /** The page that is open. */
  readonly step: OrderStep;
  readonly onEvent: (event: { readonly type: 'address.saved'; readonly address: RegisteredAddress }) => void;
}

interface Context extends Input, FeeContext {
  readonly card: Card | null;
  readonly isEligible: boolean;
  /** The day of the last order, `yyyy-mm-dd`; null for none. */
  readonly lastOrderDate: string | null;
  readonly hasPin: boolean;
  /** The name on the address label. */
  readonly name: string;
  readonly delivery: Delivery;
  /** The text that the user signs. */
  readonly text: string;
  /** Why loading failed. */
  readonly failure: CallFailure | null;
  /** Why the previous order failed. */
  readonly message: Message | null;
}

type Event =
  | FeeEvent
  | { readonly type: 'order.retry' }
  | { readonly type: 'address.saved'; readonly delivery: Delivery }
  | { readonly type: 'address.confirmed'; readonly delivery: Delivery; readonly text: string }
  | { readonly type: 'pin.chosen'; readonly text: string }
  /** Sign again. `text` is what the user will sign, in the language of the page. */
  | { readonly type: 'order.sign'; readonly text: string }
  | { readonly type: 'order.placed' }
  | { readonly type: 'order.cancelled' }
  | { readonly type: 'order.failed'; readonly message: Message }
  | { readonly type: 'fee.changed'; readonly feeAmount: Fee };

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
type Cardholder = ResponseOf<typeof enrichCardholder>;

/** The request parameter of the current card; throws if it is not loaded. */
export function cardReference({ card }: Context): Pick<Card, 'referenceCode'> {
  if (card === null) throw new Error('the card is not loaded');
  return { referenceCode: card.referenceCode };
}

/** The action to continue for the current card. */
const unfinishedOrder = (context: Context) => unfinishedAction(context.ports, cardReference(context).referenceCode);

export const physicalCardOrderSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasCard: (_, { card }: { card: Card | null }) => card !== null,
    hasStoredOrder: ({ context }) => hasOrderedToday(context.ports, context.accountId),
    isFeeInvalid: (_, { error }: ErrorParams) => failureOf(error).kind === 'invalidResponse',
    isOrderedToday: ({ context }) => context.lastOrderDate === dayAt(context.ports.clock.now()),
    isEligible: ({ context }) => context.isEligible,
    hasFee,
    isFeeSettled,
    isWelcomeStep: ({ context }) => context.step === 'welcome',
    isPinStep: ({ context }) => context.step === 'pin',
    isDoneStep: ({ context }) => context.step === 'done',
    hasPin: ({ context }) => context.hasPin,
    hasAddress: ({ context }) => isDeliverable(context.delivery),
    hasPendingAction: ({ context }) => unfinishedOrder(context)?.kind === ORDER_ACTION,
    isFeeUnchanged: ({ context }) => isSameFee(unfinishedOrder(context)?.fee ?? NO_FEE, context.fee),
    canContinue: and(['hasPendingAction', 'isFeeUnchanged']),
  },
  actions: {
    setCard: assign((_, { card }: { card: Card | null }) => ({ card })),
    setEligibility: assign((_, { eligible, lastOrderDate }: Eligibility) => ({
      isEligible: eligible,
      lastOrderDate,
    })),
    setFee: assign((_, { feeAmount }: { feeAmount: Fee }) => ({ fee: feeAmount })),
    setHasPin: assign((_, { pinSet }: ResponseOf<typeof pinStatus>) => ({ hasPin: pinSet })),
    setCardholder: assign((_, { firstName, lastName, address }: Cardholder) => ({
      name: `${firstName} ${lastName}`,
      delivery: toDelivery(address),
    })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    setDelivery: assign((_, { delivery }: { delivery: Delivery }) => ({ delivery })),
    setText: assign((_, { text }: { text: string }) => ({ text, message: null })),
    restoreText: assign(({ context }) => ({ text: unfinishedOrder(context)?.text ?? '' })),
    forgetActionOfOtherCard: ({ context }) =>
      forgetActionOfOtherCard(context.ports, cardReference(context).referenceCode),
    forgetAction: ({ context }) => forgetAction(context.ports, { kind: ORDER_ACTION, ...cardReference(context) }),
    toggleApproval: assign(({ context }) => ({ isApproved: !context.isApproved })),
    /** The user signs only what was approved, so the approval is kept when the signature is cancelled. */
    keepApproval: assign(({ context }) => ({ isApproved: context.fee.amount > 0 })),
    /** The approval was given for another fee. */
    requestNewApproval: assign({ isApproved: false, message: { id: 'detail.The fee has changed' } as const }),
    notifyOwner: ({ context }, { delivery }: { delivery: Delivery }) => {
      const { addressLine1, postalCode, city } = saveRequest(delivery);
      context.onEvent({ type: 'address.saved', address: { addressLine1, postalCode, city } });
    },
    setMessage: assign((_, { message }: { message: Message }) => ({ message })),
    goToWelcome: ({ context }) => context.ports.browser.go(STEP_PATHS.welcome, { replace: true }),
    goToAddress: ({ context }) => context.ports.browser.go(STEP_PATHS.address, { replace: true }),
    goToPin: ({ context }) => context.ports.browser.go(STEP_PATHS.pin),
    goToDone: ({ context }) => context.ports.browser.go(STEP_PATHS.done, { replace: true }),
  },
});

export const initialContext = (input: Input): Context => ({
  ...input,
  card: null,
  isEligible: false,
  lastOrderDate: null,
  fee: NO_FEE,
  isApproved: false,
  hasPin: false,
  name: '',
  delivery: toDelivery(null),
  text: '',
  failure: null,
  message: null,
});
