import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

const WRONG_CODE = 'Invalid verification code';
const TOO_MANY = 'Too many attempts';

/** Rejection texts of the backend (§8) and the messages that replace them. */
const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['Value must be a valid email address', 'rule.email'],
  ['Value must be a valid phone number', 'rule.phone'],
  [TOO_MANY, 'contact-details.rejected.tooMany'],
  ['The contact detail belongs to another cardholder', 'contact-details.rejected.forbidden'],
]);

const hasDetail = (failure: CallFailure, detail: string) => failure.kind === 'rejected' && failure.detail === detail;

export const isCodeWrong = (failure: CallFailure): boolean => hasDetail(failure, WRONG_CODE);

/** Whether there were too many wrong codes, so that even the right one is rejected. */
export const isCodeExhausted = (failure: CallFailure): boolean => hasDetail(failure, TOO_MANY);

/** The message for a failed call about contact details. */
export const contactFailureMessage = (failure: CallFailure): Message => failureMessage(failure, TEXTS);
