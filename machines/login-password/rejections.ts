import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

/** Rejection texts of the backend (§8) and the messages that replace them. */
const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['Invalid username or password', 'login-password.rejected.invalid'],
  ['Invalid one-time code', 'login-password.rejected.code'],
  ['Too many attempts', 'login-password.rejected.tooMany'],
]);

const hasDetail = (failure: CallFailure, detail: string) => failure.kind === 'rejected' && failure.detail === detail;

/** Whether the password was right and a one-time code is required too (§2, §8). */
export const isCodeRequired = (failure: CallFailure): boolean => hasDetail(failure, 'MFA is required');

/** Whether the one-time code was wrong or expired. */
export const isCodeRejected = (failure: CallFailure): boolean => hasDetail(failure, 'Invalid one-time code');

/** The message for a failed log-in; a rejection without a text means wrong username or password (§8). */
export const loginFailureMessage = (failure: CallFailure): Message =>
  failure.kind === 'rejected' && failure.detail === null && failure.status < 500
    ? { id: 'login-password.rejected.invalid' }
    : failureMessage(failure, TEXTS);
