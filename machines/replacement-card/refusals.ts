import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

/** The backend says so of a card that has been blocked and replaced by a digital one already (§8). */
const ALREADY = 'You already blocked your card and created a new digital card.';
/** The fee is another than the one that was approved. */
const OTHER_FEE = 'The fee has changed';

const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  [ALREADY, 'replacement.already'],
  [OTHER_FEE, 'replacement.feeChanged'],
  ['Digital cards are not enabled', 'replacement.notDigital'],
  ['The card is blocked for good', 'card.blockedForGood'],
]);

const isSaid = (failure: CallFailure, status: number, text: string): boolean =>
  failure.kind === 'rejected' && failure.status === status && failure.detail === text;

/** Whether the card was blocked and replaced by a digital one before (§8: 400 with this detail). */
export const isRepeated = (failure: CallFailure): boolean => isSaid(failure, 400, ALREADY);

/** Whether the fee is another than the one that was approved (409 with this detail). */
export const isOtherFee = (failure: CallFailure): boolean => isSaid(failure, 409, OTHER_FEE);

/** What the backend says of a replacement that cannot be, in the cardholder’s language (§8). */
export const replacementFailure = (failure: CallFailure): Message => failureMessage(failure, TEXTS);
