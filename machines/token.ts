import { jwtDecode } from 'jwt-decode';
import { isForCardholder, type TokenClaims, tokenClaims } from '../contract/token.ts';

/** A token as the portal sees it. It cannot check the signature; the backend does that on every call. */
export type TokenStatus = 'missing' | 'unreadable' | 'expired' | 'forbidden' | 'live';

/** The claims of a token; null when it cannot be read. */
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

/** `live` is a token that opens the portal (§4): unexpired at `now` (ms), with a Cardholder application. */
export function tokenStatus(token: string | null, now: number): TokenStatus {
  if (token === null) return 'missing';
  const claims = claimsOf(token);
  if (claims === null) return 'unreadable';
  if (claims.exp * 1000 <= now) return 'expired';
  return isForCardholder(claims) ? 'live' : 'forbidden';
}
