import { startBankId } from '../../contract/bankid.ts';
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
  startReplies,
} from '../bankid/bankid.fixture.ts';
import type { Order } from '../bankid-order.ts';
import { defineModel, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { tokenOf } from '../token.fixture.ts';
import { loginBankid } from './login-bankid.ts';

const started = startBankId.response.parse(startBankId.example.response);
const complete = (token: string) => ({ status: 'Complete', authResponse: { accessToken: token } });

const stored = (method: Order['method'], startedAt: number): string => {
  const { orderRef, authId, autoStartToken } = started;
  return JSON.stringify({ orderRef, authId, autoStartToken, method, startedAt, signing: null } satisfies Order);
};

const start = { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) } satisfies Parameters<
  typeof defineModel<typeof loginBankid, 'x'>
>[0]['starts']['x'];

const isLoggedIn = ({ steps }: Trace<typeof loginBankid>) => steps.some(({ label }) => label === 'logged in');
const { error: startErrors, done: startAnswers } = startReplies(started);
const NEVER_RESUMED = 'The device can only store an order then that is too old or unreadable, which is never resumed.';
const NO_ORDER = 'There is no order, without which resuming leads at once to idle.';

export const loginBankidModel = defineModel({
  machine: loginBankid,
  starts: {
    'no open order': start,
    'an open order on a desktop': { ...start, device: { bankIdOrder: stored('scan', MODEL_START - 5000) } },
    'an open order on a phone': {
      ...start,
      platform: 'phone',
      device: { bankIdOrder: stored('open', MODEL_START - 20_000) },
    },
    'an expired order': { ...start, device: { bankIdOrder: stored('scan', MODEL_START - 600_000) } },
    'an unreadable order': { ...start, device: { bankIdOrder: '{' } },
  },
  events: bankIdEvents,
  actors: {
    startOrder: { done: startAnswers, error: { ...startErrors, unauthorized: rejected(401, null) } },
    readQrCode: qrCodeReplies,
    collectOrder: {
      ...collectReplies,
      done: {
        ...collectReplies.done,
        'an unknown status and hint': {
          ...complete(tokenOf()),
          ...collectReplies.done['an unknown status and hint'],
        },
        'logged in': complete(tokenOf()),
        'a user without a card': complete(tokenOf({ applications: ['EmployerPortal'] })),
        'a token that has expired': complete(tokenOf({ expiresIn: 0 })),
        'an unreadable token': complete('unreadable'),
      },
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
    "'starting' startOrder answers, if isFailed: leaves out the 1. action forgetOrder": NEVER_RESUMED,
    "'starting' startOrder fails: leaves out the 1. action forgetOrder": NEVER_RESUMED,
    "'starting' on bankid.cancel: goes to 'resuming' instead of 'idle'": NO_ORDER,
    "'pending' on bankid.cancel: goes to 'resuming' instead of 'idle'": NO_ORDER,
    "'renewing' on bankid.cancel: goes to 'resuming' instead of 'idle'": NO_ORDER,
  },
  idlePeriods: { 'three minutes': 180_000 },
  identity: orderIdentity,
  invariants: {
    ...orderInvariants({ start: 'startBankId', qrCode: 'bankIdQrcode', collect: 'collectBankId' }),
    'the log-in starts with the choice of a method, unless an order is open': (trace) =>
      trace.steps.length > 0 || trace.snapshot.matches(isResumed(trace) ? 'pending' : 'idle'),
    'it is complete exactly when a cardholder has logged in': (trace) =>
      trace.snapshot.matches('complete') === isLoggedIn(trace),
    'the owner gets the token once, after it was collected': (trace) =>
      trace.effects.filter(({ name }) => name === 'onEvent').length === (isLoggedIn(trace) ? 1 : 0),
    'the device stores an order exactly while it is open': (trace) =>
      (trace.device.bankIdOrder !== undefined &&
        trace.start !== 'an expired order' &&
        trace.start !== 'an unreadable order') ===
      (trace.snapshot.matches('pending') || trace.snapshot.matches('renewing')),
    'the code of the pages is fetched when an order is opened, and only then': (trace) => {
      const isOpened = trace.snapshot.matches('pending') && trace.before?.matches('pending') !== true;
      return hasEffect(trace, 'screens.prefetchFirstPage') === isOpened;
    },
    'cancelling leads back to the choice of a method': (trace) => {
      const { before, snapshot } = trace;
      const isStarted = before?.matches('starting') || before?.matches('pending') || before?.matches('renewing');
      return lastEvent(trace) !== 'bankid.cancel' || !isStarted || snapshot.value === 'idle';
    },
    'a token that does not open the portal starts no session, and the page says so': ({ steps, snapshot }) =>
      !['a user without a card', 'a token that has expired', 'an unreadable token'].includes(
        steps.at(-1)?.label ?? '',
      ) ||
      (snapshot.matches('failed') && snapshot.context.message !== null),
  },
});
