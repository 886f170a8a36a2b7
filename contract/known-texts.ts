import { ADMINISTRATIVE, AUTH_ERRORS, type Rejections } from './rejections.ts';

/** Other wordings of the texts of the contract (§8). Case, spaces and punctuation do not matter. */
const OTHER_WORDINGS: Readonly<Record<string, readonly string[]>> = {
  unauthorized: ['bankid unauthorized', 'not authorized', 'bankid not authorized'],
  'Add and verify your email first': ['add and verify e-mail first', 'e-mail must first be added and verified'],
  'First and last name are required': ['first and last name required'],
  'Incorrect password': [
    'incorrect old password',
    'incorrect current password',
    'wrong password',
    'wrong old password',
    'wrong current password',
    'invalid password',
  ],
  'Invalid card ID': ['invalid card number', 'unknown card ID'],
  'Invalid one-time code': ['wrong one-time code', 'one-time code is invalid', 'invalid code', 'invalid OTP'],
  'Invalid user or user not authorized to access the application': [
    'invalid or unauthorized user',
    'invalid user',
    'user not authorized',
    'bankid unauthorized',
  ],
  'Invalid username or password': [
    'incorrect e-mail or password',
    'incorrect username or password',
    'invalid e-mail or password',
    'wrong e-mail or password',
    'wrong username or password',
    'bad credentials',
  ],
  'Invalid verification code': ['wrong verification code', 'invalid code', 'wrong code'],
  'MFA is required': ['MFA required', 'MFA code is required', 'MFA code required', 'one-time code is required'],
  'No lunch card found for this BankID user': ['no lunch card found for BankID user', 'no lunch card found'],
  'PIN is not available for new or terminated cards': ['PIN unavailable for new or terminated cards'],
  'The card could not be activated': ['card could not be activated'],
  'This link to set password was already used or has expired.': [
    'the link was already used or has expired',
    'link already used or expired',
    'used or expired link',
    'the link has expired',
    'the link was already used',
    'link not found',
    'invalid link',
    'unknown link',
    'invalid token',
  ],
  'Too many attempts': ['too many requests', 'too many tries'],
  'Unable to reset PIN for this card': [
    'unable to reset PIN',
    'unable to unblock PIN',
    'unable to unblock PIN for this card',
  ],
};

/** The letters and digits of a text in lower case: `E-mail`, `email` and `Email.` are the same, as are two spellings of canceled. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('cancell', 'cancel');

/**
 * The text of the contract that a rejection's `detail` means, among those that the call can be rejected with; any other
 * detail unchanged.
 */
export function knownText(rejections: Rejections, detail: string): string {
  const key = keyOf(detail);
  const texts = [...Object.keys(rejections), ...Object.keys(AUTH_ERRORS), ...ADMINISTRATIVE];
  const means = (text: string) => [text, ...(OTHER_WORDINGS[text] ?? [])].some((wording) => keyOf(wording) === key);
  return texts.find((text) => keyOf(text) === key) ?? texts.find(means) ?? detail;
}
