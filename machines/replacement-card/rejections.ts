import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

/** The card has already been blocked and replaced by a digital one (§8). */
const ALREADY_REPLACED = 'You already blocked your card and created a new digital card.';
/** The fee differs from the one that was approved. */
const FEE_CHANGED = 'The fee has changed';

const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  [ALREADY_REPLACED, 'replacement-card.alreadyReplaced'],
  [FEE_CHANGED, 'replacement-card.feeChanged'],
  ['Digital cards are not enabled', 'replacement-card.notDigital'],
  ['The card is blocked for good', 'card.blockedForGood'],
]);

const isRejection = (failure: CallFailure, status: number, detail: string): boolean =>
  failure.kind === 'rejected' && failure.status === status && failure.detail === detail;

/** Whether the card was already replaced by a digital one (§8: 400 with this detail). */
export const isAlreadyReplaced = (failure: CallFailure): boolean => isRejection(failure, 400, ALREADY_REPLACED);

/** Whether the fee differs from the one that was approved (409 with this detail). */
export const isFeeChanged = (failure: CallFailure): boolean => isRejection(failure, 409, FEE_CHANGED);

/** The message for a failed replacement (§8). */
export const replacementFailure = (failure: CallFailure): Message => failureMessage(failure, TEXTS);
