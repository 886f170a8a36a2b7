import type { CallFailure } from '../../contract/backend.ts';

/** The card has already been blocked and replaced by a digital one (§8). */
const ALREADY_REPLACED = 'You already blocked your card and created a new digital card.';
/** The fee differs from the one that was approved. */
const FEE_CHANGED = 'The fee has changed';

const isRejection = (failure: CallFailure, status: number, detail: string): boolean =>
  failure.kind === 'rejected' && failure.status === status && failure.detail === detail;

/** Whether the card was already replaced by a digital one (§8: 400 with this detail). */
export const isAlreadyReplaced = (failure: CallFailure): boolean => isRejection(failure, 400, ALREADY_REPLACED);

/** Whether the fee differs from the one that was approved (409 with this detail). */
export const isFeeChanged = (failure: CallFailure): boolean => isRejection(failure, 409, FEE_CHANGED);
