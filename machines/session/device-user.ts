import type { Ports } from '../ports.ts';
import { claimsOf } from '../token.ts';
import { rememberToken } from './used-tokens.ts';

/** A user of the device. */
export interface User {
  /** A random key, which marks this user's entries in the history of a tab: the subject can be a personal identity number. */
  readonly key: string;
  /** The `sub` of the token, if it names one. */
  readonly subject: string | undefined;
}

/** An empty text names no user. */
const subjectOf = (token: string | null) => claimsOf(token)?.sub || undefined;

/** Two tokens that name no user may be of different users. */
export function isSameUser(token: string | null, other: string | null): boolean {
  const subject = subjectOf(token);
  return subject !== undefined && subject === subjectOf(other);
}

/**
 * The user of a token, with the key of an earlier session if it is the same user. `previous`: the user of the last session in
 * this page. A token from a link can be of another user than what is on the device: its key is stored when it is.
 */
export function userOf({ device, randomKey }: Ports, token: string | null, previous: User | null): User {
  const subject = subjectOf(token);
  const isNamed = subject !== undefined;
  const isStored = token === device.read('token');
  const stored = isStored || (isNamed && subject === device.read('dataOwner')) ? device.read('userKey') : null;
  const key = stored ?? (isNamed && previous?.subject === subject ? previous.key : randomKey());
  if (isStored) device.write('userKey', key);
  return { key, subject };
}

/** Stores the token of a new session. What the device remembers of another user is deleted, however that session ended. */
export function claimDevice(ports: Ports, token: string): void {
  const { clock, device } = ports;
  const subject = subjectOf(token);
  if (subject === undefined || subject !== device.read('dataOwner')) device.forgetUser();
  if (subject !== undefined) device.write('dataOwner', subject);
  // Before the token: other tabs read these when the token changes.
  device.write('lastInput', String(clock.now()));
  rememberToken(ports, token);
  device.write('token', token);
}
