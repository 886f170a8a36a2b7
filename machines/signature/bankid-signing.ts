import { setup } from 'xstate';
import { ORDER_SOURCE } from '../../contract/bankid.ts';
import { collectSigning, signingQrcode, startSigning } from '../../contract/signature.ts';
import {
  bankIdActions,
  bankIdDelays,
  bankIdGuards,
  bankIdTypes,
  initialContext,
  knownMethod,
} from '../bankid/bankid.setup.ts';
import {
  answerParams,
  cancelOnStopInvoke,
  idleState,
  methods,
  orderActors,
  orderStates,
  resumeOrder,
} from '../bankid/order-states.ts';
import { base64 } from '../base64.ts';
import { callActor, type Named } from '../call-actor.ts';

const actors = {
  startOrder: callActor(startSigning),
  readQrCode: callActor(signingQrcode),
  collectOrder: callActor(collectSigning),
  ...orderActors,
};

const bankidSigningSetup = setup({
  types: { ...bankIdTypes, children: {} as Named<typeof actors> },
  actors,
  delays: bankIdDelays,
  guards: {
    ...bankIdGuards,
    hasMessage: ({ context }) => context.message !== null,
    isMethodKnown: ({ context }) => knownMethod(context.ports) !== null,
  },
  actions: {
    ...bankIdActions,
    notifyOwner: ({ context: { onEvent, order } }) => {
      if (order) onEvent({ type: 'bankid.completed', proof: order.orderRef });
    },
    notifyCancelled: ({ context }) => context.onEvent({ type: 'bankid.cancelled' }),
  },
});

const order = orderStates({
  id: 'bankid-signing',
  cancelled: 'cancelled',
  startRequest: ({ signing }) => ({
    signSource: ORDER_SOURCE,
    userVisibleDataFormat: 'simpleMarkdownV1' as const,
    userVisibleData: base64(signing?.text ?? ''),
  }),
  orderRequest: ({ order }) => ({ orderRef: order?.orderRef ?? '' }),
  completed: [
    {
      guard: { type: 'isComplete', params: answerParams },
      target: '#bankid-signing.complete',
      actions: ['storeMethod', 'notifyOwner', 'forgetOrder'],
    },
  ],
});

const choice = { ...methods, 'bankid.cancel': 'cancelled' } as const;

/**
 * Signs a text with BankID (§4 sensitive actions, §7): by a QR code for another device, or by opening BankID on this
 * one. Sends the reference of the signed order to its owner once, or that the user has cancelled. The device stores the
 * open order, so that the signing continues if the page is reloaded.
 */
export const bankidSigning = bankidSigningSetup.createMachine({
  id: 'bankid-signing',
  description: 'A signature with BankID, by QR code or on this device.',
  meta: { section: '§4 Sensitive actions', page: '/card' },
  context: ({ input }) => initialContext(input),
  invoke: cancelOnStopInvoke,
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        resumeOrder,
        { guard: 'hasMessage', target: 'failed', description: 'The last signature was not accepted.' },
        {
          guard: 'isMethodKnown',
          target: 'starting',
          description:
            'The user has asked for the signature, and BankID worked in this way a moment ago (decision 21).',
        },
        { target: 'idle' },
      ],
    },
    idle: idleState(choice),
    ...order,
    failed: { description: 'The order ended without a signature; the message gives the reason.', on: choice },
    cancelled: { description: 'The user has cancelled; an open order is cancelled too.', entry: 'notifyCancelled' },
    complete: { description: 'The owner has the reference of the signed order.' },
  },
});
