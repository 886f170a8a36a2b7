import type { CallFailure } from '../../contract/backend.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';

const USED_LINK = 'This link to set password was already used or has expired.';

/** What the backend says about passwords (§8), and the messages that say the same. */
const TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['Invalid username or password', 'password.refused.invalid'],
  ['Invalid one-time code', 'password.refused.code'],
  ['Too many attempts', 'password.refused.tooMany'],
  ['Password does not meet requirements', 'rule.password'],
  [USED_LINK, 'password.refused.usedLink'],
]);

const isDetail = (failure: CallFailure, detail: string) => failure.kind === 'rejected' && failure.detail === detail;

/** Whether the password was right, and a code is wanted as well (§2, §8). */
export const isCodeWanted = (failure: CallFailure): boolean => isDetail(failure, 'MFA is required');

/** Whether a code was wrong, or no longer good. */
export const isCodeRefused = (failure: CallFailure): boolean => isDetail(failure, 'Invalid one-time code');

/** Whether a link to set a password can set none any more. */
export const isLinkUsed = (failure: CallFailure): boolean => isDetail(failure, USED_LINK);

/** What a refused call about passwords tells the person. */
export const passwordFailure = (failure: CallFailure): Message => failureMessage(failure, TEXTS);

/** What a refused log-in tells: what the server said, else that name or password was wrong, unless it is to blame (§8). */
export const loginFailure = (failure: CallFailure): Message =>
  failure.kind === 'rejected' && failure.detail === null && failure.status < 500
    ? { id: 'password.refused.invalid' }
    : passwordFailure(failure);
