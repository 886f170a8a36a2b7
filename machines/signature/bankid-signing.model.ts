import {
  bankIdEvents,
  collectReplies,
  equivalentOrderFaults,
  hasEffect,
  isResumed,
  lastEvent,
  orderIdentity,
  orderInvariants,
  qrCodeReplies,
  rejected,
  startedOrder,
  startReplies,
} from '../bankid/bankid.fixture.ts';
import type { Order } from '../bankid-order.ts';
import { defineModel, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { bankidSigning } from './bankid-signing.ts';

const signing = {
  text: 'Jag vill se PIN-koden till kortet som slutar på 4821.',
  kind: 'pin',
  referenceCode: 'C-7F3A91',
};
const SIGNED_DATA = 'SmFnIHZpbGwgc2UgUElOLWtvZGVuIHRpbGwga29ydGV0IHNvbSBzbHV0YXIgcMOlIDQ4MjEu';

const stored = (method: Order['method'], startedAt: number, action: Partial<typeof signing> = {}): string => {
  const { orderRef, autoStartToken } = startedOrder;
  const order = { orderRef, authId: '', autoStartToken, method, startedAt, signing: { ...signing, ...action } };
  return JSON.stringify(order satisfies Order);
};

const AFTER_QR_CODE = 'a log-in with a QR code';
const AFTER_APP = 'a log-in with the app on this phone';

const start = { input: (ports, spy) => ({ ports, onEvent: spy('onEvent'), signing }) } satisfies Parameters<
  typeof defineModel<typeof bankidSigning, 'x'>
>[0]['starts']['x'];

type SigningTrace = Trace<typeof bankidSigning>;
const isSigned = ({ steps }: SigningTrace) => steps.some(({ label }) => label === 'signed');
const ownerEvents = ({ effects }: SigningTrace) =>
  effects.filter(({ name }) => name === 'onEvent').map(({ args }) => args[0]);
const hasEnded = (snapshot: SigningTrace['snapshot']) => snapshot.matches('cancelled') || snapshot.matches('complete');
const FIRST_STATE: Readonly<Record<string, 'failed' | 'starting'>> = {
  'a rejected signature': 'failed',
  [AFTER_QR_CODE]: 'starting',
  [AFTER_APP]: 'starting',
};
const FAILED = 'With a message and without an order, resuming leads at once to failed.';

export const bankidSigningModel = defineModel({
  machine: bankidSigning,
  starts: {
    'no open order': start,
    'an open order on a desktop': {
      ...start,
      device: { signingOrder: stored('scan', MODEL_START - 5000) },
    },
    'an open order on a phone': {
      ...start,
      platform: 'phone',
      device: { signingOrder: stored('open', MODEL_START - 20_000) },
    },
    'an open order for another action': {
      ...start,
      device: { signingOrder: stored('scan', MODEL_START - 5000, { kind: 'unblock' }) },
    },
    'an open order for another card': {
      ...start,
      device: { signingOrder: stored('scan', MODEL_START - 5000, { referenceCode: 'C-0B12D4' }) },
    },
    [AFTER_QR_CODE]: { ...start, device: { bankIdMethod: 'scan' } },
    [AFTER_APP]: { ...start, platform: 'phone', device: { bankIdMethod: 'open' } },
    'an unknown method on the device': { ...start, device: { bankIdMethod: 'fax' } },
    'a rejected signature': {
      input: (ports, spy) => ({
        ports,
        onEvent: spy('onEvent'),
        signing,
        message: { id: 'detail.Signature is missing or already used' },
      }),
    },
  },
  events: bankIdEvents,
  actors: {
    startOrder: {
      ...startReplies(startedOrder),
      error: {
        ...startReplies(startedOrder).error,
        'BankID rejects the user': rejected(401, 'unauthorized'),
      },
    },
    readQrCode: qrCodeReplies,
    collectOrder: {
      ...collectReplies,
      done: { ...collectReplies.done, signed: { status: 'complete', hintCode: null } },
      // Another 401 ends the session, and the machine with it.
      error: { ...collectReplies.error, unauthorized: rejected(401, 'unauthorized') },
    },
    pageVisibility: 'listener',
    cancelOnStop: 'listener',
  },
  externalEvents: ['page.shown', 'page.hidden'],
  repeatable: {
    startOrder: 'An order changes nothing until the user approves it in BankID; a new one replaces it.',
    collectOrder: 'Polls the order.',
  },
  equivalentFaults: {
    ...equivalentOrderFaults,
    "'idle' on bankid.scan: leaves out the action chooseScan": 'A machine without an order starts with that method.',
    "'starting' startOrder answers, if isFailed: goes to 'resuming' instead of 'failed'": FAILED,
    "'starting' startOrder fails: goes to 'resuming' instead of 'failed'": FAILED,
    "'renewing' startOrder answers, if isFailed: goes to 'resuming' instead of 'failed'": FAILED,
    "'renewing' startOrder fails: goes to 'resuming' instead of 'failed'": FAILED,
    "'pending.poll.refreshing' readQrCode fails: goes to 'resuming' instead of 'failed'": FAILED,
    "'pending.poll.collecting' collectOrder answers, if isFailed: goes to 'resuming' instead of 'failed'": FAILED,
    "'pending.poll.collecting' collectOrder fails: goes to 'resuming' instead of 'failed'": FAILED,
    "'pending.poll.refreshing' readQrCode fails, if isPassing: goes to 'resuming' instead of 'failed'": FAILED,
    "'pending.poll.collecting' collectOrder fails, if isPassing: goes to 'resuming' instead of 'failed'": FAILED,
  },
  idlePeriods: { 'three minutes': 180_000 },
  identity: orderIdentity,
  invariants: {
    ...orderInvariants({ start: 'startSigning', qrCode: 'signingQrcode', collect: 'collectSigning' }),
    'signing starts with the choice of a method, unless an order for the same action is open or a method is known': (
      trace,
    ) =>
      trace.steps.length > 0 ||
      trace.snapshot.matches(isResumed(trace) ? 'pending' : (FIRST_STATE[trace.start] ?? 'idle')),
    'a signature starts with the method of the log-in': ({ start, steps, snapshot }) =>
      steps.length > 0 ||
      !snapshot.matches('starting') ||
      snapshot.context.method === (start === AFTER_APP ? 'open' : 'scan'),
    'the owner gets the reference of the signed order, once': (trace) => {
      const completed = ownerEvents(trace).filter((event) => Reflect.get(Object(event), 'type') === 'bankid.completed');
      const expected = isSigned(trace) ? [{ type: 'bankid.completed', proof: startedOrder.orderRef }] : [];
      return JSON.stringify(completed) === JSON.stringify(expected);
    },
    'it is complete exactly when the order is signed': (trace) =>
      trace.snapshot.matches('complete') === isSigned(trace),
    'BankID is blamed for a 401 only if the rejection says so': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error' || last.failure.kind !== 'rejected' || last.failure.status !== 401) return true;
      const { message } = snapshot.context;
      const isBlamed = message !== null && 'id' in message && message.id === 'bankid.failed.unauthorized';
      return isBlamed === (last.failure.detail === 'unauthorized');
    },
    'the owner is notified of a cancellation once': (trace) =>
      (lastEvent(trace) === 'bankid.cancel' && trace.before !== null && !hasEnded(trace.before)) ===
      (hasEffect(trace, 'onEvent') && !isSigned(trace)),
    'the device stores an order exactly while it is open': (trace) =>
      trace.start.startsWith('an open order for another ') ||
      (trace.device.signingOrder !== undefined) ===
        (trace.snapshot.matches('pending') || trace.snapshot.matches('renewing')),
    'the user signs the text that is shown': ({ effects }) =>
      effects
        .filter(({ name }) => name === 'call.startSigning')
        .every(({ args: [request] }) => Reflect.get(Object(request), 'userVisibleData') === SIGNED_DATA),
    'a cancelled or completed signing never continues': (trace) =>
      trace.before === null || !hasEnded(trace.before) || hasEnded(trace.snapshot),
  },
});
