import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** A low cost, because the data is fictional and tests hash often. */
const COST = { N: 1024 };
const LENGTH = 32;

const encode = (salt: Buffer, key: Buffer): string => `${salt.toString('base64')}.${key.toString('base64')}`;

/** A salted hash to store. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return encode(salt, await hash(password, salt, LENGTH, COST));
}

/** A deterministic hash, for seeded personas. */
export function seedPasswordHash(password: string, seed: string): string {
  const salt = Buffer.from(seed.padEnd(16, '.'));
  return encode(salt, scryptSync(password, salt, LENGTH, COST));
}

/** Compares a password with a stored hash. Takes the same time when there is no hash. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? '').split('.');
  const expected = Buffer.from(key, 'base64');
  const actual = await hash(password, Buffer.from(salt, 'base64'), LENGTH, COST);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** §5: no spaces, at least 8 characters, with an upper-case letter, a lower-case letter and a special character. */
const RULES = [/^\S{8,}$/, /\p{Lu}/u, /\p{Ll}/u, /[^\p{L}\p{N}\s]/u] as const;

/** Whether a new password meets the rules (§5). */
export const isStrong = (password: string): boolean => RULES.every((rule) => rule.test(password));
