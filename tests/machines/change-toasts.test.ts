import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CallFailure } from '../../contract/backend.ts';
import { calls } from '../../contract/calls.ts';
import type { MessageId } from '../../machines/message.ts';
import type { Toast } from '../../machines/ports.ts';
import { CHANGE_TOASTS, changeToast } from '../../machines/toasts/change-toasts.ts';

const changes = calls.filter(({ effect }) => effect === 'change');
const callNamed = (name: string) => {
  const call = changes.find((change) => change.name === name);
  if (call === undefined) throw new Error(`no changing call is named ${name}`);
  return call;
};
const rejected = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });
const failed = (name: string, failure: CallFailure) => changeToast(callNamed(name), { kind: 'failed', failure });
const done = (name: string, answer?: object) => {
  const call = callNamed(name);
  const parsed = answer ?? z.parse(call.response, call.example.response);
  return changeToast(call, { kind: 'done', answer: parsed });
};
const success = (id: string) => ({ type: 'success', message: { id } });

/** The calls whose failures their flow shows without a toast. */
const SILENT = changes.filter(({ name }) => CHANGE_TOASTS[name]?.failure === 'none').map(({ name }) => name);

it('every changing call has a rule, and no other call', () => {
  expect(Object.keys(CHANGE_TOASTS).toSorted()).toEqual(changes.map(({ name }) => name).toSorted());
});

it('only calls that repeat by themselves, and BankID, have failures without a toast', () => {
  expect(SILENT.toSorted()).toEqual([
    'cancelBankId',
    'collectBankId',
    'collectSigning',
    'endSession',
    'renewToken',
    'saveContactInfo',
    'saveLanguage',
    'startBankId',
    'startSigning',
  ]);
});

it.each(SILENT)('%s that fails raises no toast', (name) => {
  expect(failed(name, rejected(400, 'Not today'))).toBeNull();
  expect(failed(name, { kind: 'unreachable' })).toBeNull();
});

it.each([
  ['changePassword', 'change-password.outcomeUnknown'],
  ['resetPassword', 'password-reset.outcomeUnknown'],
  ['acceptTerms', 'failure.checking'],
  ['activateCard', 'failure.checking'],
  ['approvePolicy', 'failure.checking'],
  ['orderPhysicalCard', 'failure.checking'],
  ['replaceCard', 'failure.checking'],
  ['replaceDigitalCard', 'failure.checking'],
  ['resetPinAttempts', 'failure.checking'],
  ['createDigitalCard', 'failure.checking'],
  ['saveAddress', 'failure.checking'],
  ['setRandomPin', 'failure.checking'],
  ['temporaryBlock', 'failure.checking'],
  ['verifyContact', 'failure.checking'],
])('%s without a response may have made its change, and its toast is %s', (name, id) => {
  expect(failed(name, { kind: 'unreachable' })?.message).toEqual({ id });
  expect(failed(name, rejected(500, null))?.message).not.toEqual({ id });
});

it('a server error is an answer: its toast has the detail', () => {
  const message = { text: 'Maintenance until 14:00' };
  for (const failedChange of ['changePassword', 'replaceCard'])
    expect(failed(failedChange, rejected(503, message.text))).toEqual({
      type: 'error',
      failedChange,
      message,
      isOnPage: true,
    });
});

describe.each(changes.filter(({ name }) => !SILENT.includes(name)).map(({ name }) => name))('%s that fails', (name) => {
  const text = (message: Toast['message']): Toast => ({
    type: 'error',
    failedChange: name,
    message: name === 'createDigitalCard' ? { id: 'failure.support' } : message,
    isOnPage: true,
  });

  it('raises a toast with the detail of the rejection', () => {
    expect(failed(name, rejected(400, 'Not today'))).toEqual(text({ text: 'Not today' }));
  });

  it('raises a toast with a text of our own if the rejection has none', () => {
    // The page of the log-in has the same text (§8).
    const ids: Readonly<Record<string, MessageId>> = {
      logInWithPassword: 'detail.Invalid username or password',
      approvePolicy: 'failure.support',
    };
    const id = ids[name] ?? 'failure.rejected';
    expect(failed(name, rejected(400, null))).toEqual(text({ id }));
  });

  it('without a response raises a toast too; some flows then check what happened, or say that it is unknown', () => {
    const lost = CHANGE_TOASTS[name]?.lost;
    const onPage = lost === 'failure.checking' ? {} : { isOnPage: true };
    for (const kind of ['unreachable', 'timeout', 'invalidResponse'] as const) {
      const toast = { type: 'alert', failedChange: name, message: { id: lost }, ...onPage };
      expect(failed(name, { kind })).toEqual(lost ? toast : text({ id: `failure.${kind}` }));
    }
  });
});

