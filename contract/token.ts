import * as z from 'zod/mini';

const application = z.union([z.string(), z.object({ name: z.string() })]);

/** The claims of an access token that the portal reads (§3). `exp` in seconds since 1970. */
export const tokenClaims = z.object({
  sub: z.optional(z.string()),
  /** The name of the cardholder, for the question before a log-in by a link. Left out if it is not a text. */
  name: z.catch(z.optional(z.string()), undefined),
  exp: z.number(),
  authenticationMethod: z.optional(z.string()),
  applications: z._default(z.array(application), []),
});
export type TokenClaims = z.output<typeof tokenClaims>;

/** Access needs an application whose name contains "Cardholder" (§4, §6), case-sensitive. */
export const isForCardholder = (claims: TokenClaims): boolean =>
  claims.applications.some((entry) => (typeof entry === 'string' ? entry : entry.name).includes('Cardholder'));
