import type { AnyStep, AnyTrace } from '@lunchkortet/model-engine/model';
import type { CallFailure } from '../../contract/backend.ts';
import { startSigning } from '../../contract/signature.ts';
import { mayBeOpen } from '../bankid-order.ts';
import type { BankIdContext } from './bankid.setup.ts';
import { progressOf } from './hints.ts';

const isAnswer = ({ kind }: AnyStep): boolean => kind === 'done' || kind === 'error';

/** The fields that the answers of both start calls have in common. */
export const startedOrder = startSigning.response.parse(startSigning.example.response);

const unreachable: CallFailure = { kind: 'unreachable' };
export const rejected = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });
const pending = (hintCode: string) => ({ status: 'pending', hintCode });
const failed = (hintCode: string) => ({ status: 'Failed', hintCode });

/** Replies that log-in and signing orders have in common. */
export const startReplies = <Started extends object>(started: Started) => ({
  done: {
    'an order': started,
    'an order with an unknown hint': { ...started, hintCode: 'somethingNew' },
    'an order that has failed': { ...started, ...failed('internalError') },
  },
  error: { 'no connection': unreachable, 'another order is in progress': rejected(400, 'alreadyInProgress') },
});
export const qrCodeReplies = {
  done: { 'a new QR code': { qrCode: `${startedOrder.qrCode}0` } },
  error: {
    'no connection': unreachable,
    'a server error': rejected(500, null),
    'no such order': rejected(404, 'No such order'),
  },
};
export const collectReplies = {
  done: {
    'not scanned yet': pending('outstandingTransaction'),
    'the app has the order': pending('started'),
    'the user enters the code': pending('USERSIGN'),
    'an unknown status and hint': { status: 'completed', hintCode: 'somethingNew' },
    'not failed, with the hint of a failure': pending('startFailed'),
    'not scanned in time': failed('startFailed'),
    'cancelled in the app': failed('userCancel'),
    'an unknown failure': failed('somethingElse'),
  },
  error: { 'no connection': unreachable, 'too many requests': rejected(429, null), unauthorized: rejected(401, null) },
};
export const bankIdEvents = {
  'bankid.scan': 'noPayload',
  'bankid.open': 'noPayload',
  'bankid.cancel': 'noPayload',
  'page.hidden': 'noPayload',
  'page.shown': 'noPayload',
} as const;

/** What decides how a BankID machine goes on, besides its state. */
export const orderIdentity = ({ method, hint, renewals, failedPolls, order, ports }: BankIdContext) => [
  method,
  progressOf(hint),
  renewals,
  failedPolls,
  order !== null && mayBeOpen(order, ports.clock.now()),
];

/** Starts in which the device has stored an open order. */
const RESUMED = ['an open order on a desktop', 'an open order on a phone'];
export const isResumed = ({ start }: Pick<AnyTrace, 'start'>): boolean => RESUMED.includes(start);

type Steps = Pick<AnyTrace, 'steps'>;

/** The type of the last step if it is an event, else an empty string. */
export const lastEvent = ({ steps }: Steps): string => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : '';
};

/** Whether the last step has called a port or a spy. */
export const hasEffect = ({ effects, steps }: Steps & Pick<AnyTrace, 'effects'>, name: string): boolean =>
  effects.some((effect) => effect.name === name && effect.step === steps.length);

const isChoice = (trace: Steps) => /^bankid\.(scan|open)$/.test(lastEvent(trace));

/** How often the QR code was not scanned since the user chose the method. */
function timesNotScanned({ steps }: Steps): number {
  const chosen = steps.findLastIndex((step) => step.kind === 'event' && /^bankid\.(scan|open)$/.test(step.event.type));
  return steps.slice(chosen + 1).filter(({ label }) => label === 'not scanned in time').length;
}

/** Answers after which the order is still open. */
const STILL_OPEN = [
  'not scanned yet',
  'the app has the order',
  'the user enters the code',
  'an unknown status and hint',
  'not failed, with the hint of a failure',
];

