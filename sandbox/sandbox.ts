import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { calls } from '../contract/calls.ts';
import { onlyHosts, sameOriginChanges } from './access.ts';
import { ATLAS, atlasFiles } from './atlas.ts';
import { compression } from './compression.ts';
import { dayAt } from './dates.ts';
import { Database } from './db/database.ts';
import { createHandlers } from './handlers.ts';
import { sandboxPages } from './pages/routes.ts';
import { seedMissing } from './personas/seed.ts';
import { portalConfig } from './portal/config.ts';
import { portalFiles } from './portal/files.ts';
import { plainHeaders, portalHeaders } from './portal/headers.ts';
import { createRouter } from './router.ts';
import { createServices, type Services } from './services.ts';
import { springBackend } from './spring.ts';
import { vaultApp } from './vault/app.ts';

const MEMORY = ':memory:';
/** The address of the adapter, beside config.json. */
const ADAPTER = '/adapter.js';
const SPRING = join(import.meta.dirname, '../adapters/spring.js');

/** `spring`: `adapters/spring.js` turns its answers into those of the contract. */
export type Style = 'contract' | 'spring';

interface Options {
  /** A file, or `:memory:`. */
  readonly db?: string;
  /** A seeded database to copy, for `:memory:`. */
  readonly image?: Uint8Array;
  /** Real time, ms since 1970; the sandbox's clock adds an offset to it. */
  readonly now?: () => number;
  /** The port of the portal, which may frame the vault and receives its messages. */
  readonly portalPort?: number;
  readonly vaultPort?: number;
  /** The host names that it answers for; default: all. */
  readonly hosts?: readonly string[];
  /** The folder of the built portal. */
  readonly portalRoot?: string;
  /** The folder of the built flow atlas. */
  readonly atlasRoot?: string;
  /** Whether the portal's page shows the bar with links to the sandbox's pages. */
  readonly hasBar?: boolean;
  /** The style of its answers: that of the contract, or that of a provider with an adapter. Default: the contract. */
  readonly style?: Style;
  /** Whether the configuration has an address for reports, which a portal in production may lack. */
  readonly hasReports?: boolean;
}

export interface Sandbox {
  /** The portal, the API below `/api` and the sandbox's pages below `/sandbox`. */
  readonly portal: Hono;
  /** The card vault, on a separate origin. */
  readonly vault: Hono;
  readonly services: Services;
  close(): void;
}

/** The origin on another port of the host in the request: a phone on the same network uses another host name. */
const originAt = (port: number) => (c: Context) => `http://${new URL(c.req.url).hostname}:${port}`;

interface Files {
  readonly portal: Hono;
  readonly atlas: Hono;
}

function portalApp(
  services: Services,
  vaultOrigin: (c: Context) => string,
  files: Files,
  { hasReports, style }: Required<Pick<Options, 'hasReports' | 'style'>>,
): Hono {
  const app = new Hono();
  app.use(sameOriginChanges);
  app.use(...compression);
  app.use(async (c, next) => {
    await next();
    // The portal synchronizes its clock with this header.
    c.header('Date', new Date(services.clock.now()).toUTCString());
  });
  app.use('/api/*', plainHeaders);
  const router = createRouter(calls, createHandlers(services), { ...services, vaultOrigin });
  app.route('/api', style === 'spring' ? springBackend(router, '/api') : router);
  app.route('/sandbox', sandboxPages(services));
  app.get(ATLAS.slice(0, -1), (c) => c.redirect(ATLAS));
  app.route(ATLAS, files.atlas);
  app.use(portalHeaders(vaultOrigin));
  app.get('/config.json', (c) => {
    c.header('Cache-Control', 'no-store');
    const { reports, ...config } = portalConfig(vaultOrigin(c));
    const adapter = style === 'contract' ? {} : { adapter: ADAPTER };
    return c.json({ ...config, ...adapter, ...(hasReports && { reports }) });
  });
  app.get(ADAPTER, (c) => c.body(readFileSync(SPRING), 200, { 'content-type': 'text/javascript' }));
  app.get('/.well-known/security.txt', (c) => c.text(securityText(services.clock.now())));
  app.route('/', files.portal);
  return app;
}

/** As deploy/settings/security.txt, but it never expires. */
const securityText = (now: number) =>
  `Contact: mailto:security@lunchkortet.example\nExpires: ${new Date(now + 86_400_000).toISOString()}\nPreferred-Languages: sv, en\n`;

/** Seeded in-memory databases by day: copying one is much faster than seeding all personas. */
const images = new Map<string, Uint8Array>();

function seededServices(file: string, given: Uint8Array | undefined, now: () => number): Services {
  const today = dayAt(now()).toString();
  const image = file === MEMORY ? (given ?? images.get(today)) : undefined;
  const services = createServices(new Database(file, image), now);
  seedMissing(services);
  if (file === MEMORY && !image) images.set(today, services.db.image());
  return services;
}

/** The folder into which `npm run build` writes. */
export const PORTAL_ROOT = join(import.meta.dirname, '../build/portal');

/** Creates the sandbox in this process, for a server or for `app.request()` in tests. Seeds missing personas. */
export function createSandbox({
  db = MEMORY,
  image,
  now = Date.now,
  portalPort = 4300,
  vaultPort = 4301,
  hosts,
  portalRoot = PORTAL_ROOT,
  atlasRoot = join(import.meta.dirname, '../build/atlas'),
  hasBar = true,
  hasReports = true,
  style = 'contract',
}: Options = {}): Sandbox {
  const services = seededServices(db, image, now);
  const files = { portal: portalFiles(portalRoot, hasBar), atlas: atlasFiles(atlasRoot) };
  const portal = portalApp(services, originAt(vaultPort), files, { hasReports, style });
  const vault = vaultApp(services, originAt(portalPort));
  return {
    portal: hosts ? new Hono().use(onlyHosts(hosts)).route('/', portal) : portal,
    vault: hosts ? new Hono().use(onlyHosts(hosts)).route('/', vault) : vault,
    services,
    close: () => services.db.close(),
  };
}
