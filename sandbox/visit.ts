import type { Call } from '../contract/call.ts';
import { isForCardholder } from '../contract/token.ts';
import { Refusal } from './refusal.ts';
import type { Claims, Tokens } from './tokens.ts';

/** How a call came in. */
export type Way = Pick<Visit, 'address' | 'vaultOrigin'>;

/** One request's caller, as the token told it. */
export class Visit {
  readonly #claims: Claims | null;
  /** The network address that the call came from. */
  readonly address: string;
  /** Where the caller finds the card vault. */
  readonly vaultOrigin: string;

  constructor(claims: Claims | null, { address, vaultOrigin }: Way) {
    this.#claims = claims;
    this.address = address;
    this.vaultOrigin = vaultOrigin;
  }

  /** Who the token belongs to. Throws for a caller without a token, which only `optional` and `none` calls let in. */
  get claims(): Claims {
    if (!this.#claims) throw new Error('an answer asked who calls, but the call needs no token');
    return this.#claims;
  }

  /** Whether a token came with the call. */
  get isKnown(): boolean {
    return this.#claims !== null;
  }

  get cardholderId(): number {
    return Number(this.claims.sub);
  }
}

/**
 * Lets a caller in, or not. 401 for a token that is missing, unreadable or not ours; 403 for one that has expired (§7:
 * the page then reloads) and for one without a Cardholder application (§6).
 */
export async function admit(call: Call, authorization: string | undefined, tokens: Tokens, way: Way): Promise<Visit> {
  if (call.auth === 'none') return new Visit(null, way);
  if (authorization === undefined) {
    if (call.auth === 'optional') return new Visit(null, way);
    throw new Refusal(401, 'A bearer token is needed');
  }
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (!token) throw new Refusal(401, 'A bearer token is needed');
  const claims = await tokens.verify(token);
  if (!isForCardholder(claims)) throw new Refusal(403, 'Invalid user or user not authorized to access the application');
  return new Visit(claims, way);
}
