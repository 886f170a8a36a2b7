import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

const MESSAGES: ReadonlyMap<string, MessageId> = new Map([
  ['Max top-ups already ordered', 'failure.topups.limitReached'],
  ['The last day to order has passed', 'failure.topups.orderLate'],
  ['The last day to cancel has passed', 'failure.topups.cancelLate'],
  ['The month cannot be ordered', 'failure.topups.notOrderable'],
  ['The month cannot be canceled', 'failure.topups.notCancelable'],
  ['The agreement is closed', 'failure.topups.closed'],
  ['The cardholder is not active', 'failure.topups.inactive'],
  ['The employer does not offer top-ups to choose', 'failure.topups.notOffered'],
  ['There is no calendar for this year', 'failure.topups.noCalendar'],
]);

/** The message for a failed top-up call: one of our own for known rejections (§8). */
export const topupFailure = (failure: CallFailure): Message => failureMessage(failure, MESSAGES);
