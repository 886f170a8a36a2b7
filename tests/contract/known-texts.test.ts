import { describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { knownText } from '../../contract/known-texts.ts';

const rejectionsOf = (name: string) => calls.find((call) => call.name === name)?.rejections ?? {};

describe('the detail of a rejection', () => {
  it.each([
    ['changePassword', 'incorrect password', 'Incorrect password'],
    ['changePassword', 'INCORRECT PASSWORD.', 'Incorrect password'],
    ['changePassword', 'Wrong old password', 'Incorrect password'],
    ['startSigning', 'bankid unauthorized', 'unauthorized'],
    ['startSigning', 'UNAUTHORIZED', 'unauthorized'],
    ['startSigning', 'ALREADY_IN_PROGRESS', 'alreadyInProgress'],
    ['logInWithPassword', 'Incorrect e-mail or password', 'Invalid username or password'],
    ['logInWithPassword', 'Bad credentials', 'Invalid username or password'],
    ['logInWithPassword', 'mfa required', 'MFA is required'],
    ['sendOneTimeCode', 'Add and verify e-mail first', 'Add and verify your email first'],
    ['collectBankId', 'No lunch card found for BankID user', 'No lunch card found for this BankID user'],
    ['passwordResetLink', 'Link not found', 'This link to set password was already used or has expired.'],
    ['cancelTopup', 'The month cannot be cancelled', 'The month cannot be canceled'],
    // Of any call with a token, and of the administration.
    ['balance', 'bankid unauthorized', 'Invalid user or user not authorized to access the application'],
    ['balance', 'the token has expired', 'The token has expired'],
    ['balance', 'duplicate ssn', 'Duplicate SSN'],
  ])('of %s, “%s”, means “%s”', (name, detail, text) => {
    expect(knownText(rejectionsOf(name), detail)).toBe(text);
  });

  it.each(
    calls.flatMap(({ name, rejections }) => Object.keys(rejections).map((text) => [name, text, rejections] as const)),
  )('of %s, “%s”, is known in any case, with and without punctuation', (_, text, rejections) => {
    expect(knownText(rejections, text)).toBe(text);
    expect(knownText(rejections, ` ${text.toUpperCase().replaceAll(/[ -]/g, '  ')}! `)).toBe(text);
  });

  it('stays as it is if the call has no such text', () => {
    expect(knownText(rejectionsOf('balance'), 'incorrect password')).toBe('incorrect password');
    expect(knownText(rejectionsOf('changePassword'), 'Not today')).toBe('Not today');
  });
});
