import { assign, fromCallback, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { AUTH_SOURCE, bankIdQrcode, cancelBankId, collectBankId, startBankId } from '../../contract/bankid.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { calling, type Named } from '../calling.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { verdictOn } from '../token.ts';
import { hintMessage, isHint, progressOf, refusalMessage } from './hints.ts';
import { type Order, resumable } from './order.ts';

/** What the log-in tells its owner. */
type LoginNews = { readonly type: 'token.obtained'; readonly token: string };

interface Input {
  readonly ports: Ports;
  readonly tell: (news: LoginNews) => void;
}

interface Context extends Input {
  readonly order: Order | null;
  readonly method: Order['method'];
  /** BankID's QR string, or an image data URL; changes all the time. */
  readonly qrCode: string | null;
  readonly hint: string | null;
  /** Orders that ended because nobody scanned them, and were renewed without a word. */
  readonly renewals: number;
  /** Questions that got no usable answer since the order was last heard of; a fresh code is no news of it. */
  readonly misses: number;
  readonly message: Message | null;
}

type Event =
  /** Show a QR code for another device. */
  | { readonly type: 'login.scan' }
  /** Start BankID on this device. */
  | { readonly type: 'login.open' }
  | { readonly type: 'login.cancel' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'screen.left' };

type Started = ResponseOf<typeof startBankId>;
type Collected = ResponseOf<typeof collectBankId>;

const MOST_RENEWALS = 5;
const MOST_MISSES = 3;

const actors = {
  startBankId: calling(startBankId),
  bankIdQrcode: calling(bankIdQrcode),
  collectBankId: calling(collectBankId),
  visibility: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.browser.watchVisibility((visible) => sendBack({ type: visible ? 'page.shown' : 'page.hidden' })),
  ),
};

const isStatus = (answer: { status: string }, status: string) => answer.status.toLowerCase() === status;

export const loginSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  /** §4: the QR code is polled every 2 s. */
  delays: { nextPoll: 2000 },
  guards: {
    canResume: ({ context }) => context.order !== null,
    isScanMethod: ({ context }) => context.method === 'scan',
    isUnscanned: ({ context }) => context.method === 'scan' && progressOf(context.hint) === 'unseen',
    isIdentifying: ({ context }) => progressOf(context.hint) === 'identifying',
    isSigning: ({ context }) => progressOf(context.hint) === 'signing',
    isFailed: (_, { answer }: { answer: Started | Collected }) => isStatus(answer, 'failed'),
    isAdmitted: ({ context }, { answer }: { answer: Collected }) =>
      isStatus(answer, 'complete') &&
      verdictOn(answer.authResponse?.accessToken ?? null, context.ports.clock.now()) === 'live',
    isComplete: (_, { answer }: { answer: Collected }) => isStatus(answer, 'complete'),
    isRenewable: ({ context }, { answer }: { answer: Collected }) =>
      isStatus(answer, 'failed') &&
      isHint(answer.hintCode, 'startFailed') &&
      context.method === 'scan' &&
      context.renewals < MOST_RENEWALS,
    isUnattended: ({ context }, { answer }: { answer: Collected }) =>
      isStatus(answer, 'failed') && isHint(answer.hintCode, 'startFailed') && context.method === 'scan',
    isPassing: ({ context }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      const mayPass = failure.kind !== 'refused' || failure.status >= 500;
      return mayPass && context.misses + 1 < MOST_MISSES;
    },
  },
  actions: {
    chooseScan: assign({ method: 'scan', renewals: 0 }),
    chooseOpen: assign({ method: 'open', renewals: 0 }),
    keepOrder: assign(({ context }, { answer }: { answer: Started }) => ({
      order: {
        orderRef: answer.orderRef,
        authId: answer.authId,
        autoStartToken: answer.autoStartToken,
        method: context.method,
        startedAt: context.ports.clock.now(),
      },
      qrCode: answer.qrCode,
      hint: answer.hintCode ?? 'outstandingTransaction',
      misses: 0,
      message: null,
    })),
    rememberOrder: ({ context }) => context.ports.device.write('bankIdOrder', JSON.stringify(context.order)),
    forgetOrder: assign(({ context }) => {
      context.ports.device.forget('bankIdOrder');
      return { order: null, qrCode: null };
    }),
    openApp: ({ context }) => {
      if (context.order)
        context.ports.browser.openApp(context.ports.browser.bankIdAddress(context.order.autoStartToken));
    },
    /** Nobody waits for the answer, and "already over" is a fine one (§8). */
    cancelOrder: ({ context: { ports, order } }) => {
      if (order === null) return;
      const { signal } = new AbortController();
      ports.backend(cancelBankId, { orderRef: order.orderRef }, { signal }).catch(() => undefined);
    },
    countRenewal: assign(({ context }) => ({ renewals: context.renewals + 1 })),
    countMiss: assign(({ context }) => ({ misses: context.misses + 1 })),
    showCode: assign((_, { qrCode }: { qrCode: string }) => ({ qrCode })),
    noteHint: assign(({ context }, { answer }: { answer: Collected }) => ({
      hint: progressOf(answer.hintCode) === 'unknown' ? context.hint : (answer.hintCode ?? null),
      misses: 0,
    })),
    sayHint: assign((_, { answer }: { answer: Started | Collected }) => ({ message: hintMessage(answer.hintCode) })),
    sayFailure: assign((_, { error }: { error: unknown }) => ({ message: refusalMessage(failureOf(error)) })),
    sayUnauthorized: assign({ message: { id: 'failure.unauthorized' } as const }),
    clearMessage: assign({ message: null }),
    tellToken: ({ context }, { answer }: { answer: Collected }) => {
      if (answer.authResponse) context.tell({ type: 'token.obtained', token: answer.authResponse.accessToken });
    },
  },
});

export const startRequest = { authSource: AUTH_SOURCE };

export const orderRequest = ({ order }: Context) => ({
  authSource: AUTH_SOURCE,
  orderRef: order?.orderRef ?? '',
  authId: order?.authId ?? '',
});

export function startingContext({ ports, tell }: Input): Context {
  const order = resumable(ports.device.read('bankIdOrder'), ports.clock.now());
  return {
    ports,
    tell,
    order,
    method: order?.method ?? 'scan',
    qrCode: null,
    hint: 'outstandingTransaction',
    renewals: 0,
    misses: 0,
    message: null,
  };
}
