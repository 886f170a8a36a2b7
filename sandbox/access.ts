import type { MiddlewareHandler } from 'hono';

/** The names of this machine. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Answers only requests for these host names. A page of another site can make its own name lead to this machine, and the
 * browser would then send the page's requests here as requests of the same origin.
 */
export const onlyHosts =
  (hosts: readonly string[]): MiddlewareHandler =>
  async (c, next) =>
    hosts.includes(new URL(c.req.url).hostname) ? next() : c.text('The sandbox does not answer for this host.', 421);

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Rejects a change that a page of another origin sends. Browsers say where a request comes from; programs do not. */
export const sameOriginChanges: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site') ?? 'none';
  const isAllowed = READS.includes(c.req.method) || site === 'same-origin' || site === 'none';
  return isAllowed ? next() : c.text('A page of another origin cannot change anything here.', 403);
};
