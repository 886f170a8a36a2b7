import { describe, expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../contract/backend.ts';
import * as contactRejections from '../../machines/contact-details/rejections.ts';
import { isCodeRejected, isCodeRequired } from '../../machines/login-password/rejections.ts';
import { isLost } from '../../machines/lost-response.ts';
import { failureMessage, loginFailureMessage } from '../../machines/message.ts';
import { isAboutLink, isLinkUsed } from '../../machines/password-reset/rejections.ts';
import { proofRejection, rejectionMessage } from '../../machines/proof.ts';
import { isAlreadyReplaced, isFeeChanged } from '../../machines/replacement-card/rejections.ts';

const rejected = (status: number, detail: string | null = null): CallFailure => ({ kind: 'rejected', status, detail });
const unreachable: CallFailure = { kind: 'unreachable' };
/** A failure that only looks like a rejection, as a mistake of the code could build it. */
const lostWith = (detail: string) => ({ kind: 'timeout', status: 400, detail }) as CallFailure;

it.each<[CallFailure, object]>([
  [rejected(400, 'Not today'), { text: 'Not today' }],
  [rejected(400), { id: 'failure.rejected' }],
  [unreachable, { id: 'failure.unreachable' }],
  [{ kind: 'timeout' }, { id: 'failure.timeout' }],
  [{ kind: 'invalidResponse' }, { id: 'failure.invalidResponse' }],
])('the message for %j is %j', (failure, message) => expect(failureMessage(failure)).toEqual(message));

it.each([
  [unreachable, true],
  [rejected(500), false],
  [rejected(503), false],
  [rejected(499), false],
])('whether it is unknown if a change was made, after %j: %s', (failure, isUnknown) => {
  expect(isLost(failure)).toBe(isUnknown);
});

/** Guards about one detail: which of the failures they recognise. */
describe.each([
  ['a wrong code of a contact detail', contactRejections.isCodeWrong, 400, 'Invalid verification code'],
  ['too many codes of a contact detail', contactRejections.isCodeExhausted, 429, 'Too many attempts'],
  ['a log-in that needs a code', isCodeRequired, 401, 'MFA is required'],
  ['a wrong code of a log-in', isCodeRejected, 401, 'Invalid one-time code'],
  ['a used reset link', isLinkUsed, 400, 'This link to set password was already used or has expired.'],
  [
    'a card that is replaced already',
    isAlreadyReplaced,
    400,
    'You already blocked your card and created a new digital card.',
  ],
  ['a fee that has changed', isFeeChanged, 409, 'The fee has changed'],
])('%s', (_, isRecognised, status, detail) => {
  it('is recognised by its detail', () => expect(isRecognised(rejected(status, detail))).toBe(true));
  it('is no other failure', () => {
    for (const failure of [rejected(status), rejected(status, 'Not today'), unreachable, lostWith(detail)])
      expect(isRecognised(failure)).toBe(false);
  });
});

it('the rejections of a replacement have a status', () => {
  expect(isAlreadyReplaced(rejected(409, 'You already blocked your card and created a new digital card.'))).toBe(false);
  expect(isFeeChanged(rejected(400, 'The fee has changed'))).toBe(false);
});

it.each<[CallFailure, object]>([
  [rejected(401), { id: 'detail.Invalid username or password' }],
  [rejected(499), { id: 'detail.Invalid username or password' }],
  [rejected(500), { id: 'failure.rejected' }],
  [rejected(401, 'MFA is required'), { text: 'MFA is required' }],
  [unreachable, { id: 'failure.unreachable' }],
])('the message for a log-in that failed with %j', (failure, message) => {
  expect(loginFailureMessage(failure)).toEqual(message);
});

it.each([
  [rejected(400), true],
  [rejected(404), true],
  [rejected(499), true],
  [rejected(399), false],
  [rejected(408), false],
  [rejected(429), false],
  [rejected(500), false],
  [unreachable, false],
])('whether %j says that a reset link is not valid: %s', (failure, isAbout) => {
  expect(isAboutLink(failure)).toBe(isAbout);
});

describe('the rejection of a proof', () => {
  const rejectionOf = (failure: CallFailure) => proofRejection(new CallError('viewPin', failure));

  it.each([
    ['Invalid one-time code', 'invalidCode', { id: 'detail.Invalid one-time code' }],
    ['Too many attempts', 'tooManyAttempts', { id: 'signature.code.tooManyAttempts' }],
    ['Signature is missing or already used', 'staleSignature', { id: 'detail.Signature is missing or already used' }],
  ] as const)('"%s" is %s', (detail, rejection, message) => {
    expect(rejectionOf(rejected(400, detail))).toBe(rejection);
    expect(rejectionMessage(rejection)).toEqual(message);
  });

  it('is none if the call failed for another reason', () => {
    for (const failure of [rejected(400), rejected(400, 'Not today'), unreachable, lostWith('Too many attempts')])
      expect(rejectionOf(failure)).toBeNull();
    expect(proofRejection(new Error('Too many attempts'))).toBeNull();
    expect(rejectionMessage(null)).toBeNull();
  });
});
