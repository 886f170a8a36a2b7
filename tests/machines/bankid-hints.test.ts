import { describe, expect, it } from 'vitest';
import { bankIdFailureMessage, hintMessage, isHint, latestHint, progressOf } from '../../machines/bankid/hints.ts';

const rejected = (status: number, detail: string | null) => ({ kind: 'rejected', status, detail }) as const;
const BLAMES_BANKID = { id: 'bankid.failed.unauthorized' };

describe('the progress of an order', () => {
  it.each([
    ['outstandingTransaction', 'outstanding'],
    ['noClient', 'outstanding'],
    ['started', 'identifying'],
    ['userMrtd', 'identifying'],
    ['userCallConfirm', 'identifying'],
    ['processing', 'signing'],
    ['userSign', 'signing'],
    ['USERSIGN', 'signing'],
    ['somethingNew', 'unknown'],
    // Every object has this property.
    ['constructor', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('with the hint %s is %s', (hint, progress) => expect(progressOf(hint)).toBe(progress));

  it.each([
    ['outstandingTransaction', 'started', 'started'],
    ['started', 'userSign', 'userSign'],
    ['started', 'userMrtd', 'userMrtd'],
    ['userSign', 'started', 'userSign'],
    ['started', 'outstandingTransaction', 'started'],
    ['started', 'somethingNew', 'started'],
    [null, 'somethingNew', null],
    [null, 'noClient', 'noClient'],
    ['started', null, 'started'],
    ['started', undefined, 'started'],
  ])('never goes back: after %s comes %s, which shows %s', (before, next, shown) => {
    expect(latestHint(before, next)).toBe(shown);
  });
});

it.each([
  ['startFailed', true],
  ['STARTFAILED', true],
  ['userCancel', false],
  [null, false],
  [undefined, false],
])('whether %s is the hint startFailed: %s', (hint, isSame) => expect(isHint(hint, 'startFailed')).toBe(isSame));

describe('the message for a failed order', () => {
  it.each([
    ['expiredTransaction', 'bankid.failed.expired'],
    ['certificateErr', 'bankid.failed.certificate'],
    ['userCancel', 'bankid.failed.userCancel'],
    ['cancelled', 'bankid.failed.cancelled'],
    ['startFailed', 'bankid.failed.notStarted'],
    ['userDeclinedCall', 'bankid.failed.declinedCall'],
    ['notSupportedByUserApp', 'bankid.failed.oldApp'],
    ['transactionRiskBlocked', 'bankid.failed.riskBlocked'],
    ['somethingNew', 'bankid.failed.other'],
    ['constructor', 'bankid.failed.other'],
    [null, 'bankid.failed.other'],
  ])('with the hint %s is %s', (hint, id) => expect(hintMessage(hint, 'open')).toEqual({ id }));

  it('is about the QR code if it was not scanned', () => {
    expect(hintMessage('startFailed', 'scan')).toEqual({ id: 'bankid.failed.notScanned' });
    expect(hintMessage('userCancel', 'scan')).toEqual({ id: 'bankid.failed.userCancel' });
  });
});

describe('the message for a failed call', () => {
  it.each([
    ['unauthorized', 401, 'bankid.failed.unauthorized'],
    ['alreadyInProgress', 400, 'bankid.failed.inProgress'],
    ['requestTimeout', 408, 'bankid.failed.busy'],
    ['maintenance', 503, 'bankid.failed.busy'],
    ['internalError', 500, 'bankid.failed.busy'],
  ])('with the detail %s has a text of its own', (detail, status, id) => {
    expect(bankIdFailureMessage(rejected(status, detail), false)).toEqual({ id });
  });

  it('shows an unknown detail', () => {
    expect(bankIdFailureMessage(rejected(400, 'No such order'), true)).toEqual({ text: 'No such order' });
    expect(bankIdFailureMessage(rejected(400, null), true)).toEqual({ id: 'failure.rejected' });
  });

  it('says that there was no response', () => {
    expect(bankIdFailureMessage({ kind: 'timeout' }, true)).toEqual({ id: 'failure.timeout' });
  });
});

describe('the message for a 401 of a BankID call', () => {
  it('blames BankID during a log-in, because there is no session yet', () => {
    expect(bankIdFailureMessage(rejected(401, null), true)).toEqual(BLAMES_BANKID);
  });

  it('blames BankID while signing only if the detail says so: any other 401 ends the session', () => {
    expect(bankIdFailureMessage(rejected(401, 'unauthorized'), false)).toEqual(BLAMES_BANKID);
    const other = 'The token is not valid';
    expect(bankIdFailureMessage(rejected(401, other), false)).toEqual({ text: other });
  });
});
