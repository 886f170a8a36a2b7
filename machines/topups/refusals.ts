import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['Max top-ups already ordered', 'failure.topup.full'],
  ['The last day to order has passed', 'failure.topup.orderLate'],
  ['The last day to cancel has passed', 'failure.topup.cancelLate'],
  ['The month cannot be ordered', 'failure.topup.notOrderable'],
  ['The month cannot be canceled', 'failure.topup.notCancelable'],
  ['The agreement is closed', 'failure.topup.closed'],
  ['The cardholder is not active', 'failure.topup.inactive'],
  ['The employer does not offer top-ups to choose', 'failure.topup.notOffered'],
  ['There is no calendar for this year', 'failure.topup.yearless'],
]);

/** What the backend says of a top-up that cannot be, in the cardholder’s language (§8). */
export const topupFailure = (failure: CallFailure): Message => failureMessage(failure, TEXTS);
