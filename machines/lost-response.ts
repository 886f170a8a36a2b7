import type { CallFailure } from '../contract/backend.ts';

/**
 * Whether it is unknown if the backend made the change: the response was lost, late or unreadable. An answer with an error
 * status, also 5xx, is an answer.
 */
export const isLost = (failure: CallFailure): boolean => failure.kind !== 'rejected';
