import type { CallFailure } from '../../contract/backend.ts';

const USED_LINK = 'This link to set password was already used or has expired.';

/** Whether a password reset link is used or expired. */
export const isLinkUsed = (failure: CallFailure): boolean =>
  failure.kind === 'rejected' && failure.detail === USED_LINK;

/** Statuses of 400 to 499 that say nothing about the link: timeout and rate limit. */
const NOT_ABOUT_LINK = new Set([408, 429]);

/** Whether a failed check says that the link is not valid; an error of the server does not. */
export const isAboutLink = (failure: CallFailure): boolean =>
  failure.kind === 'rejected' && failure.status >= 400 && failure.status < 500 && !NOT_ABOUT_LINK.has(failure.status);
