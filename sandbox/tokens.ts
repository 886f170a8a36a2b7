import { randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { tokenClaims } from '../contract/token.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { Refusal } from './refusal.ts';

const claims = z.extend(tokenClaims, { sub: z.string().check(z.regex(/^\d+$/)), authenticationMethod: z.string() });
export type Claims = z.output<typeof claims>;

interface Grant extends Pick<Claims, 'authenticationMethod' | 'applications'> {
  readonly cardholderId: number;
  /** Seconds until it expires; negative for one that is over already. */
  readonly life: number;
}

export interface Tokens {
  issue(grant: Grant): Promise<string>;
  /** The claims of a token that is ours and unexpired; otherwise a `Refusal`, 403 when expired and 401 when not ours. */
  verify(token: string): Promise<Claims>;
}

/** The signing key belongs to the data: tokens survive a restart and end with a fresh database. */
function signingKey(db: Database): Uint8Array {
  db.run`INSERT OR IGNORE INTO setting (key, value) VALUES ('tokenKey', ${randomBytes(32).toString('base64')})`;
  const stored = db.one<{ value: string }>`SELECT value FROM setting WHERE key = 'tokenKey'`;
  return Buffer.from(stored?.value ?? '', 'base64');
}

export function createTokens(db: Database, clock: Clock): Tokens {
  const key = signingKey(db);
  const seconds = () => Math.floor(clock.now() / 1000);
  return {
    issue: ({ cardholderId, life, authenticationMethod, applications }) =>
      new SignJWT({ authenticationMethod, applications })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(cardholderId))
        .setJti(randomUUID())
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + life)
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(clock.now()) });
        return claims.parse(payload);
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Refusal(403, 'The token has expired');
        throw new Refusal(401, 'The token is not valid');
      }
    },
  };
}
