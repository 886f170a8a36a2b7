import type { CallFailure } from '../contract/backend.ts';
import type en from '../locales/en.json';

/** The id of a text in `locales/`. */
export type MessageId = keyof typeof en;

/**
 * A text to show: a message with its values, or the `detail` of a rejection. The message `detail.<text>` translates a
 * known detail; an unknown one is shown unchanged (decision 23).
 */
export type Message =
  | { readonly id: MessageId; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** The message for a failed call (§7, §8). */
export const failureMessage = (failure: CallFailure): Message =>
  failure.kind === 'rejected' && failure.detail !== null ? { text: failure.detail } : { id: `failure.${failure.kind}` };

/** The message for a failed approval of the employer policy: without a text, that of §8. */
export const policyFailureMessage = (failure: CallFailure): Message =>
  failure.kind === 'rejected' && failure.detail === null ? { id: 'failure.support' } : failureMessage(failure);

/** The message for a failed log-in with a password; a rejection without a text means wrong username or password (§8). */
export const loginFailureMessage = (failure: CallFailure): Message =>
  failure.kind === 'rejected' && failure.detail === null && failure.status < 500
    ? { id: 'detail.Invalid username or password' }
    : failureMessage(failure);