/** Rejections of a poll after which there is no order to cancel. */
const UNKNOWN_ORDER = ['no such order', 'unauthorized'];

/** What a press on a method does, and how long the method is known. */
const pressInvariants = {
  'only the method that worked is kept for the next signature': ({ effects, steps, before, snapshot }: AnyTrace) => {
    const kept = effects.filter(
      ({ name, step, args: [key] }) => name === 'device.write' && key === 'bankIdMethod' && step === steps.length,
    );
    const isDone = snapshot.matches('complete') && before?.matches('complete') === false;
    return (
      JSON.stringify(kept.map(({ args: [, method] }) => method)) ===
      JSON.stringify(isDone ? [snapshot.context.method] : [])
    );
  },
  'an order starts without the message of the one before': ({ before, snapshot }: AnyTrace) =>
    !snapshot.matches('starting') || before?.matches('starting') === true || snapshot.context.message === null,
  'a press on a method uses that method': (trace: AnyTrace) => {
    const event = lastEvent(trace);
    if (event !== 'bankid.scan' && event !== 'bankid.open') return true;
    const isTaken = trace.snapshot.matches('starting') && trace.before?.matches('starting') === false;
    return !isTaken || trace.snapshot.context.method === (event === 'bankid.scan' ? 'scan' : 'open');
  },
};

const isPoll = (actor: string): boolean => actor === 'readQrCode' || actor === 'collectOrder';

/** The order that the device stores, and when it was started; null if there is none. */
const storedOrder = ({ device, snapshot }: Pick<AnyTrace, 'device' | 'snapshot'>): string | null =>
  device[snapshot.context.storageKey] ?? null;

/** What the answers to polls do, and what the user sees of the open order. */
const pollInvariants = {
  'a failed poll is repeated twice, without a connection as long as the order can be open, and a rejected one never': ({
    steps,
    before,
    snapshot,
    now,
  }: AnyTrace) => {
    const last = steps.at(-1);
    if (last?.kind !== 'error' || !isPoll(last.actor)) return true;
    const { kind, status } = last.failure as CallFailure & { readonly status?: number };
    const failedBefore: number = before?.context.failedPolls;
    const isOpen = now - before?.context.order.startedAt < 180_000;
    const isPassing = kind !== 'rejected' || (status ?? 0) >= 500 || status === 429;
    const isRepeated = kind === 'unreachable' ? isOpen : isPassing && failedBefore < 2;
    if (!isRepeated) return snapshot.matches('failed');
    // The page says so after the third.
    const { message } = snapshot.context;
    return (
      snapshot.matches('pending') && (failedBefore < 2 ? message === null : message?.id === 'bankid.connectionLost')
    );
  },
  'when the polls are answered again, the page no longer says that they fail': ({ steps, snapshot }: AnyTrace) =>
    !STILL_OPEN.includes(steps.at(-1)?.label ?? '') ||
    (snapshot.context.message === null && snapshot.context.failedPolls === 0),
  'an order ends only when BankID says that it has failed or is complete': ({ steps, snapshot }: AnyTrace) =>
    !STILL_OPEN.includes(steps.at(-1)?.label ?? '') || snapshot.matches('pending'),
  'a new QR code is shown': ({ steps, snapshot }: AnyTrace) => {
    const last = steps.at(-1);
    if (last?.kind !== 'done' || last.actor !== 'readQrCode') return true;
    return snapshot.context.qrCode === (last.output as { readonly qrCode: string }).qrCode;
  },
  'the device stores the open order, and none that has failed': (trace: AnyTrace) => {
    const { snapshot, steps } = trace;
    if (snapshot.matches('pending')) return storedOrder(trace) === JSON.stringify(snapshot.context.order);
    return steps.length === 0 || !snapshot.matches('failed') || storedOrder(trace) === null;
  },
  'BankID opens on this device exactly when an order starts for which the user chose that': (trace: AnyTrace) => {
    const isStarted = trace.before?.matches('starting') === true && trace.snapshot.matches('pending');
    return hasEffect(trace, 'browser.openApp') === (isStarted && trace.snapshot.context.method === 'open');
  },
};

