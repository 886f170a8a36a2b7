import { assign, setup } from 'xstate';
import { bankIdQrcode, collectBankId, ORDER_SOURCE, startBankId } from '../../contract/bankid.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { bankIdActions, bankIdDelays, bankIdGuards, bankIdTypes, initialContext } from '../bankid/bankid.setup.ts';
import {
  answerParams,
  cancelOnStopInvoke,
  idleState,
  methods,
  orderActors,
  orderStates,
  resumeOrder,
} from '../bankid/order-states.ts';
import { callActor, type Named } from '../call-actor.ts';
import { tokenStatus } from '../token.ts';

interface Collected {
  readonly answer: ResponseOf<typeof collectBankId>;
}

const actors = {
  startOrder: callActor(startBankId),
  readQrCode: callActor(bankIdQrcode),
  collectOrder: callActor(collectBankId),
  ...orderActors,
};

const loginBankidSetup = setup({
  types: { ...bankIdTypes, children: {} as Named<typeof actors> },
  actors,
  delays: bankIdDelays,
  guards: {
    ...bankIdGuards,
    hasValidToken: ({ context }, { answer }: Collected) =>
      answer.status.toLowerCase() === 'complete' &&
      tokenStatus(answer.authResponse?.accessToken ?? null, context.ports.clock.now()) === 'live',
  },
  actions: {
    ...bankIdActions,
    prefetchFirstPage: ({ context }) => context.ports.screens.prefetchFirstPage(),
    setUnauthorized: assign({
      message: { id: 'detail.Invalid user or user not authorized to access the application' } as const,
    }),
    notifyOwner: ({ context }, { answer }: Collected) => {
      if (answer.authResponse) context.onEvent({ type: 'bankid.completed', proof: answer.authResponse.accessToken });
    },
  },
});

const order = orderStates({
  id: 'login-bankid',
  cancelled: 'idle',
  startRequest: () => ({ authSource: ORDER_SOURCE }),
  orderRequest: ({ order }) => ({
    authSource: ORDER_SOURCE,
    orderRef: order?.orderRef ?? '',
    authId: order?.authId || undefined,
  }),
  completed: [
    {
      guard: { type: 'hasValidToken', params: answerParams },
      target: '#login-bankid.complete',
      actions: ['forgetOrder', 'storeMethod', { type: 'notifyOwner', params: answerParams }],
    },
    {
      guard: { type: 'isComplete', params: answerParams },
      target: '#login-bankid.failed',
      actions: ['forgetOrder', 'setUnauthorized'],
      description: 'The user has a BankID, but the token has no Cardholder application.',
    },
  ],
});

/**
 * Logs in with BankID (§4, §8): by a QR code for another device, or by opening BankID on this one. Sends the access
 * token to its owner. The device stores the open order, so that the log-in continues if the page is reloaded.
 */
export const loginBankid = loginBankidSetup.createMachine({
  id: 'login-bankid',
  description: 'A log-in with BankID, by QR code or on this device.',
  meta: { section: '§4 BankID login', page: '/login/bankid' },
  context: ({ input }) => initialContext(input),
  invoke: cancelOnStopInvoke,
  initial: 'resuming',
  states: {
    resuming: {
      always: [resumeOrder, { target: 'idle' }],
    },
    idle: idleState(methods),
    ...order,
    pending: { ...order.pending, entry: 'prefetchFirstPage' },
    failed: { description: 'The order ended without a log-in; the message gives the reason.', on: methods },
    complete: { description: 'The owner has the access token.' },
  },
});
