import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { APPLICATION } from './login-password.ts';
import { password, WEAK_PASSWORD } from './password.ts';
import { orElse } from './tolerance.ts';
import { nothing } from './values.ts';

const USED_LINK = { 'This link to set password was already used or has expired.': 400 } as const;

/** Sends a reset link if the account exists; the response is the same if it does not (§8), or after too many requests. */
export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/auth/password/reset',
  effect: 'change',
  auth: 'none',
  summary: 'Ask for a password reset link by e-mail',
  body: { application: z.string(), email: z.string() },
  response: nothing,
  example: { request: { application: APPLICATION, email: 'anna@example.se' }, response: undefined },
});

/** Whether a reset link still works; checked when the link is opened (§4). */
export const passwordResetLink = defineCall({
  name: 'passwordResetLink',
  method: 'GET',
  path: '/auth/password/reset/{token}',
  effect: 'read',
  auth: 'none',
  summary: 'Read whether a password reset link is unused',
  origin: { decided: 'an expired or unknown link is rejected; a used one may also be reported by `used`' },
  params: { token: z.string() },
  response: z.object({ used: orElse(z.boolean(), false) }),
  rejections: USED_LINK,
  example: { request: { token: 'a1b2c3' }, response: { used: false } },
});

/** Sets a new password with a reset link; `ipAddress` is empty if the lookup failed. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/password/change',
  effect: 'change',
  auth: 'none',
  summary: 'Set a new password with a reset link',
  body: { token: z.string(), newPassword: password, ipAddress: z.string().check(z.maxLength(64)) },
  response: nothing,
  rejections: { ...USED_LINK, ...WEAK_PASSWORD },
  example: { request: { token: 'a1b2c3', newPassword: 'Lunch-2027', ipAddress: '203.0.113.7' }, response: undefined },
});
