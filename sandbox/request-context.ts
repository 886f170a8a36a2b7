import type { Call } from '../contract/call.ts';
import { isForCardholder } from '../contract/token.ts';
import { Rejection } from './rejection.ts';
import type { Claims, Tokens } from './tokens.ts';

/** What the context takes from the request itself. */
export type RequestInfo = Pick<RequestContext, 'address' | 'vaultOrigin'>;

/** The caller of one request, from its token. */
export class RequestContext {
  readonly #claims: Claims | null;
  /** The network address of the caller. */
  readonly address: string;
  /** The origin of the card vault as the caller reaches it. */
  readonly vaultOrigin: string;

  constructor(claims: Claims | null, { address, vaultOrigin }: RequestInfo) {
    this.#claims = claims;
    this.address = address;
    this.vaultOrigin = vaultOrigin;
  }

  /** The claims of the token. Throws when there is no token, which is possible in `optional` and `none` calls only. */
  get claims(): Claims {
    if (!this.#claims) throw new Error('the handler reads the claims of a call that needs no token');
    return this.#claims;
  }

  get isAuthenticated(): boolean {
    return this.#claims !== null;
  }

  get cardholderId(): number {
    return Number(this.claims.sub);
  }
}

/**
 * The claims of a valid token. Rejects with 401 when it is missing, unreadable or not issued here, and with 403 when it has
 * expired (§7: the page then reloads) or lists no Cardholder application (§6).
 */
async function claimsOf(authorization: string | undefined, tokens: Tokens): Promise<Claims> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (!token) throw new Rejection(401, 'A bearer token is needed');
  const claims = await tokens.verify(token);
  if (!isForCardholder(claims))
    throw new Rejection(403, 'Invalid user or user not authorized to access the application');
  return claims;
}

/** Authenticates a call. If its token is optional, one that is not valid counts as none; otherwise it is rejected. */
export async function authenticate(
  call: Call,
  authorization: string | undefined,
  tokens: Tokens,
  info: RequestInfo,
): Promise<RequestContext> {
  if (call.auth === 'none') return new RequestContext(null, info);
  try {
    return new RequestContext(await claimsOf(authorization, tokens), info);
  } catch (error) {
    if (call.auth === 'optional' && error instanceof Rejection) return new RequestContext(null, info);
    throw error;
  }
}
