import type { RequestOf } from '../../contract/call.ts';
import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { logInWithPassword } from '../../contract/password.ts';
import { isForCardholder } from '../../contract/token.ts';
import { countAttempt, forgetAttempts, isExhausted } from '../attempts.ts';
import { letterTo, oneTimeCode } from '../mailbox/letters.ts';
import { grantsOfCardholder } from '../people/grants.ts';
import { Refusal } from '../refusal.ts';
import { demandCode, newestCode, sendCode, spendCode } from '../signing/codes.ts';
import type { World } from '../world.ts';
import { type LoginRow, loginNamed } from './logins.ts';
import { isPassword } from './secret.ts';

type Given = RequestOf<typeof logInWithPassword>;

const unauthorized = () => new Refusal(403, 'Invalid user or user not authorized to access the application');

interface Contact {
  type: number;
  value: string;
}

/** Sends the second factor to the phone, or else by mail. */
function sendFactor(world: World, cardholderId: number): void {
  const contact = world.db.one<Contact>`
    SELECT type, value FROM contact WHERE cardholder_id = ${cardholderId} AND value <> '' ORDER BY type DESC LIMIT 1`;
  if (!contact) return;
  const channel = contact.type === CONTACT_TYPE.phone ? 'SMS' : 'EMAIL';
  sendCode(world, { cardholderId, purpose: 'LOG_IN' }, (digits) =>
    letterTo(world.db, { cardholderId, channel, recipient: contact.value }, oneTimeCode(digits)),
  );
}

/** Asks whoever has a second factor for it; the code is sent as soon as the password was right (§2, §8). */
function demandFactor(world: World, { cardholderId, hasMfa }: LoginRow, entered: string | undefined): void {
  if (!hasMfa) return;
  if (entered === undefined || entered === '') {
    sendFactor(world, cardholderId);
    throw new Refusal(401, 'MFA is required');
  }
  const invalid = new Refusal(401, 'Invalid one-time code');
  spendCode(world, demandCode(world.db, newestCode(world, cardholderId, 'LOG_IN'), entered, invalid));
}

/** Lets somebody in by username or e-mail and password. A wrong password counts against that name for a while. */
export async function logIn(world: World, { username, password, application, mfaCode }: Given): Promise<string> {
  const { db, clock, tokens } = world;
  const name = username.trim().toLowerCase();
  if (isExhausted(db, 'logIn', name, clock.now())) throw new Refusal(429, 'Too many attempts');
  const login = loginNamed(db, name);
  if (!(await isPassword(password, login?.passwordHash)) || !login) {
    countAttempt(db, 'logIn', name, clock.now());
    throw new Refusal(401, 'Invalid username or password');
  }
  const grants = grantsOfCardholder(db, login.cardholderId);
  const isLetIn = application.includes('Cardholder') && grants && isForCardholder({ ...grants, exp: 0 });
  if (!isLetIn) throw unauthorized();
  demandFactor(world, login, mfaCode);
  forgetAttempts(db, 'logIn', name);
  return tokens.issue({ ...grants, authenticationMethod: 'PASSWORD' });
}
