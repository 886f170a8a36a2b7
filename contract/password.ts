import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { nothing } from './values.ts';

/** The application that a log-in or a reset is for; the token then names it. */
export const APPLICATION = 'CardholderPortal';

const WEAK = { 'Password does not meet requirements': 400 } as const;
const USED_LINK = { 'This link to set password was already used or has expired.': 400 } as const;
const secret = z.string().check(z.maxLength(200));

/** Username or e-mail with password; the code only once the backend has said "MFA is required" (§2, §8). */
export const logInWithPassword = defineCall({
  name: 'logInWithPassword',
  method: 'POST',
  path: '/auth/auth/database',
  effect: 'change',
  auth: 'none',
  summary: 'Log in with username or e-mail and password',
  body: { username: z.string(), password: secret, application: z.string(), mfaCode: z.optional(z.string()) },
  response: z.object({ accessToken: z.string() }),
  refusals: {
    'MFA is required': 401,
    'Invalid username or password': 401,
    'Invalid one-time code': 401,
    'Invalid user or user not authorized to access the application': 403,
    'Too many attempts': 429,
  },
  example: {
    request: { username: 'anna', password: 'Lunch-2026', application: APPLICATION },
    response: { accessToken: 'eyJ.example.token' },
  },
});

/** Sends a reset link, or nothing: the answer is the same whether the account exists (§8). */
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
  origin: { decided: 'an expired or unknown link is refused, a used one may also be told by `used`' },
  params: { token: z.string() },
  response: z.object({ used: z.boolean(), token: z.string() }),
  refusals: USED_LINK,
  example: { request: { token: 'a1b2c3' }, response: { used: false, token: 'a1b2c3' } },
});

/** Sets a new password by reset link; `ipAddress` may be empty when it could not be looked up. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/password/change',
  effect: 'change',
  auth: 'none',
  summary: 'Set a new password with a reset link',
  body: { token: z.string(), newPassword: secret, ipAddress: z.string().check(z.maxLength(64)) },
  response: nothing,
  refusals: { ...USED_LINK, ...WEAK },
  example: { request: { token: 'a1b2c3', newPassword: 'Lunch-2027', ipAddress: '203.0.113.7' }, response: undefined },
});

/** Changes the password of the logged-in cardholder. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/auth/password/change/cardholder',
  effect: 'change',
  summary: 'Change the password, knowing the old one',
  body: { currentPassword: secret, newPassword: secret },
  response: z.object({ success: z.boolean() }),
  refusals: { ...WEAK, 'Incorrect password': 400, 'Too many attempts': 429 },
  example: {
    request: { currentPassword: 'Lunch-2026', newPassword: 'Lunch-2027' },
    response: { success: true },
  },
});