const SAME_STEP = 'That state leads at once to the one that BankID has reported.';
const WITH_ORDER = 'There is an order now, with which resuming leads at once to pending.';

/** The faults of every BankID machine that change nothing for the user. */
export const equivalentOrderFaults: Readonly<Record<string, string>> = {
  "'pending.app.scanning' at once, if isIdentifying: goes to 'pending.app.opened' instead of 'pending.app.identifying'":
    SAME_STEP,
  "'pending.app.scanning' at once, if isSigning: goes to 'pending.app.opened' instead of 'pending.app.signing'":
    SAME_STEP,
  "'pending.app.scanning' at once, if isSigning: goes to 'pending.app.identifying' instead of 'pending.app.signing'":
    SAME_STEP,
  "'pending.app.opened' at once, if isIdentifying: goes to 'pending.app.scanning' instead of 'pending.app.identifying'":
    SAME_STEP,
  "'pending.app.opened' at once, if isSigning: goes to 'pending.app.scanning' instead of 'pending.app.signing'":
    SAME_STEP,
  "'pending.app.opened' at once, if isSigning: goes to 'pending.app.identifying' instead of 'pending.app.signing'":
    SAME_STEP,
  "'pending.app.identifying' at once, if isSigning: goes to 'pending.app.outstanding' instead of 'pending.app.signing'":
    SAME_STEP,
  "'pending.app.identifying' at once, if isSigning: goes to 'pending.app.scanning' instead of 'pending.app.signing'":
    SAME_STEP,
  "'pending.app.identifying' at once, if isSigning: goes to 'pending.app.opened' instead of 'pending.app.signing'":
    SAME_STEP,
  "'starting' startOrder answers, if usesQrCode: goes to 'resuming' instead of 'pending'": WITH_ORDER,
  "'starting' startOrder answers: goes to 'resuming' instead of 'pending'": WITH_ORDER,
  "'renewing' startOrder answers: goes to 'resuming' instead of 'pending'": WITH_ORDER,
};

/** When an open order is cancelled. */
const cancelInvariants = {
  'an open order is cancelled when the user cancels or chooses the other method, or the polls have failed too often': (
    trace: AnyTrace,
  ) => {
    const last = trace.steps.at(-1);
    const isGivenUp =
      last?.kind === 'error' &&
      isPoll(last.actor) &&
      trace.snapshot.matches('failed') &&
      !UNKNOWN_ORDER.includes(last.label);
    const isCancelled =
      isGivenUp || (isChoice(trace) && trace.snapshot.value === 'starting') || lastEvent(trace) === 'bankid.cancel';
    return hasEffect(trace, 'call.cancelBankId') === (isCancelled && trace.before?.matches('pending') === true);
  },
};

/** The names of the calls that a BankID machine makes. */
interface CallNames {
  readonly start: string;
  readonly qrCode: string;
  readonly collect: string;
}

/** When an open order is polled. */
const timingInvariants = (calls: CallNames) => ({
  'the order is polled two seconds after the last poll was sent, or when that is answered': ({
    steps,
    before,
    now,
  }: AnyTrace) =>
    steps.at(-1)?.label !== 'after pollInterval' ||
    now === Math.max(before?.context.polledAt + 2000, steps.findLast(isAnswer)?.now ?? 0),
  'the machine knows when it has sent the last poll': (trace: AnyTrace) => {
    const { before, snapshot, now } = trace;
    const isSent = [calls.qrCode, calls.collect].some((name) => hasEffect(trace, `call.${name}`));
    const isNext = before?.matches('pending') !== true || !before.matches({ pending: { poll: 'refreshing' } });
    return !isSent || !isNext || snapshot.context.polledAt === now;
  },
  'the order is polled again after the interval': (trace: AnyTrace) =>
    trace.steps.at(-1)?.label !== 'after pollInterval' ||
    hasEffect(trace, `call.${trace.snapshot.matches({ pending: { app: 'scanning' } }) ? calls.qrCode : calls.collect}`),
  'the order is polled at once when the page is shown': (trace: AnyTrace) => {
    const isWaiting = ['waiting', 'hidden'].some((poll) => trace.before?.matches({ pending: { poll } }));
    return lastEvent(trace) !== 'page.shown' || !isWaiting || hasEffect(trace, `call.${calls.collect}`);
  },
});

