import type * as changePassword from '../../contract/change-password.ts';
import type * as loginPassword from '../../contract/login-password.ts';
import type * as passwordReset from '../../contract/password-reset.ts';
import { countAttempt, isExhausted } from '../attempts.ts';
import type { Handlers } from '../handler.ts';
import { sendMessage } from '../mailbox/mailbox.ts';
import { localizedMessage, notifyCardholder, passwordChanged, resetLink } from '../mailbox/message-texts.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { revokeSessions } from '../session/sessions.ts';
import { logIn } from './log-in.ts';
import { changeHash, loginOf, loginWithVerifiedEmail } from './logins.ts';
import { endLinks, issueLink, isUsed, requireUnused, useLink } from './reset-links.ts';
import { hashPassword, isPassword, isStrong } from './secret.ts';

function requireStrong(password: string): void {
  if (!isStrong(password)) throw new Rejection(400, 'Password does not meet requirements');
}

/** Sends a reset link if a login has this verified address. The response is the same in any case, so it reveals no accounts. */
function sendLink(services: Services, email: string): void {
  const { db, clock } = services;
  const recipient = email.trim().toLowerCase();
  const login = loginWithVerifiedEmail(db, recipient);
  if (!login || isExhausted(db, 'resetLink', recipient, clock.now())) return;
  const { cardholderId } = login;
  db.transaction(() => {
    countAttempt(db, 'resetLink', recipient, clock.now());
    const path = `/login/reset-password/${issueLink(services, cardholderId)}`;
    sendMessage(services, { ...localizedMessage(db, { cardholderId, channel: 'EMAIL', recipient }, resetLink), path });
  });
}

interface ResetParams {
  readonly token: string;
  readonly newPassword: string;
  readonly ipAddress: string;
}

async function reset(services: Services, { token, newPassword, ipAddress }: ResetParams): Promise<void> {
  const { db, clock } = services;
  requireUnused(services, token);
  requireStrong(newPassword);
  const passwordHash = await hashPassword(newPassword);
  // A concurrent request may have used the link while the password was hashed.
  const cardholderId = requireUnused(services, token);
  db.transaction(() => {
    useLink(services, token, cardholderId, ipAddress);
    db.run`
      UPDATE login SET password_hash = ${passwordHash}, changed_at = ${clock.now()}
      WHERE cardholder_id = ${cardholderId}`;
    revokeSessions(db, cardholderId, clock.now());
    notifyCardholder(services, cardholderId, passwordChanged);
  });
}

interface ChangeParams {
  readonly cardholderId: number;
  /** The session that makes the change. It stays valid: its response has no token. */
  readonly session: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}

async function change(services: Services, params: ChangeParams): Promise<void> {
  const { db, clock } = services;
  const { cardholderId, session, currentPassword, newPassword } = params;
  if (isExhausted(db, 'oldPassword', cardholderId, clock.now())) throw new Rejection(429, 'Too many attempts');
  const login = loginOf(db, cardholderId);
  if (!login || !(await isPassword(currentPassword, login.passwordHash))) {
    countAttempt(db, 'oldPassword', cardholderId, clock.now());
    throw new Rejection(400, 'Incorrect password');
  }
  requireStrong(newPassword);
  const passwordHash = await hashPassword(newPassword);
  db.transaction(() => {
    if (!changeHash(db, login, passwordHash, clock.now())) throw new Rejection(400, 'Incorrect password');
    revokeSessions(db, cardholderId, clock.now(), session);
    endLinks(services, cardholderId);
    notifyCardholder(services, cardholderId, passwordChanged);
  });
}

export const passwordHandlers = (
  services: Services,
): Handlers<typeof loginPassword & typeof passwordReset & typeof changePassword> => ({
  logInWithPassword: async (credentials) => ({ accessToken: await logIn(services, credentials) }),

  requestPasswordReset: ({ email }) => sendLink(services, email),

  passwordResetLink: ({ token }) => ({ used: isUsed(services, token) }),

  resetPassword: (params) => reset(services, params),

  changePassword: async (passwords, { cardholderId, claims }) => {
    await change(services, { ...passwords, cardholderId, session: claims.sid });
    return { success: true };
  },
});
