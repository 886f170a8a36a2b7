import * as z from 'zod/mini';

/** A password as it is sent, old or new. */
export const password = z.string().check(z.maxLength(200));

/** The rejection of a new password that does not meet the requirements (§5). */
export const WEAK_PASSWORD = { 'Password does not meet requirements': 400 } as const;
