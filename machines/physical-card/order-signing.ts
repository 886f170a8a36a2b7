import { assign, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import type { Fee } from '../../contract/money.ts';
import { orderPhysicalCard, physicalCardEligibility, physicalCardFee } from '../../contract/physical-card.ts';
import { callActor, callInput, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { type SignatureOwnerEvent, signature } from '../signature/signature.ts';
import { isProofRejected, type ProofContext, signAgain, toProof, toRejection } from '../signed-call.ts';
import { isSameFee } from './fee-approval.ts';
import { ORDER_ACTION, rememberOrder, STEP_PATHS } from './order.ts';

type OwnerEvent =
  | { readonly type: 'order.placed' }
  | { readonly type: 'order.cancelled' }
  | { readonly type: 'order.failed'; readonly message: Message }
  /** Nothing was ordered, because the fee is not the one that the user has approved. */
  | { readonly type: 'fee.changed'; readonly feeAmount: Fee };

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  readonly referenceCode: string;
  /** The day of the last order before this one, `yyyy-mm-dd`; null for none. */
  readonly lastOrderDate: string | null;
  /** The text that the user signs. */
  readonly text: string;
  /** The fee that the user has approved. */
  readonly fee: Fee;
  readonly onEvent: (event: OwnerEvent) => void;
}

interface Context extends Input, ProofContext {
  readonly message: Message;
}

type Event = SignatureOwnerEvent | { readonly type: 'status.retry' };

const actors = {
  signature,
  orderPhysicalCard: callActor(orderPhysicalCard),
  physicalCardEligibility: callActor(physicalCardEligibility),
  physicalCardFee: callActor(physicalCardFee),
};

type FeeResponse = ResponseOf<typeof physicalCardFee>;

const orderSigningSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    isProofRejected,
    isFeeApproved: ({ context }, { feeAmount }: FeeResponse) => isSameFee(context.fee, feeAmount),
    isNew: ({ context }, { lastOrderDate }: ResponseOf<typeof physicalCardEligibility>) =>
      lastOrderDate !== null && lastOrderDate !== context.lastOrderDate,
  },
  actions: {
    setProof: assign(toProof),
    clearProof: assign({ proof: null }),
    setRejection: assign(toRejection),
    setMessage: assign(toMessage(failureMessage)),
    /** Shown only if the backend does not list the order that it has accepted. */
    setNotDone: assign({ message: { id: 'failure.notDone' } }),
    rememberOrder: ({ context }) => rememberOrder(context.ports, context.accountId),
    notifyUser: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'physical-card.ordered' } }),
    notifyPlaced: ({ context }) => context.onEvent({ type: 'order.placed' }),
    notifyCancelled: ({ context }) => context.onEvent({ type: 'order.cancelled' }),
    notifyFeeChanged: ({ context }, { feeAmount }: FeeResponse) => context.onEvent({ type: 'fee.changed', feeAmount }),
    notifyFailed: ({ context: { onEvent, message } }) => onEvent({ type: 'order.failed', message }),
  },
});

const ordered = { target: 'ordered', actions: ['rememberOrder', 'notifyUser', 'notifyPlaced'] } as const;

/**
 * Asks for a signature and orders the physical card (§4 physical card order, decision 6). A proof is sent only once,
 * and only if the fee is still the one that the user has approved (decision 53). Then the machine reads the last order: an
 * answer alone does not prove that the card was ordered.
 */
export const orderSigning = orderSigningSetup.createMachine({
  id: 'order-signing',
  description: 'Asks for a signature and sends the order of a physical card.',
  meta: { section: '§4 Physical card order', page: '/physical-card-address' },
  context: ({ input }) => ({ ...input, proof: null, rejection: null, message: { id: 'failure.invalidResponse' } }),
  initial: 'signing',
  states: {
    signing: {
      description: 'Asks for a new signature.',
      invoke: {
        id: 'signature',
        src: 'signature',
        input: ({ context: { ports, referenceCode, text, fee, rejection }, self }) => ({
          ports,
          purpose: 'PHYSICAL_CARD_ORDER',
          // Returns to the address page: the PIN has been chosen by now, so its page would redirect.
          action: { kind: ORDER_ACTION, text, path: STEP_PATHS.address, referenceCode, fee },
          rejection,
          onEvent: (event) => self.send(event),
        }),
      },
      on: {
        'signature.given': { target: 'checkingFee', actions: { type: 'setProof', params: ({ event }) => event } },
        'signature.cancelled': { target: 'cancelled', actions: 'notifyCancelled' },
      },
    },
    checkingFee: {
      description: 'Reads the fee again: it may have changed since the user approved it.',
      invoke: {
        id: 'physicalCardFee',
        src: 'physicalCardFee',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          { guard: { type: 'isFeeApproved', params: ({ event }) => event.output }, target: 'ordering' },
          {
            target: 'feeChanged',
            actions: ['clearProof', { type: 'notifyFeeChanged', params: ({ event }) => event.output }],
          },
        ],
        onError: {
          target: 'failed',
          actions: ['clearProof', { type: 'setMessage', params: errorParams }, 'notifyFailed'],
          description: 'Nothing is ordered for an unknown fee.',
        },
      },
    },
    ordering: {
      description: 'Sends the order once, with the proof.',
      invoke: {
        id: 'orderPhysicalCard',
        src: 'orderPhysicalCard',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode, ...context.proof }),
        onDone: { target: 'checkingAccepted', actions: ['clearProof', 'setNotDone'] },
        onError: [
          signAgain('signing'),
          { target: 'checkingOutcome', actions: ['clearProof', { type: 'setMessage', params: errorParams }] },
        ],
      },
    },
    checkingAccepted: {
      description: 'The order was accepted. The backend must also list it.',
      invoke: {
        id: 'physicalCardEligibility',
        src: 'physicalCardEligibility',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode }),
        onDone: [
          { guard: { type: 'isNew', params: ({ event }) => event.output }, ...ordered },
          { target: 'outcomeUnknown' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    checkingOutcome: {
      description: 'Checks whether the backend has the order in spite of the failed call.',
      invoke: {
        id: 'physicalCardEligibility',
        src: 'physicalCardEligibility',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode }),
        onDone: [
          { guard: { type: 'isNew', params: ({ event }) => event.output }, ...ordered },
          { target: 'failed', actions: 'notifyFailed' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: {
      description: 'It is not known whether the card was ordered. The user can check again but not order.',
      on: { 'status.retry': 'checkingOutcome' },
    },
    ordered: { description: 'The card was ordered.' },
    failed: { description: 'Nothing was ordered; the owner shows the reason.' },
    feeChanged: { description: 'Nothing was ordered; the user must approve the new fee.' },
    cancelled: { description: 'The user cancelled the signature; nothing was ordered.' },
  },
});
