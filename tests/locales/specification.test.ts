import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import type { MessageId } from '../../machines/message.ts';

/** The English texts that the specification quotes: section, text as quoted, and the messages that show it. */
const QUOTED: readonly (readonly [section: string, text: string, ...ids: MessageId[]])[] = [
  ['§2 /login/app-redirect', 'Continue in browser', 'app-redirect.continue'],
  ['§2 /home', 'See more transactions', 'home.transactions.more'],
  ['§2 /settings', 'User', 'settings.tab.user'],
  ['§2 /settings', 'Notifications', 'settings.tab.notifications'],
  ['§2 /settings', 'Limits', 'settings.tab.limits'],
  ['§2 /settings', 'Unverified.', 'contact-details.unverified', 'contact-details.unverified.phone'],
  ['§2 /physical-card-done', 'Back to dashboard', 'physical-card.done.home'],
  ['§2 404', "Oops, You shouldn't be here", 'not-found.title'],
  ['§2 404', 'Return to home', 'not-found.home'],
  ['§2 Onboarding', 'Continue to Dashboard', 'access-gate.welcome.create'],
  ['§2 Navigation', 'Home', 'navigation.home', 'home.title'],
  ['§2 Navigation', 'Transactions', 'navigation.transactions', 'transactions.title'],
  ['§2 Navigation, top bar', 'Top ups', 'navigation.topups'],
  ['§2 Navigation, bottom bar', 'Top-ups', 'navigation.topups.phone'],
  ['§2 Navigation', 'Card', 'navigation.card', 'card.title'],
  ['§2 Navigation', 'Support', 'navigation.support', 'support.title'],
  ['§2 Navigation', 'Settings', 'navigation.settings', 'settings.title'],
  ['§2 Navigation', 'Log out', 'navigation.logOut'],
  ['§2 Account menu', 'Top-ups', 'account.topups'],
  ['§2 Account menu', 'Card settings', 'account.card'],
  ['§3 Transaction operation', 'Purchase', 'transactions.operation.purchase'],
  ['§3 Transaction operation', 'Top-up', 'transactions.operation.topup'],
  ['§3 Transaction operation', 'Fee', 'transactions.operation.fee'],
  ['§3 Transaction operation', 'Manual Deduction', 'transactions.operation.deduction'],
  ['§3 Transaction operation', 'Refund', 'transactions.operation.refund'],
  ['§3 Transaction status', 'Successful', 'transactions.status.successful'],
  ['§3 Transaction status', 'Declined', 'transactions.status.declined'],
  ['§3 Transaction status', 'Expired', 'transactions.status.expired'],
  ['§3 Transaction status', 'Reserved', 'transactions.status.reserved'],
  ['§3 Notification preferences', 'Allow notifications', 'notification-preferences.all'],
  ['§3 Card replacement reasons', 'lost or stolen', 'replacement-card.reason.lost'],
  ['§3 Card replacement reasons', 'damaged', 'replacement-card.reason.damaged'],
  ['§4 Wallet badge', 'OK', 'home.wallet.ok'],
  ['§4 Wallet badge', 'Activate', 'home.wallet.activate'],
  ['§4 Month text', 'blocked', 'topups.month.blocked'],
  ['§4 Month text', 'received {date}', 'topups.month.received'],
  ['§4 Month text', 'will be received {date}', 'topups.month.willBeReceived'],
  ['§4 Month text', 'not received', 'topups.month.notReceived'],
  ['§4 Month text', 'will not be received', 'topups.month.willNotBeReceived'],
  ['§4 Month text', 'ordered for {date}', 'topups.month.orderedFor'],
  ['§4 Month text', 'canceled', 'topups.month.canceled'],
  ['§4 PIN frame events', 'pin not valid', 'physical-card.pin.invalid'],
  ['§5 One-time code', 'This field is required', 'rule.required'],
  ['§5 One-time code', 'Code must have 6 characters', 'rule.sixCharacters'],
  ['§5 One-time code', 'Value must be a valid number', 'rule.digits'],
  ['§5 Username, password, MFA code', 'Blank spaces are not allowed', 'rule.noSpaces'],
  ['§5 Reset e-mail', 'Enter valid email address', 'password-reset.recovery.invalid'],
  ['§5 New password', 'Password does not meet requirements: must contain ...', 'rule.password'],
  ['§5 New password', 'Passwords do not match', 'change-password.different', 'password-reset.different'],
  ['§5 Limits', 'Value must be a number without decimals', 'rule.wholeNumber'],
  ['§5 Phone', 'Change your phone number', 'contact-details.phone.same'],
  ['§5 Phone', 'Value must be a valid phone number', 'rule.phone'],
  ['§5 E-mail', 'Value must be a valid email address', 'rule.email'],
  ['§5 E-mail', 'Change your email', 'contact-details.email.same'],
  ['§5 Address', 'Max length is 50 characters', 'rule.maxLength'],
  ['§5 Calculator', 'Value must be a valid number', 'rule.number'],
  ['§5 Calculator', "Number can't start with zero", 'rule.leadingZero'],
  [
    '§6 Access',
    'Invalid user or user not authorized to access the application',
    'detail.Invalid user or user not authorized to access the application',
    'session.reason.unauthorized',
  ],
  ['§6 Access, §8 BankID', 'bankid unauthorized', 'bankid.failed.unauthorized'],
  ['§8 Login', 'Invalid username or password', 'detail.Invalid username or password'],
  ['§8 Login', 'Could not fetch data from the server', 'failure.rejected'],
  ['§8 Login', 'no lunch card found for this BankID user', 'detail.No lunch card found for this BankID user'],
  ['§8 BankID', 'You need to update your bankID application', 'bankid.failed.oldApp'],
  ['§8 Card', 'invalid card ID', 'detail.Invalid card ID'],
  ['§8 Card', 'card could not be activated', 'detail.The card could not be activated'],
  ['§8 Card', 'PIN unavailable for new or terminated cards', 'detail.PIN is not available for new or terminated cards'],
  ['§8 Card', 'Unable to reset PIN for this card', 'detail.Unable to reset PIN for this card'],
  ['§8 Card', 'error when changing PIN', 'detail.Error when changing PIN'],
  ['§8 Codes', 'invalid verification code', 'detail.Invalid verification code'],
  ['§8 Codes', 'invalid one-time code', 'detail.Invalid one-time code'],
  ['§8 Codes', 'add and verify your email first', 'signature.code.unverified.title'],
  ['§8 Password', 'Password does not meet requirements', 'rule.password'],
  ['§8 Password', 'incorrect password', 'detail.Incorrect password'],
  [
    '§8 Password',
    'This link to set password was already used or has expired.',
    'detail.This link to set password was already used or has expired.',
  ],
  ['§8 Replacement', 'Could not fetch data from the server!', 'failure.rejected'],
  [
    '§8 Replacement',
    'You already blocked your card and created a new digital card.',
    'detail.You already blocked your card and created a new digital card.',
  ],
  [
    '§8 Card creation, custom policy',
    "Something went wrong, plz try again later or contact the provider's support",
    'failure.support',
  ],
  ['§8 Success', 'PIN unblocked, you can now resume using your card', 'card.pin.unblocked'],
  ['§8 Success', 'Your card is now temporary blocked', 'card.block.set'],
  ['§8 Success', 'The temporary card block is now removed', 'card.block.removed'],
  ['§8 Success', 'Automatic topup preferences saved successfully', 'topups.automatic.saved'],
  [
    '§8 Success',
    'Top-up order updated successfully',
    'topups.updated.ordered',
    'topups.updated.canceled',
    'topups.several.allOrdered',
  ],
  ['§8 Success', 'Password updated successfully', 'change-password.done'],
  ['§8 Success', 'Password changed successfully', 'password-reset.done'],
  ['§8 Success', 'Notification preferences saved successfully', 'notification-preferences.saved'],
  ['§8 Success', 'Limits saved successfully', 'limits.saved'],
  ['§8 Success', 'Email validated successfully', 'contact-details.email.verified'],
  ['§8 Success', 'Phone number validated successfully', 'contact-details.phone.verified'],
  ['§8 Success', 'Thanks for accepting branch custom policy', 'access-gate.policy.thanks'],
  [
    '§8 Success',
    'Thank you for your order, the card will be sent to your registered address',
    'physical-card.ordered',
    'replacement-card.ordered',
  ],
  ['§9 Month view', 'Load all', 'transactions.showAll'],
];

/** Small mistakes in the quoted texts (decision 28). */
const CORRECTIONS: readonly (readonly [quoted: RegExp, corrected: string])[] = [
  [/\bplz\b/, 'please'],
  [/\btemporary blocked\b/, 'temporarily blocked'],
  [/\bbankid\b/i, 'BankID'],
  [/\bpin\b/, 'PIN'],
  [/ \.\.\.$/, ''],
  [/[.!]$/, ''],
  [/\{date\}/, '{day}'],
];

const corrected = (text: string) =>
  CORRECTIONS.reduce((result, [from, to]) => result.replace(from, to), text).replace(/^./, (first) =>
    first.toUpperCase(),
  );

it.each(QUOTED.flatMap(([section, text, ...ids]) => ids.map((id) => [section, text, id] as const)))(
  '%s: “%s” is the text of %s',
  (_, text, id) => {
    const expected = corrected(text);
    const rest = en[id].slice(expected.length);
    expect(en[id].slice(0, expected.length)).toBe(expected);
    // Decision 28: help may follow, in a sentence of its own. An ellipsis in the quote leaves the rest open.
    if (!text.endsWith('...')) expect(rest).toMatch(/^$|^[.:]( |$)/);
  },
);
