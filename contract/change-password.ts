import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { password, WEAK_PASSWORD } from './password.ts';

/** Changes the password of the logged-in cardholder. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/auth/password/change/cardholder',
  effect: 'change',
  summary: 'Change the password, knowing the old one',
  body: { currentPassword: password, newPassword: password },
  response: z.object({ success: z.boolean() }),
  rejections: { ...WEAK_PASSWORD, 'Incorrect password': 400, 'Too many attempts': 429 },
  example: {
    request: { currentPassword: 'Lunch-2026', newPassword: 'Lunch-2027' },
    response: { success: true },
  },
});
