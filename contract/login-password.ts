import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { password } from './password.ts';
import { accessToken, EXAMPLE_TOKEN } from './token.ts';

/** The application that a log-in or a password reset is for; the token then names it. */
export const APPLICATION = 'CardholderPortal';

/** Username or e-mail with password; the code only after the rejection "MFA is required" (§2, §8). */
export const logInWithPassword = defineCall({
  name: 'logInWithPassword',
  method: 'POST',
  path: '/auth/auth/database',
  effect: 'change',
  returnsAccessToken: true,
  auth: 'none',
  summary: 'Log in with username or e-mail and password',
  body: { username: z.string(), password, application: z.string(), mfaCode: z.optional(z.string()) },
  response: accessToken,
  rejections: {
    'MFA is required': 401,
    'Invalid username or password': 401,
    'Invalid one-time code': 401,
    'Invalid user or user not authorized to access the application': 403,
    'Too many attempts': 429,
  },
  example: {
    request: { username: 'anna', password: 'Lunch-2026', application: APPLICATION },
    response: { accessToken: EXAMPLE_TOKEN },
  },
});
