import * as z from 'zod/mini';
import type { ServerClock } from '../ports/clock.ts';

const address = z.string().check(z.minLength(1));

/** What differs from one environment to the next; served at `/config.json`, so that one build fits all. */
const config = z.object({
  productName: z._default(address, 'Lunchkortet'),
  /** Where the backend's paths begin: an origin, or a path on this one. */
  backend: address,
  /** Stands in for the BankID app where there is none, as in the sandbox: gets `autostarttoken` and `redirect`. */
  bankIdApp: z.optional(address),
  /** Tells the visitor's network address, as JSON with `ip`; a third party's address. */
  addressLookup: z.optional(address),
  links: z.object({
    faq: address,
    terms: address,
    ticket: z.optional(address),
    /** Where the app is to be had, by kind of device. */
    apps: z.object({ ios: address, android: address, mac: address }),
  }),
  /** Which of the provider's articles are for cardholders: a content group of its blog. */
  articleGroup: z.optional(address),
  /** Origins whose card and PIN frames may show. */
  frameOrigins: z.array(address),
  /** The one accent colour, any CSS colour. */
  accent: z.optional(z.string().check(z.regex(/^[#\w(),.%\s/-]+$/))),
});
export type Config = z.output<typeof config>;

/** How long the page waits for it, ms. */
const PATIENCE = 10_000;

/**
 * Reads the configuration; its answer sets the clock before anything is judged by it. Rejects when it cannot be
 * fetched in time or breaks its promise.
 */
export async function readConfig(clock: ServerClock): Promise<Config> {
  const patience = new AbortController();
  setTimeout(() => patience.abort(), PATIENCE);
  const response = await fetch('/config.json', { signal: patience.signal });
  clock.follow(response.headers);
  return config.parse(await response.json());
}
