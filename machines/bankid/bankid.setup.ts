import { assign, fromCallback, type ParameterizedObject } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { cancelBankId, type collectBankId, type startBankId } from '../../contract/bankid.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { collectSigning, startSigning } from '../../contract/signature.ts';
import { mayBeOpen, type Order, resumableOrder } from '../bankid-order.ts';
import type { ErrorParams } from '../call-actor.ts';
import type { Message } from '../message.ts';
import type { PageHidden, PageShown } from '../page-visibility.ts';
import type { DeviceKey, Ports } from '../ports.ts';
import { bankIdFailureMessage, hintMessage, isHint, latestHint, progressOf } from './hints.ts';

/** The events that a BankID machine sends to its owner. */
export type BankIdOwnerEvent =
  /** `proof`: the access token of a log-in, or the reference of the order that the user has signed. */
  { readonly type: 'bankid.completed'; readonly proof: string } | { readonly type: 'bankid.cancelled' };

interface Input {
  readonly ports: Ports;
  /** The text to sign, the kind of action that needs the signature, and its card; left out for a log-in. */
  readonly signing?: Order['signing'];
  /** Why the last signature was not accepted; left out if there was none. */
  readonly message?: Message | null;
  readonly onEvent: (event: BankIdOwnerEvent) => void;
}

export interface BankIdContext extends Required<Input> {
  /** Where the device stores the open order: on a phone the page can reload when the user returns from BankID. */
  readonly storageKey: Extract<DeviceKey, 'bankIdOrder' | 'signingOrder'>;
  /** The open order; null before it is started and after it has ended. */
  readonly order: Order | null;
  readonly method: Order['method'];
  /** BankID's QR string, or an image data URL; changes every second. */
  readonly qrCode: string | null;
  /** The last known hint code. */
  readonly hint: string | null;
  /** How many orders in a row were replaced because the QR code was not scanned. */
  readonly renewals: number;
  /** When the last poll was sent, or the order was started, ms since 1970. */
  readonly polledAt: number;
  /** How many polls failed since the last answer about the order; at most the number after which the page says so. */
  readonly failedPolls: number;
}

type Event =
  /** Show a QR code for another device. */
  | { readonly type: 'bankid.scan' }
  /** Open BankID on this device. */
  | { readonly type: 'bankid.open' }
  | { readonly type: 'bankid.cancel' }
  | PageHidden
  | PageShown;

type Started = ResponseOf<typeof startBankId> | ResponseOf<typeof startSigning>;
type Collected = ResponseOf<typeof collectBankId> | ResponseOf<typeof collectSigning>;

const MAX_RENEWALS = 5;
const MAX_FAILED_POLLS = 3;

/**
 * Cancels an order without waiting for the answer: the page may be about to reload, as it does at a log-out. The backend
 * may reject it because the order is over (§8).
 */
function cancel({ backend }: Ports, { orderRef }: Order): void {
  const { signal } = new AbortController();
  backend(cancelBankId, { orderRef }, { signal, outlivesPage: true }).catch(() => undefined);
}

interface CancelOnStopInput extends Pick<BankIdContext, 'ports' | 'storageKey'> {
  /** The order that is open when the machine stops. */
  readonly openOrder: () => Order | null;
}

/** Runs as long as the machine. If the machine is stopped with an open order (the user leaves), cancels that order. */
export const cancelOnStop = fromCallback<Event, CancelOnStopInput>(
  ({ input: { ports, storageKey, openOrder } }) =>
    () => {
      const order = openOrder();
      if (order === null) return;
      cancel(ports, order);
      ports.device.forget(storageKey);
    },
);

const hasStatus = (answer: { status: string }, status: string) => answer.status.toLowerCase() === status;

/** §4: every 2 s, ms. */
const POLL_INTERVAL = 2000;

/** For `setup` of a BankID machine. */
export const bankIdTypes = { context: {} as BankIdContext, events: {} as Event, input: {} as Input };

interface Args {
  readonly context: BankIdContext;
}

/** Counted from the last poll, not from its answer: on a slow connection the QR code would become too old. */
export const bankIdDelays = {
  pollInterval: ({ context: { polledAt, ports } }: Args) => Math.max(0, polledAt + POLL_INTERVAL - ports.clock.now()),
};

/** The method that worked last in this tab; null if there is none. */
export function knownMethod({ device }: Ports): Order['method'] | null {
  const method = device.read('bankIdMethod');
  return method === 'scan' || method === 'open' ? method : null;
}

/** Whether a poll has failed for a reason that says nothing about the order. */
function isPassing(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind !== 'rejected' || failure.status >= 500 || failure.status === 429;
}

