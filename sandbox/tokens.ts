import { randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { tokenClaims } from '../contract/token.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Permissions } from './people/permissions.ts';
import { Rejection } from './rejection.ts';
import { type SessionRow, startSession, validSession } from './session/sessions.ts';

const claims = z.extend(tokenClaims, {
  sub: z.string().check(z.regex(/^\d+$/)),
  authenticationMethod: z.string(),
  /** The session: a log-in and its renewals. */
  sid: z.string(),
  /** For the flow atlas: no signature and no one-time code of this session is checked. */
  acceptsAnySignature: z.optional(z.boolean()),
});
export type Claims = z.output<typeof claims>;

interface TokenParams extends Pick<Claims, 'authenticationMethod' | 'applications' | 'acceptsAnySignature'> {
  readonly cardholderId: number;
  /** Seconds until the token expires; negative for an expired token. */
  readonly lifetime: number;
}

export interface Tokens {
  /** A token for a new session. */
  issue(params: TokenParams): Promise<string>;
  /** A new token for the session of a valid one; rejects with 401 when the session is over. */
  renew(claims: Claims, permissions: Permissions): Promise<string>;
  /**
   * Returns the claims of a valid token. Rejects with 403 when it has expired, and with 401 when it was not issued here or
   * its session is revoked.
   */
  verify(token: string): Promise<Claims>;
}

const invalidToken = () => new Rejection(401, 'The token is not valid');

/** The signing key is stored in the database, so that tokens stay valid after a restart. */
function signingKey(db: Database): Uint8Array {
  db.run`INSERT OR IGNORE INTO setting (key, value) VALUES ('tokenKey', ${randomBytes(32).toString('base64')})`;
  const stored = db.one<{ value: string }>`SELECT value FROM setting WHERE key = 'tokenKey'`;
  return Buffer.from(stored?.value ?? '', 'base64');
}

/** First and last name; undefined for an unknown cardholder. */
const nameOf = (db: Database, cardholderId: number): string | undefined =>
  db.one<{ name: string }>`
    SELECT first_name || ' ' || last_name AS name FROM person JOIN cardholder USING (personal_number)
    WHERE id = ${cardholderId}`?.name;

/** Issues and checks the access tokens of a database. */
export function createTokens(db: Database, clock: Clock): Tokens {
  const key = signingKey(db);
  const seconds = () => Math.floor(clock.now() / 1000);
  const sign = (params: TokenParams, session: SessionRow) => {
    const { cardholderId, lifetime, authenticationMethod, applications, acceptsAnySignature } = params;
    const name = nameOf(db, cardholderId);
    return new SignJWT({ name, authenticationMethod, applications, acceptsAnySignature, sid: session.id })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(String(cardholderId))
      .setJti(randomUUID())
      .setIssuedAt(seconds())
      .setExpirationTime(Math.min(seconds() + lifetime, Math.floor(session.endsAt / 1000)))
      .sign(key);
  };
  return {
    issue(params) {
      const { cardholderId, lifetime } = params;
      return sign(params, startSession(db, { cardholderId, now: clock.now(), lifetime: lifetime * 1000 }));
    },
    renew({ sid, authenticationMethod, acceptsAnySignature }, permissions) {
      const session = validSession(db, sid);
      if (!session || session.endsAt <= clock.now()) throw invalidToken();
      return sign({ ...permissions, authenticationMethod, acceptsAnySignature }, session);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(clock.now()) });
        const parsed = claims.parse(payload);
        if (!validSession(db, parsed.sid)) throw invalidToken();
        return parsed;
      } catch (error) {
        throw error instanceof errors.JWTExpired ? new Rejection(403, 'The token has expired') : invalidToken();
      }
    },
  };
}
