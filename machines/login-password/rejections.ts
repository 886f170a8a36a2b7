import type { CallFailure } from '../../contract/backend.ts';

const hasDetail = (failure: CallFailure, detail: string) => failure.kind === 'rejected' && failure.detail === detail;

/** Whether the password was right and a one-time code is required too (§2, §8). */
export const isCodeRequired = (failure: CallFailure): boolean => hasDetail(failure, 'MFA is required');

/** Whether the one-time code was wrong or expired. */
export const isCodeRejected = (failure: CallFailure): boolean => hasDetail(failure, 'Invalid one-time code');