export const bankIdGuards = {
  hasOrder: ({ context }: Args) => context.order !== null,
  usesQrCode: ({ context }: Args) => context.method === 'scan',
  isUnscanned: ({ context }: Args) => context.method === 'scan' && progressOf(context.hint) === 'outstanding',
  isIdentifying: ({ context }: Args) => progressOf(context.hint) === 'identifying',
  isSigning: ({ context }: Args) => progressOf(context.hint) === 'signing',
  isFailed: (_: Args, { answer }: { answer: Started | Collected }) => hasStatus(answer, 'failed'),
  isComplete: (_: Args, { answer }: { answer: Collected }) => hasStatus(answer, 'complete'),
  isRenewable: ({ context }: Args, { answer }: { answer: Collected }) =>
    hasStatus(answer, 'failed') &&
    isHint(answer.hintCode, 'startFailed') &&
    context.method === 'scan' &&
    context.renewals < MAX_RENEWALS,
  /** Whether a poll can be repeated: without a connection as long as BankID may keep the order open. */
  isTransient: ({ context: { failedPolls, order, ports } }: Args, { error }: ErrorParams) => {
    const { kind } = failureOf(error);
    const isOffline = kind === 'unreachable' || kind === 'timeout';
    if (isOffline && order !== null) return mayBeOpen(order, ports.clock.now());
    return isPassing(error) && failedPolls + 1 < MAX_FAILED_POLLS;
  },
  isPassing: (_: Args, { error }: ErrorParams) => isPassing(error),
};

/** A typed `assign` for actions that are shared by machines of different setups. */
const set = <Params extends ParameterizedObject['params'] | undefined = undefined>(
  assigner: (args: Args, params: Params) => Partial<BankIdContext>,
) => assign<BankIdContext, Event, Params, Event, never>(assigner);

export const bankIdActions = {
  chooseScan: set(() => ({ method: 'scan', renewals: 0 })),
  chooseOpen: set(() => ({ method: 'open', renewals: 0 })),
  setOrder: set(({ context }, { answer }: { answer: Started }) => ({
    order: {
      orderRef: answer.orderRef,
      authId: 'authId' in answer ? answer.authId : '',
      autoStartToken: answer.autoStartToken,
      method: context.method,
      startedAt: context.ports.clock.now(),
      signing: context.signing,
    },
    qrCode: answer.qrCode,
    polledAt: context.ports.clock.now(),
    hint: latestHint('outstandingTransaction', answer.hintCode),
    failedPolls: 0,
    message: null,
  })),
  /** Kept for the next signature in this tab. */
  storeMethod: ({ context }: Args) => context.ports.device.write('bankIdMethod', context.method),
  storeOrder: ({ context }: Args) => context.ports.device.write(context.storageKey, JSON.stringify(context.order)),
  forgetOrder: set(({ context }) => {
    context.ports.device.forget(context.storageKey);
    return { order: null, qrCode: null };
  }),
  openApp: ({ context: { order, ports } }: Args) => {
    if (order) ports.browser.openApp(ports.browser.bankIdAddress(order.autoStartToken));
  },
  cancelOrder: ({ context: { order, ports } }: Args) => {
    if (order) cancel(ports, order);
  },
  /** The page shows the old QR code until the new order has one. */
  startRenewal: set(({ context }) => ({ order: null, renewals: context.renewals + 1 })),
  setPolledAt: set(({ context }) => ({ polledAt: context.ports.clock.now() })),
  countFailedPoll: set(({ context }) => {
    const failedPolls = Math.min(context.failedPolls + 1, MAX_FAILED_POLLS);
    return { failedPolls, message: failedPolls < MAX_FAILED_POLLS ? null : { id: 'bankid.connectionLost' } };
  }),
  setQrCode: set((_, { answer }: { answer: { readonly qrCode: string } }) => ({ qrCode: answer.qrCode })),
  setHint: set(({ context }, { answer }: { answer: Collected }) => ({
    hint: latestHint(context.hint, answer.hintCode),
    failedPolls: 0,
    message: null,
  })),
  setHintMessage: set(({ context }, { answer }: { answer: Started | Collected }) => ({
    message: hintMessage(answer.hintCode, context.method),
  })),
  setFailure: set(({ context }, { error }: ErrorParams) => ({
    message: bankIdFailureMessage(failureOf(error), context.signing === null),
  })),
  clearMessage: set(() => ({ message: null })),
};

const isSameAction = (signing: Order['signing'], other: Order['signing']): boolean =>
  signing?.kind === other?.kind && signing?.referenceCode === other?.referenceCode;

/** The first context: with the stored order, if it is still open and for the same kind of action on the same card. */
export function initialContext({ ports, onEvent, signing = null, message = null }: Input): BankIdContext {
  const storageKey = signing === null ? 'bankIdOrder' : 'signingOrder';
  const stored = resumableOrder(ports.device.read(storageKey), ports.clock.now());
  const order = stored && isSameAction(stored.signing, signing) ? stored : null;
  return {
    ports,
    onEvent,
    storageKey,
    signing: order?.signing ?? signing,
    order,
    method: order?.method ?? knownMethod(ports) ?? 'scan',
    qrCode: null,
    hint: 'outstandingTransaction',
    renewals: 0,
    polledAt: ports.clock.now(),
    failedPolls: 0,
    message,
  };
}
