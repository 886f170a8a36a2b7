import * as z from 'zod/mini';
import type { Adapter } from '../../contract/adapter.ts';
import { isOwnPath } from '../../machines/safe-url.ts';
import type { ServerClock } from '../ports/clock.ts';

const text = z.string().check(z.minLength(1));

/** Whether an address is as secure as this page: https, or http if this page is http, as in the sandbox. */
const isSecure = (address: string) =>
  URL.canParse(address) && ['https:', location.protocol].includes(new URL(address).protocol);
const ownPath = text.check(z.refine(isOwnPath));
const address = text.check(z.refine((value) => isOwnPath(value) || isSecure(value)));
const origin = text.check(z.refine((value) => isSecure(value) && new URL(value).origin === value));

/** The settings of one environment, served at `/config.json`, so that one build serves every environment. */
const config = z.object({
  productName: z._default(text, 'Lunchkortet'),
  /** The start of every backend path: an origin, or a path on this one. */
  backend: address,
  /** Replaces the BankID app in the sandbox, which is on this origin; called with `autostarttoken` and `redirect`. */
  bankIdApp: z.optional(ownPath),
  /** A third party's URL that returns the user's IP address as JSON: `{ "ip": … }`. */
  addressLookup: z.optional(address),
  links: z.object({
    faq: address,
    terms: address,
    ticket: z.optional(address),
    privacy: z.optional(address),
    /** Where to get the app, by operating system. */
    apps: z.object({ ios: address, android: address, mac: address }),
  }),
  support: z.optional(
    z.object({
      /** Where a lost card can be blocked by phone. */
      lostCardPhone: z.optional(text.check(z.regex(/^\+?\d[\d ()–-]*$/))),
      /** When support answers, in each language. */
      hours: z.optional(z.object({ sv: text, en: text })),
    }),
  ),
  /** The content group of the provider's blog with articles for cardholders. */
  articleGroup: z.optional(text),
  /** Allowed origins of card and PIN frames. */
  frameOrigins: z.array(origin),
  /** The address of the logo: a path on this origin or a `data:` URL. Default: a mark of our own. */
  logo: z.optional(text),
  /** Allowed origins of article pictures, besides the portal's own. */
  imageOrigins: z._default(z.array(origin), []),
  /** Minutes without input before the user is asked to stay logged in; 0 for no limit. */
  inactivityMinutes: z._default(z.number().check(z.minimum(0)), 30),
  /** Whether a signed-out user is asked before a token in the address logs in. */
  confirmLinkLogin: z._default(z.boolean(), false),
  /** Whether the backend has the call that ends a session, which is made at a log-out. */
  logoutCall: z._default(z.boolean(), false),
  /** A script that turns the provider's shapes into those of the contract and back (docs/adapters.md). Default: none. */
  adapter: z.optional(ownPath),
  /** The header with the key of a change; null if the backend's CORS allows none. Default: `Idempotency-Key`. */
  idempotencyHeader: z.optional(z.nullable(text.check(z.regex(/^[\w-]+$/)))),
  /** Where crashes, and differences between responses and the contract, are posted to, without values. Default: nowhere. */
  reports: z.optional(address),
  /** The accessibility statement, whose page reads it; see `screens/accessibility/statement.ts`. Default: none. */
  accessibility: z.optional(z.unknown()),
  /** The accent colour, any CSS colour. */
  accent: z.optional(z.string().check(z.regex(/^[#\w(),.%\s/-]+$/))),
});
export type Config = z.output<typeof config>;

const TIMEOUT = 10_000;

/**
 * Reads the configuration and sets the clock by its response. Rejects when it cannot be fetched in time, or has a wrong
 * field.
 */
export async function readConfig(clock: ServerClock): Promise<Config> {
  const timer = new AbortController();
  setTimeout(() => timer.abort(), TIMEOUT);
  const response = await fetch('/config.json', { signal: timer.signal });
  clock.follow(response.headers);
  return config.parse(await response.json());
}

/** The adapter that the configuration names. Rejects if it cannot be loaded. */
export async function loadAdapter({ adapter }: Config): Promise<Adapter | undefined> {
  if (adapter === undefined) return undefined;
  const script: { readonly default: Adapter } = await import(/* @vite-ignore */ adapter);
  return script.default;
}
