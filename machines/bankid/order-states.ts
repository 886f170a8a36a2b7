import { callInput, errorParams } from '../call-actor.ts';
import { pageVisibility } from '../page-visibility.ts';
import { type BankIdContext, cancelOnStop } from './bankid.setup.ts';

interface Args {
  readonly context: BankIdContext;
}

/** For `params` in `onDone`: the answer of a call. */
export const answerParams = <Answer>({ event }: { event: { readonly output: Answer } }) => ({ answer: event.output });

/** For a machine's `invoke`: cancels the open order when the machine is stopped. */
export const cancelOnStopInvoke = {
  id: 'cancelOnStop',
  src: 'cancelOnStop',
  input: ({ context: { ports, storageKey }, self }: Args & { readonly self: { getSnapshot(): Args } }) => ({
    ports,
    storageKey,
    openOrder: () => self.getSnapshot().context.order,
  }),
} as const;

/** The actors of a BankID order besides its calls. */
export const orderActors = { pageVisibility, cancelOnStop };

/** For `resuming`: the first transition of a machine that can continue an open order. */
export const resumeOrder = {
  guard: 'hasOrder',
  target: 'pending',
  description: 'The page was reloaded while an order was open.',
} as const;

/** The state before the first order. `on` are the events that start one. */
export const idleState = <const On>(on: On) =>
  ({ description: 'No order is started until the user chooses a method.', on }) as const;

/** The user chooses how to reach the BankID app, which starts an order. */
export const methods = {
  'bankid.scan': { target: 'starting', actions: 'chooseScan' },
  'bankid.open': { target: 'starting', actions: 'chooseOpen' },
} as const;

/** The transition after a call that failed for good: the order has ended. */
const failedCall = <Id extends string>(id: Id) =>
  ({ target: `#${id}.failed`, actions: ['forgetOrder', { type: 'setFailure', params: errorParams }] }) as const;

/** The user's progress in the BankID app, as the hints of the order report it. */
const appStates = <Id extends string>(id: Id) =>
  ({
    description: 'What the user does in the BankID app, as the hints of the order report it.',
    initial: 'outstanding',
    states: {
      outstanding: { always: [{ guard: 'usesQrCode', target: 'scanning' }, { target: 'opened' }] },
      scanning: {
        description: 'The QR code is shown.',
        always: [
          { guard: 'isIdentifying', target: 'identifying' },
          { guard: 'isSigning', target: 'signing' },
        ],
        on: {
          'bankid.open': { target: `#${id}.starting`, actions: ['cancelOrder', 'forgetOrder', 'chooseOpen'] },
        },
      },
      opened: {
        description: 'BankID was opened on this device. It has not reported anything yet.',
        always: [
          { guard: 'isIdentifying', target: 'identifying' },
          { guard: 'isSigning', target: 'signing' },
        ],
        on: {
          'bankid.scan': { target: `#${id}.starting`, actions: ['cancelOrder', 'forgetOrder', 'chooseScan'] },
        },
      },
      identifying: {
        description: 'The BankID app has received the order.',
        always: { guard: 'isSigning', target: 'signing' },
      },
      signing: { description: 'The user enters the security code in BankID.' },
    },
  }) as const;

interface OrderParams<Id, Cancelled, StartRequest, OrderRequest, Completed> {
  /** The id of the machine. */
  readonly id: Id;
  /** The state of the machine after the user has cancelled the order. */
  readonly cancelled: Cancelled;
  readonly startRequest: (context: BankIdContext) => StartRequest;
  /** The request of a call about the open order. */
  readonly orderRequest: (context: BankIdContext) => OrderRequest;
  /** The transitions when BankID reports that the order is complete. */
  readonly completed: Completed;
}

/** Reports at its start if the tab is hidden already, so a tab that was hidden during a call is noticed after it. */
const pageVisibilityInvoke = {
  id: 'pageVisibility',
  src: 'pageVisibility',
  input: ({ context }: Args) => context.ports,
} as const;

const waiting = {
  invoke: pageVisibilityInvoke,
  exit: 'setPolledAt',
  after: { pollInterval: [{ guard: 'isUnscanned', target: 'refreshing' }, { target: 'collecting' }] },
  on: {
    'page.hidden': 'hidden',
    'page.shown': { target: 'collecting', description: 'The user is back from BankID: poll at once.' },
  },
} as const;

