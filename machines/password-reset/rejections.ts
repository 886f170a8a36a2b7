import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

const USED_LINK = 'This link to set password was already used or has expired.';

/** Rejection texts of the backend (§8) and the messages that replace them. */
const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['Password does not meet requirements', 'rule.password'],
  [USED_LINK, 'password-reset.rejected.usedLink'],
]);

/** Whether a password reset link is used or expired. */
export const isLinkUsed = (failure: CallFailure): boolean =>
  failure.kind === 'rejected' && failure.detail === USED_LINK;

/** The message for a failed call of the password reset. */
export const resetFailureMessage = (failure: CallFailure): Message => failureMessage(failure, TEXTS);
