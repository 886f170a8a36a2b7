import { jwtDecode } from 'jwt-decode';
import { isForCardholder, type TokenClaims, tokenClaims } from '../contract/token.ts';

/** A token as the portal sees it. It cannot check the signature; the backend does that on every call. */
export type TokenVerdict = 'missing' | 'unreadable' | 'expired' | 'foreign' | 'live';

/** The claims of a token, or null when it is not one. */
export function claimsOf(token: string | null): TokenClaims | null {
  if (token === null) return null;
  try {
    const parsed = tokenClaims.safeParse(jwtDecode(token));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Moment of expiry in ms since 1970; 0 when there is no readable token. */
export const expiryOf = (token: string | null): number => (claimsOf(token)?.exp ?? 0) * 1000;

/** Whether a token opens the portal (§4): unexpired at `now` (ms), with a Cardholder application. */
export function verdictOn(token: string | null, now: number): TokenVerdict {
  if (token === null) return 'missing';
  const claims = claimsOf(token);
  if (claims === null) return 'unreadable';
  if (claims.exp * 1000 <= now) return 'expired';
  return isForCardholder(claims) ? 'live' : 'foreign';
}