it.each([
  ['logInWithPassword', 'MFA is required'],
  ['changePassword', 'Incorrect password'],
  ['sendOneTimeCode', 'Add and verify your email first'],
  ['resetPassword', 'This link to set password was already used or has expired.'],
])('%s: the screen answers “%s” itself', (name, detail) => {
  expect(failed(name, rejected(400, detail))).toBeNull();
  expect(failed(name, rejected(400, 'Something else'))).not.toBeNull();
});

it('a 401 that ends the session raises no toast', () => {
  expect(failed('orderTopup', rejected(401, 'The token is not valid'))).toBeNull();
  expect(failed('orderTopup', rejected(401, null))).toBeNull();
  expect(failed('orderTopup', rejected(403, 'Invalid user'))).not.toBeNull();
  expect(failed('orderTopup', { kind: 'timeout', status: 401 } as never)).not.toBeNull();
});

it('a 401 raises a toast if the call lists it, or if there is no session that it can end', () => {
  expect(failed('startSigning', rejected(401, 'unauthorized'))).toBeNull();
  expect(failed('changePassword', rejected(401, 'Too many attempts'))).not.toBeNull();
  const call = { ...callNamed('orderTopup'), rejections: { 'Wrong code': 401 } as const };
  expect(changeToast(call, { kind: 'failed', failure: rejected(401, 'Wrong code') })).not.toBeNull();
  expect(failed('logInWithPassword', rejected(401, 'Invalid username or password'))).not.toBeNull();
  expect(failed('logInWithPassword', rejected(401, 'The account is locked'))).not.toBeNull();
});

it('without a response a call with steps of its own raises a toast', () => {
  expect(failed('logInWithPassword', { kind: 'timeout', detail: 'MFA is required' } as never)).not.toBeNull();
});

it('a digital replacement that was made before says so for 10 s, the default', () => {
  const detail = 'You already blocked your card and created a new digital card.';
  expect(failed('replaceDigitalCard', rejected(400, detail))).toEqual({
    type: 'error',
    failedChange: 'replaceDigitalCard',
    message: { text: detail },
    isOnPage: true,
  });
});

describe('a success', () => {
  it.each([
    ['changePassword', success('change-password.done')],
    ['resetPassword', success('password-reset.done')],
    ['requestVerification', { type: 'info', message: { id: 'contact-details.verification.sent' } }],
    ['requestPasswordReset', { type: 'info', message: { id: 'password-reset.recovery.sent' }, duration: 12_000 }],
  ])('of %s raises its toast', (name, toast) => {
    expect(done(name)).toEqual(toast);
  });

  it('is not claimed when the response says something else', () => {
    // The field of the old password says so.
    expect(done('changePassword', { success: false })).toBeNull();
  });

  const byFlow = Object.entries(CHANGE_TOASTS).flatMap(([name, { flowRaisesSuccess: reason }]) =>
    reason === undefined ? [] : [[name, reason] as const],
  );
  it('is reported by the flow of some calls', () => {
    expect(byFlow.map(([name]) => name)).toEqual([
      'approvePolicy',
      'cancelTopup',
      'disableAllNotifications',
      'enableAllNotifications',
      'orderPhysicalCard',
      'orderTopup',
      'replaceCard',
      'replaceDigitalCard',
      'resetPinAttempts',
      'saveContactInfo',
      'savePreferences',
      'temporaryBlock',
      'verifyContact',
    ]);
  });
  it.each(byFlow)('of %s is reported by its flow, because %s', (name, reason) => {
    expect(done(name)).toBeNull();
    expect(reason).toMatch(/^\w+ \w+ \w+/);
  });

  it('of any other call raises nothing', () => {
    expect(done('saveAddress')).toBeNull();
    expect(
      changeToast({ ...callNamed('saveAddress'), name: 'unknown' }, { kind: 'done', answer: undefined }),
    ).toBeNull();
  });
});
