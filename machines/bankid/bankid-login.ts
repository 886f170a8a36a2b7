import type { collectBankId, startBankId } from '../../contract/bankid.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { ask } from '../calling.ts';
import { loginSetup, orderRequest, startingContext, startRequest } from './bankid-login.setup.ts';

const started = ({ event }: { event: { output: ResponseOf<typeof startBankId> } }) => ({ answer: event.output });
const collected = ({ event }: { event: { output: ResponseOf<typeof collectBankId> } }) => ({ answer: event.output });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const ended = {
  target: '#bankid-login.failed',
  actions: ['forgetOrder', { type: 'sayFailure', params: failed }],
} as const;
const missed = [
  {
    guard: { type: 'isPassing', params: failed },
    target: 'waiting',
    actions: 'countMiss',
    description: 'One lost question is no lost log-in: the next one asks again.',
  },
  ended,
] as const;

const starting = loginSetup.createStateConfig({
  description: 'An order is opened because the person asked for it; never from a link.',
  entry: 'clearMessage',
  invoke: {
    id: 'startBankId',
    src: 'startBankId',
    input: ({ context }) => ask(context, startRequest),
    onDone: [
      {
        guard: { type: 'isFailed', params: started },
        target: 'failed',
        actions: { type: 'sayHint', params: started },
      },
      {
        guard: 'isScanMethod',
        target: 'pending',
        actions: [{ type: 'keepOrder', params: started }, 'rememberOrder'],
      },
      {
        target: 'pending',
        actions: [{ type: 'keepOrder', params: started }, 'rememberOrder', 'openApp'],
        description: 'BankID is opened on this device.',
      },
    ],
    onError: ended,
  },
  on: { 'login.cancel': 'idle' },
});

const app = loginSetup.createStateConfig({
  description: 'What the person is doing with BankID, as its hints tell.',
  initial: 'unseen',
  states: {
    unseen: {
      always: [{ guard: 'isScanMethod', target: 'scanning' }, { target: 'opened' }],
    },
    scanning: {
      description: 'The QR code is on the screen.',
      always: [
        { guard: 'isIdentifying', target: 'identifying' },
        { guard: 'isSigning', target: 'signing' },
      ],
      on: { 'login.open': { target: '#bankid-login.starting', actions: ['cancelOrder', 'forgetOrder', 'chooseOpen'] } },
    },
    opened: {
      description: 'BankID was opened on this device and has not answered yet.',
      always: [
        { guard: 'isIdentifying', target: 'identifying' },
        { guard: 'isSigning', target: 'signing' },
      ],
      on: { 'login.scan': { target: '#bankid-login.starting', actions: ['cancelOrder', 'forgetOrder', 'chooseScan'] } },
    },
    identifying: {
      description: 'BankID has the order.',
      always: { guard: 'isSigning', target: 'signing' },
    },
    signing: { description: 'The person enters the security code in BankID.' },
  },
});

const poll = loginSetup.createStateConfig({
  description: 'One question in flight at a time, every 2 s.',
  initial: 'collecting',
  states: {
    waiting: {
      after: {
        nextPoll: [{ guard: 'isUnscanned', target: 'refreshing' }, { target: 'collecting' }],
      },
      on: {
        'page.hidden': 'hidden',
        'page.shown': { target: 'collecting', description: 'The person is back from BankID: ask at once.' },
      },
    },
    hidden: {
      description: 'The tab is hidden; nothing is asked until it shows.',
      on: { 'page.shown': 'collecting' },
    },
    refreshing: {
      invoke: {
        id: 'bankIdQrcode',
        src: 'bankIdQrcode',
        input: ({ context }) => ask(context, orderRequest(context)),
        onDone: { target: 'collecting', actions: { type: 'showCode', params: ({ event }) => event.output } },
        onError: missed,
      },
    },
    collecting: {
      invoke: {
        id: 'collectBankId',
        src: 'collectBankId',
        input: ({ context }) => ask(context, orderRequest(context)),
        onDone: [
          {
            guard: { type: 'isAdmitted', params: collected },
            target: '#bankid-login.complete',
            actions: ['forgetOrder', { type: 'tellToken', params: collected }],
          },
          {
            guard: { type: 'isComplete', params: collected },
            target: '#bankid-login.failed',
            actions: ['forgetOrder', 'sayUnauthorized'],
            description: 'BankID knows the person, but no Cardholder application is in the token.',
          },
          {
            guard: { type: 'isRenewable', params: collected },
            target: '#bankid-login.renewing',
            actions: 'countRenewal',
            description: 'Nobody scanned the code for half a minute, which is normal.',
          },
          {
            guard: { type: 'isUnattended', params: collected },
            target: '#bankid-login.asleep',
            actions: 'forgetOrder',
          },
          {
            guard: { type: 'isFailed', params: collected },
            target: '#bankid-login.failed',
            actions: ['forgetOrder', { type: 'sayHint', params: collected }],
          },
          { target: 'waiting', actions: { type: 'noteHint', params: collected } },
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
  context: ({ input }) => startingContext(input),
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
      on: {
        'login.scan': { target: 'starting', actions: 'chooseScan' },
        'login.open': { target: 'starting', actions: 'chooseOpen' },
      },
    },
    starting,
    pending: {
      description: 'An order is open.',
      type: 'parallel',
      invoke: { id: 'visibility', src: 'visibility', input: ({ context }) => context.ports },
      on: {
        'login.cancel': { target: 'idle', actions: ['cancelOrder', 'forgetOrder'] },
        'screen.left': { actions: ['cancelOrder', 'forgetOrder'], description: 'Whoever leaves withdraws the order.' },
      },
      states: { app, poll },
    },
    renewing: {
      description: 'A new order takes the place of one that nobody scanned; the screen stays as it is.',
      invoke: {
        id: 'startBankId',
        src: 'startBankId',
        input: ({ context }) => ask(context, startRequest),
        onDone: [
          {
            guard: { type: 'isFailed', params: started },
            target: 'failed',
            actions: ['forgetOrder', { type: 'sayHint', params: started }],
          },
          { target: 'pending', actions: [{ type: 'keepOrder', params: started }, 'rememberOrder'] },
        ],
        onError: ended,
      },
      on: { 'login.cancel': { target: 'idle', actions: 'forgetOrder' } },
    },
    asleep: {
      description: 'The code was renewed five times and nobody came.',
      on: {
        'login.scan': { target: 'starting', actions: 'chooseScan' },
        'login.open': { target: 'starting', actions: 'chooseOpen' },
      },
    },
    failed: {
      description: 'The order ended without a log-in; the message says why.',
      on: {
        'login.scan': { target: 'starting', actions: 'chooseScan' },
        'login.open': { target: 'starting', actions: 'chooseOpen' },
      },
    },
    complete: { description: 'The token is with the session.' },
  },
});
