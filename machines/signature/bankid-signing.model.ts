import { startSigning } from '../../contract/signature.ts';
import { failed, lastEvent, pending, RESUMED, refused, UNUSED, unreachable, used } from '../bankid/bankid.fixture.ts';
import { progressOf } from '../bankid/hints.ts';
import type { Order } from '../bankid/order.ts';
import { defineModel, MODEL_START, type Trace } from '../model.ts';
import { bankIdSign } from './bankid-signing.ts';

const started = startSigning.response.parse(startSigning.example.response);

const signing = { text: 'Visa PIN-kod på skärmen', errand: 'pin' };

const remembered = (method: Order['method'], startedAt: number, errand: string): string => {
  const { orderRef, autoStartToken } = started;
  const order = { orderRef, authId: '', autoStartToken, method, startedAt, signing: { ...signing, errand } };
  return JSON.stringify(order satisfies Order);
};

const begin = { input: (ports, spy) => ({ ports, tell: spy('tell'), signing }) } satisfies Parameters<
  typeof defineModel<typeof bankIdSign, 'x'>
>[0]['starts']['x'];

type Seen = Trace<typeof bankIdSign>;
const isSigned = ({ steps }: Seen) => steps.some(({ label }) => label === 'signed');
const told = ({ effects }: Seen) => effects.filter(({ name }) => name === 'tell').map(({ args }) => args[0]);
const isOver = ({ snapshot }: Seen) => snapshot.matches('left') || snapshot.matches('complete');

export const bankIdSignModel = defineModel({
  machine: bankIdSign,
  starts: {
    'nothing under way': begin,
    'a desktop order under way': {
      ...begin,
      device: { signingOrder: remembered('scan', MODEL_START - 5000, 'pin') },
    },
    'back from BankID on a phone': {
      ...begin,
      platform: 'phone',
      device: { signingOrder: remembered('open', MODEL_START - 20_000, 'pin') },
    },
    'an order for something else': {
      ...begin,
      device: { signingOrder: remembered('scan', MODEL_START - 5000, 'unblock') },
    },
    'a signature that was not accepted': {
      input: (ports, spy) => ({ ports, tell: spy('tell'), signing, message: { id: 'signature.stale' } }),
    },
  },
  events: {
    'bankid.scan': 'bare',
    'bankid.open': 'bare',
    'bankid.cancel': 'bare',
    'page.hidden': 'bare',
    'page.shown': 'bare',
    'screen.left': 'bare',
  },
  actors: {
    startSigning: {
      done: { 'an order': started, 'an order that failed at once': { ...started, ...failed('internalError') } },
      error: { 'no connection': unreachable, 'another order is in progress': refused(400, 'alreadyInProgress') },
    },
    signingQrcode: {
      done: { 'the code of the moment': { qrCode: `${started.qrCode}0` } },
      error: { 'no connection': unreachable, 'no such order': refused(404, 'No such order') },
    },
    collectSigning: {
      done: {
        'nobody has scanned': pending('outstandingTransaction'),
        'BankID has the order': pending('started'),
        'the code is being entered': pending('USERSIGN'),
        'a hint nobody knows': pending('somethingNew'),
        signed: { status: 'complete', hintCode: null },
        'nobody came': failed('startFailed'),
        'cancelled in the app': failed('userCancel'),
        'a failure nobody knows': failed('somethingElse'),
      },
      error: { 'no connection': unreachable, 'not allowed': refused(401, null) },
    },
    startBankId: UNUSED,
    bankIdQrcode: UNUSED,
    collectBankId: UNUSED,
    visibility: 'listens',
  },
  last: ['screen.left'],
  identity: ({ method, hint, renewals, misses }) => [method, progressOf(hint), renewals, misses],
  invariants: {
    'the signing begins with a choice, unless an order for the same is under way': ({ start, steps, snapshot }) =>
      steps.length > 0 ||
      snapshot.matches(
        RESUMED.includes(start) ? 'pending' : start === 'a signature that was not accepted' ? 'failed' : 'idle',
      ),
    'the proof is told once, when BankID says that it is signed, and it is the reference of that order': (trace) =>
      told(trace).filter((proof) => proof !== null).length === (isSigned(trace) ? 1 : 0) &&
      (!isSigned(trace) || told(trace).includes(started.orderRef)),
    'signed means complete, and nothing else does': (trace) => trace.snapshot.matches('complete') === isSigned(trace),
    'who cancels is heard once, and has gone': (trace) =>
      (lastEvent(trace) === 'bankid.cancel' && !trace.before?.matches('left') && !trace.before?.matches('complete')) ===
      (used(trace, 'tell') && lastEvent(trace) !== 'screen.left' && !isSigned(trace)),
    'the device remembers an order exactly while it is open': (trace) =>
      trace.start === 'an order for something else' ||
      (trace.device.signingOrder !== undefined) ===
        (trace.snapshot.matches('pending') || trace.snapshot.matches('renewing')),
    'whoever cancels, leaves or switches device while an order is pending withdraws it, and nobody else does': (
      trace,
    ) => {
      const event = lastEvent(trace);
      const isSwitch = /^bankid\.(scan|open)$/.test(event) && trace.snapshot.value === 'starting';
      const isGivenUp = isSwitch || event === 'bankid.cancel' || event === 'screen.left';
      return used(trace, 'call.cancelBankId') === (isGivenUp && trace.before?.matches('pending') === true);
    },
    'BankID is asked to start only when the person asked, or nobody scanned in time': (trace) => {
      const last = trace.steps.at(-1);
      if (!used(trace, 'call.startSigning')) return true;
      return last?.label === 'nobody came' || (last?.kind === 'event' && /^bankid\.(scan|open)$/.test(last.event.type));
    },
    'the text that is signed is the one that was shown': ({ effects }) =>
      effects
        .filter(({ name }) => name === 'call.startSigning')
        .every(
          ({ args: [request] }) =>
            Reflect.get(Object(request), 'userVisibleData') === 'VmlzYSBQSU4ta29kIHDDpSBza8Okcm1lbg==',
        ),
    'an order that ended without a signature says why': ({ snapshot }) =>
      !snapshot.matches('failed') || snapshot.context.message !== null,
    'the screen has gone as far as BankID has told, no further and no less': ({ steps, snapshot }) => {
      if (!snapshot.matches('pending')) return true;
      const opened = steps.findLastIndex((step) => step.kind === 'done' && step.actor === 'startSigning');
      const labels = steps.slice(opened + 1).map(({ label }) => label);
      const { method } = snapshot.context;
      if (labels.includes('the code is being entered')) return snapshot.matches({ pending: { app: 'signing' } });
      if (labels.includes('BankID has the order')) return snapshot.matches({ pending: { app: 'identifying' } });
      return snapshot.matches({ pending: { app: method === 'scan' ? 'scanning' : 'opened' } });
    },
    'after two seconds of rest BankID is asked again': (trace) =>
      trace.steps.at(-1)?.label !== 'after nextPoll' ||
      used(
        trace,
        trace.snapshot.matches({ pending: { app: 'scanning' } }) ? 'call.signingQrcode' : 'call.collectSigning',
      ),
    'a person who comes back from BankID is not kept waiting': (trace) => {
      const isBack = lastEvent(trace) === 'page.shown';
      const isIdle = ['waiting', 'hidden'].some((poll) => trace.before?.matches({ pending: { poll } } as never));
      return !isBack || !isIdle || used(trace, 'call.collectSigning');
    },
    'what is over stays over': (trace) =>
      !(trace.before?.matches('left') || trace.before?.matches('complete')) || isOver(trace),
  },
});
