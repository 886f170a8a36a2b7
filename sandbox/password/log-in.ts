import type { RequestOf } from '../../contract/call.ts';
import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { logInWithPassword } from '../../contract/login-password.ts';
import { isForCardholder } from '../../contract/token.ts';
import { countAttempt, forgetAttempts, isExhausted } from '../attempts.ts';
import { localizedMessage, oneTimeCode } from '../mailbox/message-texts.ts';
import { permissionsOfCardholder } from '../people/permissions.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { consumeCode, newestCode, requireCode, sendCode } from '../signature/one-time-codes.ts';
import { type LoginRow, loginNamed } from './logins.ts';
import { isPassword } from './secret.ts';

type Credentials = RequestOf<typeof logInWithPassword>;

const unauthorized = () => new Rejection(403, 'Invalid user or user not authorized to access the application');

interface Contact {
  type: number;
  value: string;
}

/** Sends a one-time code as second factor to a verified number, or else to a verified e-mail address. */
function sendSecondFactor(services: Services, cardholderId: number): void {
  const contact = services.db.one<Contact>`
    SELECT type, value FROM contact WHERE cardholder_id = ${cardholderId} AND verified = 1 ORDER BY type DESC LIMIT 1`;
  if (!contact) return;
  const channel = contact.type === CONTACT_TYPE.phone ? 'SMS' : 'EMAIL';
  sendCode(services, { cardholderId, purpose: 'LOG_IN' }, (digits) =>
    localizedMessage(services.db, { cardholderId, channel, recipient: contact.value }, oneTimeCode(digits)),
  );
}

/** Checks the second factor of a login with MFA. Without a code, sends one and rejects with 401 (§2, §8). */
function requireSecondFactor(
  services: Services,
  { cardholderId, hasMfa }: LoginRow,
  entered: string | undefined,
): void {
  if (!hasMfa) return;
  if (entered === undefined || entered === '') {
    sendSecondFactor(services, cardholderId);
    throw new Rejection(401, 'MFA is required');
  }
  const invalid = new Rejection(401, 'Invalid one-time code');
  consumeCode(services, requireCode(services.db, newestCode(services, cardholderId, 'LOG_IN'), entered, invalid));
}

/** Logs in by username or e-mail and password and returns a token. Wrong passwords are limited by name. */
export async function logIn(
  services: Services,
  { username, password, application, mfaCode }: Credentials,
): Promise<string> {
  const { db, clock, tokens } = services;
  const name = username.trim().toLowerCase();
  if (isExhausted(db, 'logIn', name, clock.now())) throw new Rejection(429, 'Too many attempts');
  const login = loginNamed(db, name);
  if (!(await isPassword(password, login?.passwordHash)) || !login) {
    countAttempt(db, 'logIn', name, clock.now());
    throw new Rejection(401, 'Invalid username or password');
  }
  const permissions = permissionsOfCardholder(db, login.cardholderId);
  const isAuthorized = application.includes('Cardholder') && permissions && isForCardholder({ ...permissions, exp: 0 });
  if (!isAuthorized) throw unauthorized();
  requireSecondFactor(services, login, mfaCode);
  forgetAttempts(db, 'logIn', name);
  return tokens.issue({ ...permissions, authenticationMethod: 'PASSWORD' });
}
