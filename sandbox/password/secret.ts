import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Cheap, for what it guards is made up and tests hash a lot. */
const COST = { N: 1024 };
const LENGTH = 32;

const packed = (salt: Buffer, key: Buffer): string => `${salt.toString('base64')}.${key.toString('base64')}`;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return packed(salt, await hash(password, salt, LENGTH, COST));
}

/** The same hash on every machine, for people who are made up. */
export function plantedHash(password: string, seed: string): string {
  const salt = Buffer.from(seed.padEnd(16, '.'));
  return packed(salt, scryptSync(password, salt, LENGTH, COST));
}

/** Whether a password is the one that was hashed; takes as long when there is nothing to compare with. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? '').split('.');
  const expected = Buffer.from(key, 'base64');
  const given = await hash(password, Buffer.from(salt, 'base64'), LENGTH, COST);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** §5: no spaces, at least 8 characters, with an upper-case letter, a lower-case letter and a special character. */
const RULES = [/^\S{8,}$/, /\p{Lu}/u, /\p{Ll}/u, /[^\p{L}\p{N}\s]/u] as const;

export const isStrong = (password: string): boolean => RULES.every((rule) => rule.test(password));
