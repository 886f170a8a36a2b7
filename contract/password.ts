import * as z from 'zod/mini';

/** The most characters that a password can have. */
export const MAX_PASSWORD_LENGTH = 200;

/** A password as it is sent, old or new. */
export const password = z.string().check(z.maxLength(MAX_PASSWORD_LENGTH));

/** The rejection of a new password that does not meet the requirements (§5). */
export const WEAK_PASSWORD = { 'Password does not meet requirements': 400 } as const;
