import { beginning } from '../bankid/bankid.setup.ts';
import {
  answered,
  appOf,
  endedIn,
  hidden,
  missedIn,
  openedIn,
  renewedIn,
  unsuccessfulIn,
  waiting,
  ways,
} from '../bankid/pending.ts';
import { callInput } from '../call-actor.ts';
import { loginSetup, orderRequest, startRequest } from './login-bankid.setup.ts';

const ended = endedIn('bankid-login');
const missed = missedIn('bankid-login');

const starting = loginSetup.createStateConfig({
  description: 'An order is opened because the person asked for it; never from a link.',
  entry: 'clearMessage',
  invoke: {
    id: 'startBankId',
    src: 'startBankId',
    input: ({ context }) => callInput(context, startRequest),
    onDone: openedIn('bankid-login'),
    onError: ended,
  },
  on: { 'bankid.cancel': 'idle' },
});

const poll = loginSetup.createStateConfig({
  description: 'One question in flight at a time, every 2 s.',
  initial: 'collecting',
  states: {
    waiting,
    hidden,
    refreshing: {
      invoke: {
        id: 'bankIdQrcode',
        src: 'bankIdQrcode',
        input: ({ context }) => callInput(context, orderRequest(context)),
        onDone: { target: 'collecting', actions: { type: 'showCode', params: ({ event }) => event.output } },
        onError: missed,
      },
    },
    collecting: {
      invoke: {
        id: 'collectBankId',
        src: 'collectBankId',
        input: ({ context }) => callInput(context, orderRequest(context)),
        onDone: [
          {
            guard: { type: 'isAdmitted', params: answered },
            target: '#bankid-login.complete',
            actions: ['forgetOrder', { type: 'tellToken', params: answered }],
          },
          {
            guard: { type: 'isComplete', params: answered },
            target: '#bankid-login.failed',
            actions: ['forgetOrder', 'sayUnauthorized'],
            description: 'BankID knows the person, but no Cardholder application is in the token.',
          },
          ...unsuccessfulIn('bankid-login'),
        ],
        onError: missed,
      },
    },
  },
});

/**
 * Logs in with BankID (§4, §8): by QR code for another device or by opening BankID on this one. Tells the token to its
 * owner; keeps an order that is under way on the device, for a phone reloads the page on the way back from BankID.
 */
export const bankIdLogin = loginSetup.createMachine({
  id: 'bankid-login',
  description: 'A log-in with BankID, by a QR code or on this device, from the first press to a token or a reason.',
  meta: { section: '§4 BankID login' },
  context: ({ input }) => beginning(input),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'canResume', target: 'pending', description: 'Back from BankID in a page that was reloaded.' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'Nothing is asked of BankID until the person chooses how.',
      on: ways,
    },
    starting,
    pending: {
      description: 'An order is open.',
      type: 'parallel',
      invoke: { id: 'visibility', src: 'visibility', input: ({ context }) => context.ports },
      on: {
        'bankid.cancel': { target: 'idle', actions: ['cancelOrder', 'forgetOrder'] },
        'screen.left': { actions: ['cancelOrder', 'forgetOrder'], description: 'Whoever leaves withdraws the order.' },
      },
      states: { app: appOf('bankid-login'), poll },
    },
    renewing: {
      description: 'A new order takes the place of one that nobody scanned; the screen stays as it is.',
      invoke: {
        id: 'startBankId',
        src: 'startBankId',
        input: ({ context }) => callInput(context, startRequest),
        onDone: renewedIn('bankid-login'),
        onError: ended,
      },
      on: { 'bankid.cancel': { target: 'idle', actions: 'forgetOrder' } },
    },
    asleep: {
      description: 'The code was renewed five times and nobody came.',
      on: ways,
    },
    failed: {
      description: 'The order ended without a log-in; the message says why.',
      on: ways,
    },
    complete: { description: 'The token is with the session.' },
  },
});
