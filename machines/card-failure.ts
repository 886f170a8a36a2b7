import type { CallFailure } from '../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from './message.ts';

const MESSAGES: ReadonlyMap<string, MessageId> = new Map([
  ['Invalid card ID', 'activate-card.invalid'],
  ['The card could not be activated', 'activate-card.refused'],
  ['The card is blocked for good', 'card.blockedForGood'],
  ['The card is not activated yet', 'card.notActivated'],
  ['PIN is not available for new or terminated cards', 'card.pin.unavailable'],
  ['Unable to reset PIN for this card', 'card.pin.notReset'],
]);

/** The message for a failed call about a card or its PIN (§8). */
export const cardFailureMessage = (failure: CallFailure): Message => failureMessage(failure, MESSAGES);
