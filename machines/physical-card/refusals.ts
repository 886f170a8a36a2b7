import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['A physical card was already ordered', 'physical.refused.ordered'],
  ['An address is needed', 'physical.refused.address'],
  ['A PIN must be chosen first', 'physical.refused.pin'],
  ['Error when changing PIN', 'pin.notChanged'],
]);

/** What the backend says of an order or a PIN that cannot be, in the cardholder’s language (§8). */
export const orderFailure = (failure: CallFailure): Message => failureMessage(failure, TEXTS);
