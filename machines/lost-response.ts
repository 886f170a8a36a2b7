import type { CallFailure } from '../contract/backend.ts';

/** Whether it is unknown if the backend made the change: there is no response, or an error of the server. */
export const isLost = (failure: CallFailure): boolean => failure.kind !== 'rejected' || failure.status >= 500;