/** Invariants of every BankID machine; `calls` are the names of the calls that it makes. */
export const orderInvariants = (calls: CallNames) => ({
  'an order is in the context exactly while it is open': ({ snapshot }: AnyTrace) =>
    (snapshot.context.order !== null) === snapshot.matches('pending'),
  'a failed order has a message': ({ snapshot }: AnyTrace) =>
    !snapshot.matches('failed') || snapshot.context.message !== null,
  'an order that was not scanned is renewed five times, then it ends with the reason for a QR code (§8 RFA17)': (
    trace: AnyTrace,
  ) => {
    if (trace.steps.at(-1)?.label !== 'not scanned in time') return true;
    const isQrCode = trace.before?.context.method === 'scan';
    if (isQrCode && timesNotScanned(trace) <= 5) return trace.snapshot.matches('renewing');
    const id = isQrCode ? 'bankid.failed.notScanned' : 'bankid.failed.notStarted';
    return trace.snapshot.matches('failed') && trace.snapshot.context.message?.id === id;
  },
  'an order is started only by the user, or after one that was not scanned': (trace: AnyTrace) =>
    !hasEffect(trace, `call.${calls.start}`) ||
    trace.steps.length === 0 ||
    isChoice(trace) ||
    trace.steps.at(-1)?.label === 'not scanned in time',
  'a method starts an order at once': (trace: AnyTrace) =>
    !isChoice(trace) ||
    !['idle', 'failed'].some((state) => trace.before?.value === state) ||
    (trace.snapshot.value === 'starting' && hasEffect(trace, `call.${calls.start}`)),
  'the state follows the progress that BankID has reported': ({ steps, snapshot }: AnyTrace) => {
    if (!snapshot.matches('pending')) return true;
    const started = steps.findLastIndex((step) => step.kind === 'done' && step.actor === 'startOrder');
    const labels = steps.slice(started + 1).map(({ label }) => label);
    if (labels.includes('the user enters the code')) return snapshot.matches({ pending: { app: 'signing' } });
    if (labels.includes('the app has the order')) return snapshot.matches({ pending: { app: 'identifying' } });
    return snapshot.matches({ pending: { app: snapshot.context.method === 'scan' ? 'scanning' : 'opened' } });
  },
  ...pressInvariants,
  ...pollInvariants,
  ...cancelInvariants,
  ...timingInvariants(calls),
  'a new order is pending; one that has failed is not': ({ steps, snapshot }: AnyTrace) => {
    const last = steps.at(-1);
    if (last?.kind === 'error' && last.actor === 'startOrder') return snapshot.matches('failed');
    if (last?.kind !== 'done' || last.actor !== 'startOrder') return true;
    return snapshot.matches(last.label === 'an order that has failed' ? 'failed' : 'pending');
  },
  'a new QR code is followed by a poll, and a poll by the interval': ({ steps, snapshot }: AnyTrace) => {
    const last = steps.at(-1);
    if (!snapshot.matches('pending') || !(last?.kind === 'done' || last?.kind === 'error')) return true;
    if (last.actor === 'startOrder') return true;
    const isNewCode = last.kind === 'done' && last.actor === 'readQrCode';
    return snapshot.matches({ pending: { poll: isNewCode ? 'collecting' : 'waiting' } });
  },
});
