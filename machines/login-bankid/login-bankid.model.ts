import { startBankId } from '../../contract/bankid.ts';
import { failed, lastEvent, pending, RESUMED, refused, UNUSED, unreachable, used } from '../bankid/bankid.fixture.ts';
import { progressOf } from '../bankid/hints.ts';
import type { Order } from '../bankid/order.ts';
import { defineModel, MODEL_START, type Trace } from '../model.ts';
import { tokenOf } from '../token.fixture.ts';
import { bankIdLogin } from './login-bankid.ts';

const started = startBankId.response.parse(startBankId.example.response);
const complete = (token: string) => ({ status: 'complete', authResponse: { accessToken: token } });

const remembered = (method: Order['method'], startedAt: number): string => {
  const { orderRef, authId, autoStartToken } = started;
  return JSON.stringify({ orderRef, authId, autoStartToken, method, startedAt, signing: null } satisfies Order);
};

const begin = { input: (ports, spy) => ({ ports, tell: spy('tell') }) } satisfies Parameters<
  typeof defineModel<typeof bankIdLogin, 'x'>
>[0]['starts']['x'];

type Seen = Trace<typeof bankIdLogin>;
const isLoggedIn = ({ steps }: Seen) => steps.some(({ label }) => label === 'logged in');
const hasLeft = ({ steps }: Seen) => steps.some((step) => step.kind === 'event' && step.event.type === 'screen.left');