/** The transitions when a poll reports that the order has failed or is still pending. */
const collected = <Id extends string>(id: Id) =>
  [
    {
      guard: { type: 'isRenewable', params: answerParams },
      target: `#${id}.renewing`,
      actions: 'startRenewal',
      description: 'The QR code was not scanned within 30 s, which is normal.',
    },
    {
      guard: { type: 'isFailed', params: answerParams },
      target: `#${id}.failed`,
      actions: ['forgetOrder', { type: 'setHintMessage', params: answerParams }],
    },
    { target: 'waiting', actions: { type: 'setHint', params: answerParams } },
  ] as const;

/** Polls the open order: one call at a time, every 2 s, and not while the tab is hidden. */
function pollStates<
  Id extends string,
  Cancelled,
  StartRequest,
  OrderRequest,
  const Completed extends readonly object[],
>({ id, orderRequest, completed }: OrderParams<Id, Cancelled, StartRequest, OrderRequest, Completed>) {
  const input = ({ context }: Args) => callInput(context, orderRequest(context));
  const onError = [
    {
      guard: { type: 'isTransient', params: errorParams },
      target: 'waiting',
      actions: 'countFailedPoll',
      description: 'A failed poll is retried; the order is still open.',
    },
    {
      ...failedCall(id),
      guard: { type: 'isPassing', params: errorParams },
      actions: ['cancelOrder', ...failedCall(id).actions],
      description: 'The polls have failed too often. The order may be open still, and another could not be started.',
    },
    failedCall(id),
  ] as const;
  return {
    description: 'Polls the order, one call at a time.',
    initial: 'collecting',
    states: {
      waiting,
      hidden: {
        description: 'The tab is hidden: polling is paused until it is shown.',
        invoke: pageVisibilityInvoke,
        exit: 'setPolledAt',
        on: { 'page.shown': 'collecting' },
      },
      refreshing: {
        invoke: {
          id: 'readQrCode',
          src: 'readQrCode',
          input,
          onDone: { target: 'collecting', actions: { type: 'setQrCode', params: answerParams } },
          onError,
        },
      },
      collecting: {
        invoke: {
          id: 'collectOrder',
          src: 'collectOrder',
          input,
          onDone: [...completed, ...collected(id)],
          onError,
        },
      },
    },
  } as const;
}

/** The states of a BankID order, the same for log-in and signing: `starting`, `pending` and `renewing`. */
export function orderStates<
  Id extends string,
  Cancelled extends string,
  StartRequest,
  OrderRequest,
  const Completed extends readonly object[],
>(params: OrderParams<Id, Cancelled, StartRequest, OrderRequest, Completed>) {
  const { id, cancelled, startRequest } = params;
  const start = {
    id: 'startOrder',
    src: 'startOrder',
    input: ({ context }: Args) => callInput(context, startRequest(context)),
    onError: failedCall(id),
  } as const;
  const endedAtOnce = {
    guard: { type: 'isFailed', params: answerParams },
    target: 'failed',
    actions: ['forgetOrder', { type: 'setHintMessage', params: answerParams }],
  } as const;
  const setOrder = [{ type: 'setOrder', params: answerParams }, 'storeOrder'] as const;
  return {
    starting: {
      description: 'An order is started because the user asked for it; a link never starts one.',
      entry: 'clearMessage',
      invoke: {
        ...start,
        onDone: [
          endedAtOnce,
          { guard: 'usesQrCode', target: 'pending', actions: setOrder },
          { target: 'pending', actions: [...setOrder, 'openApp'], description: 'BankID is opened on this device.' },
        ],
      },
      on: { 'bankid.cancel': cancelled },
    },
    pending: {
      description: 'An order is open.',
      type: 'parallel',
      on: { 'bankid.cancel': { target: cancelled, actions: ['cancelOrder', 'forgetOrder'] } },
      states: { app: appStates(id), poll: pollStates(params) },
    },
    renewing: {
      description: 'A new order replaces one that was not scanned; the page does not change.',
      invoke: { ...start, onDone: [endedAtOnce, { target: 'pending', actions: setOrder }] },
      on: { 'bankid.cancel': { target: cancelled, actions: 'forgetOrder' } },
    },
  } as const;
}
