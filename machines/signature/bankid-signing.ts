import { collectSigning, signingQrcode, startSigning } from '../../contract/signature.ts';
import { type BankIdContext, bankIdSetup, beginning } from '../bankid/bankid.setup.ts';
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
import { base64 } from '../base64.ts';
import { callActor, callInput } from '../call-actor.ts';

const SIGN_SOURCE = 'CARDHOLDER_PORTAL';
const ended = endedIn('bankid-sign');
const missed = missedIn('bankid-sign');

const signSetup = bankIdSetup.extend({
  guards: {
    hasComplaint: ({ context }) => context.message !== null,
  },
  actions: {
    tellSigned: ({ context }) => context.tell(context.order?.orderRef ?? null),
    tellLeft: ({ context }) => context.tell(null),
  },
});

const startRequest = ({ signing }: BankIdContext) => ({
  signSource: SIGN_SOURCE,
  userVisibleDataFormat: 'simpleMarkdownV1' as const,
  userVisibleData: base64(signing?.text ?? ''),
});
const orderRequest = ({ order }: BankIdContext) => ({ orderRef: order?.orderRef ?? '' });

const left = { target: '#bankid-sign.left', actions: 'tellLeft' } as const;
const leftPending = { target: '#bankid-sign.left', actions: ['cancelOrder', 'forgetOrder', 'tellLeft'] } as const;
const chosen = { ...ways, 'bankid.cancel': left } as const;

const starting = signSetup.createStateConfig({
  description: 'An order is opened because the person asked for it; never from a link.',
  entry: 'clearMessage',
  invoke: {
    id: 'startSigning',
    src: 'startSigning',
    input: ({ context }) => callInput(context, startRequest(context)),
    onDone: openedIn('bankid-sign'),
    onError: ended,
  },
  on: { 'bankid.cancel': left },
});

const poll = signSetup.createStateConfig({
  description: 'One question in flight at a time, every 2 s.',
  initial: 'collecting',
  states: {
    waiting,
    hidden,
    refreshing: {
      invoke: {
        id: 'signingQrcode',
        src: 'signingQrcode',
        input: ({ context }) => callInput(context, orderRequest(context)),
        onDone: { target: 'collecting', actions: { type: 'showCode', params: ({ event }) => event.output } },
        onError: missed,
      },
    },
    collecting: {
      invoke: {
        id: 'collectSigning',
        src: 'collectSigning',
        input: ({ context }) => callInput(context, orderRequest(context)),
        onDone: [
          {
            guard: { type: 'isComplete', params: answered },
            target: '#bankid-sign.complete',
            actions: ['tellSigned', 'forgetOrder'],
          },
          ...unsuccessfulIn('bankid-sign'),
        ],
        onError: missed,
      },
    },
  },
});

/**
 * Signs a text with BankID (§4 sensitive actions, §7): by QR code for another device or by opening BankID on this one.
 * Tells its owner the reference of the signed order, once, or that the person left; keeps an order that is under way
 * on the device, for a phone reloads the page on the way back from BankID.
 */
export const bankIdSign = signSetup
  .createMachine({
    id: 'bankid-sign',
    description:
      'A signature with BankID, by a QR code or on this device, from the first press to a proof or a reason.',
    meta: { section: '§4 Sensitive actions' },
    context: ({ input }) => beginning(input),
    initial: 'arriving',
    states: {
      arriving: {
        always: [
          { guard: 'canResume', target: 'pending', description: 'Back from BankID in a page that was reloaded.' },
          { guard: 'hasComplaint', target: 'failed', description: 'The last signature was not accepted.' },
          { target: 'idle' },
        ],
      },
      idle: { description: 'Nothing is asked of BankID until the person chooses how.', on: chosen },
      starting,
      pending: {
        description: 'An order is open.',
        type: 'parallel',
        invoke: { id: 'visibility', src: 'visibility', input: ({ context }) => context.ports },
        on: { 'bankid.cancel': leftPending, 'screen.left': leftPending },
        states: { app: appOf('bankid-sign'), poll },
      },
      renewing: {
        description: 'A new order takes the place of one that nobody scanned; the screen stays as it is.',
        invoke: {
          id: 'startSigning',
          src: 'startSigning',
          input: ({ context }) => callInput(context, startRequest(context)),
          onDone: renewedIn('bankid-sign'),
          onError: ended,
        },
        on: { 'bankid.cancel': { ...left, actions: ['forgetOrder', 'tellLeft'] } },
      },
      asleep: { description: 'The code was renewed five times and nobody came.', on: chosen },
      failed: { description: 'The order ended without a signature; the message says why.', on: chosen },
      left: { description: 'The person has given it up; an order that was open is withdrawn.' },
      complete: { description: 'The proof is with the owner.' },
    },
  })
  .provide({
    actors: {
      startSigning: callActor(startSigning),
      signingQrcode: callActor(signingQrcode),
      collectSigning: callActor(collectSigning),
    },
  });
