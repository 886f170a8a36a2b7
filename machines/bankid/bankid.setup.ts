import { assign, fromCallback, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { bankIdQrcode, cancelBankId, collectBankId, startBankId } from '../../contract/bankid.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { collectSigning, signingQrcode, startSigning } from '../../contract/signature.ts';
import { type CallLogic, callActor, type Named } from '../call-actor.ts';
import type { Message } from '../message.ts';
import type { DeviceKey, Ports } from '../ports.ts';
import { hintMessage, isHint, progressOf, refusalMessage } from './hints.ts';
import { type Order, resumable } from './order.ts';

export interface BankIdContext {
  readonly ports: Ports;
  /** Where an order under way is remembered, for a phone that reloads the page on the way back from BankID. */
  readonly memory: Extract<DeviceKey, 'bankIdOrder' | 'signingOrder'>;
  /** What the person signs, and what for; null for a log-in. */
  readonly signing: Order['signing'];
  /** Tells what BankID has given – a token, or the reference of what was signed – or null when the person left. */
  readonly tell: (proof: string | null) => void;
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
  | { readonly type: 'bankid.scan' }
  /** Start BankID on this device. */
  | { readonly type: 'bankid.open' }
  | { readonly type: 'bankid.cancel' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'screen.left' };

export type Started = ResponseOf<typeof startBankId> | ResponseOf<typeof startSigning>;
export type Collected = ResponseOf<typeof collectBankId> | ResponseOf<typeof collectSigning>;

const MOST_RENEWALS = 5;
const MOST_MISSES = 3;

const actors = {
  startBankId: callActor(startBankId),
  bankIdQrcode: callActor(bankIdQrcode),
  collectBankId: callActor(collectBankId),
  // Whoever signs provides what signing asks: the log-in page must not wait for it.
  startSigning: {} as CallLogic<typeof startSigning>,
  signingQrcode: {} as CallLogic<typeof signingQrcode>,
  collectSigning: {} as CallLogic<typeof collectSigning>,
  visibility: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.browser.watchVisibility((visible) => sendBack({ type: visible ? 'page.shown' : 'page.hidden' })),
  ),
};

const isStatus = (answer: { status: string }, status: string) => answer.status.toLowerCase() === status;

/** What logging in and signing with BankID have in common: all but the calls themselves. */
export const bankIdSetup = setup({
  types: {
    context: {} as BankIdContext,
    events: {} as Event,
    children: {} as Named<typeof actors>,
    input: {} as Input,
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
      const mayPass = failure.kind !== 'rejected' || failure.status >= 500;
      return mayPass && context.misses + 1 < MOST_MISSES;
    },
  },
  actions: {
    chooseScan: assign({ method: 'scan', renewals: 0 }),
    chooseOpen: assign({ method: 'open', renewals: 0 }),
    keepOrder: assign(({ context }, { answer }: { answer: Started }) => ({
      order: {
        orderRef: answer.orderRef,
        authId: 'authId' in answer ? answer.authId : '',
        autoStartToken: answer.autoStartToken,
        method: context.method,
        startedAt: context.ports.clock.now(),
        signing: context.signing,
      },
      qrCode: answer.qrCode,
      hint: answer.hintCode ?? 'outstandingTransaction',
      misses: 0,
      message: null,
    })),
    rememberOrder: ({ context }) => context.ports.device.write(context.memory, JSON.stringify(context.order)),
    forgetOrder: assign(({ context }) => {
      context.ports.device.forget(context.memory);
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
    clearMessage: assign({ message: null }),
  },
});

/** What both machines are started with. */
export interface Input extends Pick<BankIdContext, 'ports' | 'tell'> {
  /** What is signed and what for; a log-in signs nothing. */
  readonly signing?: BankIdContext['signing'];
  /** Why it must be done once more, if it must. */
  readonly message?: Message | null;
}

/** The context of a machine that begins, or goes on with the order that the device remembers for the same errand. */
export function beginning({ ports, tell, signing = null, message = null }: Input): BankIdContext {
  const memory = signing === null ? 'bankIdOrder' : 'signingOrder';
  const found = resumable(ports.device.read(memory), ports.clock.now());
  const order = found?.signing?.errand === signing?.errand ? found : null;
  return {
    ports,
    tell,
    memory,
    signing: order?.signing ?? signing,
    order,
    method: order?.method ?? 'scan',
    qrCode: null,
    hint: 'outstandingTransaction',
    renewals: 0,
    misses: 0,
    message,
  };
}