export const bankIdLoginModel = defineModel({
  machine: bankIdLogin,
  starts: {
    'nothing under way': begin,
    'a desktop order under way': { ...begin, device: { bankIdOrder: remembered('scan', MODEL_START - 5000) } },
    'back from BankID on a phone': {
      ...begin,
      platform: 'phone',
      device: { bankIdOrder: remembered('open', MODEL_START - 20_000) },
    },
    'an order that is too old': { ...begin, device: { bankIdOrder: remembered('scan', MODEL_START - 600_000) } },
    'a memory that makes no sense': { ...begin, device: { bankIdOrder: '{' } },
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
    startBankId: {
      done: { 'an order': started, 'an order that failed at once': { ...started, ...failed('internalError') } },
      error: {
        'no connection': unreachable,
        'not allowed': refused(401, null),
        'another order is in progress': refused(400, 'alreadyInProgress'),
      },
    },
    bankIdQrcode: {
      done: { 'the code of the moment': { qrCode: `${started.qrCode}0` } },
      error: { 'no connection': unreachable, 'no such order': refused(404, 'No such order') },
    },
    collectBankId: {
      done: {
        'nobody has scanned': pending('outstandingTransaction'),
        'BankID has the order': pending('started'),
        'the code is being entered': pending('USERSIGN'),
        'a hint nobody knows': pending('somethingNew'),
        'logged in': complete(tokenOf()),
        'a person without a card': complete(tokenOf({ applications: ['EmployerPortal'] })),
        'nobody came': failed('startFailed'),
        'cancelled in the app': failed('userCancel'),
        'a failure nobody knows': failed('somethingElse'),
      },
      error: { 'no connection': unreachable, 'not allowed': refused(401, null) },
    },
    startSigning: UNUSED,
    signingQrcode: UNUSED,
    collectSigning: UNUSED,
    visibility: 'listens',
  },
  last: ['screen.left'],
  identity: ({ method, hint, renewals, misses }) => [method, progressOf(hint), renewals, misses],
  invariants: {
    'the log-in begins with a choice, unless an order is under way': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.matches(RESUMED.includes(start) ? 'pending' : 'idle'),
    'complete means that a cardholder has identified': (trace) =>
      trace.snapshot.matches('complete') === isLoggedIn(trace),
    'the token is told once, and only when it was collected': (trace) =>
      trace.effects.filter(({ name }) => name === 'tell').length === (isLoggedIn(trace) ? 1 : 0),
    'the device remembers an order exactly while it is open': (trace) =>
      hasLeft(trace) ||
      (trace.device.bankIdOrder !== undefined &&
        trace.start !== 'an order that is too old' &&
        trace.start !== 'a memory that makes no sense') ===
        (trace.snapshot.matches('pending') || trace.snapshot.matches('renewing')),
    'whoever cancels, leaves or switches device while an order is pending withdraws it': (trace) => {
      const event = lastEvent(trace);
      const isSwitch = /^bankid\.(scan|open)$/.test(event) && trace.snapshot.value === 'starting';
      const isOver = isSwitch || event === 'bankid.cancel' || event === 'screen.left';
      return used(trace, 'call.cancelBankId') === (isOver && trace.before?.matches('pending') === true);
    },
    'an order ended by a failure says why': ({ snapshot }) =>
      !snapshot.matches('failed') || snapshot.context.message !== null,
    'BankID is asked to start only when the person asked, or nobody scanned in time': (trace) => {
      const last = trace.steps.at(-1);
      if (!used(trace, 'call.startBankId')) return true;
      return last?.label === 'nobody came' || (last?.kind === 'event' && /^bankid\.(scan|open)$/.test(last.event.type));
    },
    'whoever chooses how to log in has an order opened at once': (trace) => {
      const isChoice = /^bankid\.(scan|open)$/.test(lastEvent(trace));
      const isOffered = ['idle', 'asleep', 'failed'].some((state) => trace.before?.value === state);
      return !isChoice || !isOffered || (trace.snapshot.value === 'starting' && used(trace, 'call.startBankId'));
    },
    'whoever cancels stands at the beginning': (trace) => {
      const { before, snapshot } = trace;
      const isUnderWay = before?.matches('starting') || before?.matches('pending') || before?.matches('renewing');
      return lastEvent(trace) !== 'bankid.cancel' || !isUnderWay || snapshot.value === 'idle';
    },
    'the screen has gone as far as BankID has told, no further and no less': ({ steps, snapshot }) => {
      if (!snapshot.matches('pending')) return true;
      const opened = steps.findLastIndex((step) => step.kind === 'done' && step.actor === 'startBankId');
      const told = steps.slice(opened + 1).map(({ label }) => label);
      const { method } = snapshot.context;
      if (told.includes('the code is being entered')) return snapshot.matches({ pending: { app: 'signing' } });
      if (told.includes('BankID has the order')) return snapshot.matches({ pending: { app: 'identifying' } });
      return snapshot.matches({ pending: { app: method === 'scan' ? 'scanning' : 'opened' } });
    },
    'after two seconds of rest BankID is asked again': (trace) =>
      trace.steps.at(-1)?.label !== 'after nextPoll' ||
      used(
        trace,
        trace.snapshot.matches({ pending: { app: 'scanning' } }) ? 'call.bankIdQrcode' : 'call.collectBankId',
      ),
    'an order that could not be opened is told, and one that was is pending': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind === 'error' && last.actor === 'startBankId') return snapshot.matches('failed');
      if (last?.kind !== 'done' || last.actor !== 'startBankId') return true;
      return snapshot.matches(last.label === 'an order' ? 'pending' : 'failed');
    },
    'a person who comes back from BankID is not kept waiting': (trace) => {
      const last = trace.steps.at(-1);
      const isBack = last?.kind === 'event' && last.event.type === 'page.shown';
      const isIdle = ['waiting', 'hidden'].some((poll) => trace.before?.matches({ pending: { poll } } as never));
      return !isBack || !isIdle || used(trace, 'call.collectBankId');
    },
    'a fresh code is followed by a question, and a question by two seconds of rest': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (!snapshot.matches('pending') || !(last?.kind === 'done' || last?.kind === 'error')) return true;
      if (last.actor === 'startBankId') return true;
      const isFresh = last.kind === 'done' && last.actor === 'bankIdQrcode';
      return snapshot.matches({ pending: { poll: isFresh ? 'collecting' : 'waiting' } });
    },
  },
});
