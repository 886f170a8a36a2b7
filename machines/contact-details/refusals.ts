import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

const WRONG_CODE = 'Invalid verification code';
const TOO_MANY = 'Too many attempts';

/** What the backend says about contact details (§8), and the messages that say the same. */
const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['Value must be a valid email address', 'rule.email'],
  ['Value must be a valid phone number', 'rule.phone'],
  [TOO_MANY, 'contact.refused.tooMany'],
  ['The contact detail belongs to somebody else', 'contact.refused.foreign'],
]);

const isDetail = (failure: CallFailure, detail: string) => failure.kind === 'rejected' && failure.detail === detail;

/** Whether another code was sent than the one that was entered. */
export const isCodeWrong = (failure: CallFailure): boolean => isDetail(failure, WRONG_CODE);

/** Whether so many wrong codes were entered that the right one is no longer taken either. */
export const isCodeDead = (failure: CallFailure): boolean => isDetail(failure, TOO_MANY);

/** What a refused call about contact details tells the person. */
export const contactFailure = (failure: CallFailure): Message => failureMessage(failure, TEXTS);
