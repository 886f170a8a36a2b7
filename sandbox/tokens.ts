import { randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { tokenClaims } from '../contract/token.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { Rejection } from './rejection.ts';

const claims = z.extend(tokenClaims, { sub: z.string().check(z.regex(/^\d+$/)), authenticationMethod: z.string() });
export type Claims = z.output<typeof claims>;

interface TokenParams extends Pick<Claims, 'authenticationMethod' | 'applications'> {
  readonly cardholderId: number;
  /** Seconds until the token expires; negative for an expired token. */
  readonly lifetime: number;
}

export interface Tokens {
  issue(params: TokenParams): Promise<string>;
  /** Returns the claims of a valid token. Rejects with 403 when it has expired, and with 401 when it was not issued here. */
  verify(token: string): Promise<Claims>;
}

/** The signing key is stored in the database, so that tokens stay valid after a restart. */
function signingKey(db: Database): Uint8Array {
  db.run`INSERT OR IGNORE INTO setting (key, value) VALUES ('tokenKey', ${randomBytes(32).toString('base64')})`;
  const stored = db.one<{ value: string }>`SELECT value FROM setting WHERE key = 'tokenKey'`;
  return Buffer.from(stored?.value ?? '', 'base64');
}

export function createTokens(db: Database, clock: Clock): Tokens {
  const key = signingKey(db);
  const seconds = () => Math.floor(clock.now() / 1000);
  return {
    issue: ({ cardholderId, lifetime, authenticationMethod, applications }) =>
      new SignJWT({ authenticationMethod, applications })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(cardholderId))
        .setJti(randomUUID())
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + lifetime)
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(clock.now()) });
        return claims.parse(payload);
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Rejection(403, 'The token has expired');
        throw new Rejection(401, 'The token is not valid');
      }
    },
  };
}
