import * as z from 'zod/mini';
import { textual } from './tolerance.ts';

const application = z.union([z.string(), z.object({ name: z.string() })]);
type Application = z.output<typeof application>;

/** The entries that can be read; one name may stand without its list. */
const applications = z.pipe(
  z.transform((value: unknown): Application[] =>
    (Array.isArray(value) ? value : [value]).flatMap((entry) => z.safeParse(application, entry).data ?? []),
  ),
  z.array(application),
);

/** The latest `exp` that can be seconds: a larger number is in ms. */
const MAX_SECONDS = 1e11;
const toSeconds = (value: unknown): unknown => (Number(value) > MAX_SECONDS ? Number(value) / 1000 : Number(value));

/** `BANKID` in any case and spelling. */
const toMethod = (value: unknown): unknown => (/^bank[ _-]?id$/i.test(String(value)) ? 'BANKID' : value);

/** A claim that is left out if it cannot be read. */
const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);

/** For examples: unsigned, until 2100, so that a mock server can be logged in to. */
export const EXAMPLE_TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI1MDEiLCJuYW1lIjoiQW5uYSBMaW5kcXZpc3QiLCJleHAiOjQxMDI0NDQ4MDAsImF1dGhlbnRpY2F0aW9uTWV0aG9kIjoiQkFOS0lEIiwiYXBwbGljYXRpb25zIjpbIkNhcmRob2xkZXJQb3J0YWwiXX0.example';

/** An answer with a token. */
export const accessToken = z.object({ accessToken: z.string() });
accessToken.register(z.globalRegistry, { id: 'AccessToken' });

/** The claims of an access token that the portal reads (§3). `exp` in seconds since 1970. */
export const tokenClaims = z.object({
  sub: optional(textual(z.string())),
  /** The name of the cardholder, for the question before a log-in by a link. */
  name: optional(z.string()),
  exp: z.pipe(z.transform(toSeconds), z.number()),
  authenticationMethod: optional(z.pipe(z.transform(toMethod), z.string())),
  applications,
});
export type TokenClaims = z.output<typeof tokenClaims>;

/** Access needs an application whose name contains "Cardholder" (§4, §6), case-sensitive. */
export const isForCardholder = (claims: TokenClaims): boolean =>
  claims.applications.some((entry) => (typeof entry === 'string' ? entry : entry.name).includes('Cardholder'));
