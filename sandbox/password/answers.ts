import type * as contract from '../../contract/password.ts';
import type { Answers } from '../answer.ts';
import { countAttempt, isExhausted } from '../attempts.ts';
import { letterTo, passwordChanged, resetLink, tell } from '../mailbox/letters.ts';
import { send } from '../mailbox/mailbox.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { logIn } from './log-in.ts';
import { changeHash, loginOf, loginWithEmail } from './logins.ts';
import { demandUnused, issueLink, isUsed, useLink } from './reset-links.ts';
import { hashPassword, isPassword, isStrong } from './secret.ts';

function demandStrong(password: string): void {
  if (!isStrong(password)) throw new Refusal(400, 'Password does not meet requirements');
}

/** Sends a link to whoever has a login with this address; says nothing to anybody else, nor that it says nothing. */
function sendLink(world: World, email: string): void {
  const { db, clock } = world;
  const recipient = email.trim().toLowerCase();
  const login = loginWithEmail(db, recipient);
  if (!login || isExhausted(db, 'resetLink', recipient, clock.now())) return;
  const { cardholderId } = login;
  db.transaction(() => {
    countAttempt(db, 'resetLink', recipient, clock.now());
    const path = `/login/reset-password/${issueLink(world, cardholderId)}`;
    send(world, { ...letterTo(db, { cardholderId, channel: 'EMAIL', recipient }, resetLink), path });
  });
}

interface Reset {
  readonly token: string;
  readonly newPassword: string;
  readonly ipAddress: string;
}

async function reset(world: World, { token, newPassword, ipAddress }: Reset): Promise<void> {
  const { db, clock } = world;
  demandUnused(world, token);
  demandStrong(newPassword);
  const passwordHash = await hashPassword(newPassword);
  // While the password was hashed, the link may have been used by somebody who pressed twice.
  const cardholderId = demandUnused(world, token);
  db.transaction(() => {
    useLink(world, token, cardholderId, ipAddress);
    db.run`
      UPDATE login SET password_hash = ${passwordHash}, changed_at = ${clock.now()}
      WHERE cardholder_id = ${cardholderId}`;
    tell(world, cardholderId, passwordChanged);
  });
}

async function change(world: World, cardholderId: number, currentPassword: string, newPassword: string): Promise<void> {
  const { db, clock } = world;
  if (isExhausted(db, 'oldPassword', cardholderId, clock.now())) throw new Refusal(429, 'Too many attempts');
  const login = loginOf(db, cardholderId);
  if (!login || !(await isPassword(currentPassword, login.passwordHash))) {
    countAttempt(db, 'oldPassword', cardholderId, clock.now());
    throw new Refusal(400, 'Incorrect password');
  }
  demandStrong(newPassword);
  const passwordHash = await hashPassword(newPassword);
  db.transaction(() => {
    if (!changeHash(db, login, passwordHash, clock.now())) throw new Refusal(400, 'Incorrect password');
    tell(world, cardholderId, passwordChanged);
  });
}

export const passwordAnswers = (world: World): Answers<typeof contract> => ({
  logInWithPassword: async (given) => ({ accessToken: await logIn(world, given) }),

  requestPasswordReset: ({ email }) => sendLink(world, email),

  passwordResetLink: ({ token }) => ({ used: isUsed(world, token), token }),

  resetPassword: (given) => reset(world, given),

  changePassword: async ({ currentPassword, newPassword }, { cardholderId }) => {
    await change(world, cardholderId, currentPassword, newPassword);
    return { success: true };
  },
});
