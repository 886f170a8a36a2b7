import type { CallFailure } from '../../contract/backend.ts';

const hasDetail = (failure: CallFailure, detail: string) => failure.kind === 'rejected' && failure.detail === detail;

/** Whether the code of a new contact detail was wrong (§8). */
export const isCodeWrong = (failure: CallFailure): boolean => hasDetail(failure, 'Invalid verification code');

/** Whether there were too many wrong codes, so that even the right one is rejected. */
export const isCodeExhausted = (failure: CallFailure): boolean => hasDetail(failure, 'Too many attempts');
