import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { calls } from '../contract/calls.ts';
import { answersOf } from './answers.ts';
import { dayAt } from './calendar.ts';
import { Database } from './db/database.ts';
import { sandboxPages } from './pages/routes.ts';
import { plantMissing } from './personas/plant.ts';
import { portalConfig } from './portal/config.ts';
import { portalFiles } from './portal/files.ts';
import { plainHeaders, portalHeaders } from './portal/headers.ts';
import { createRouter } from './router.ts';
import { vaultApp } from './vault/app.ts';
import { openWorld, type World } from './world.ts';

const MEMORY = ':memory:';

interface Options {
  /** A file, or `:memory:`. */
  readonly db?: string;
  /** Real time, ms since 1970; the sandbox's own clock moves from it. */
  readonly now?: () => number;
  /** The port of the pages that may frame the vault, and that it talks to. */
  readonly portalPort?: number;
  readonly vaultPort?: number;
  /** The folder of the built portal. */
  readonly portalRoot?: string;
  /** Whether the portal shows the way to the sandbox's own pages; not when it is to stand as a provider would serve it. */
  readonly isMarked?: boolean;
}

export interface Sandbox {
  /** The portal, its API below `/api` and the sandbox's pages below `/sandbox`. */
  readonly portal: Hono;
  /** The card vault, on an origin of its own. */
  readonly vault: Hono;
  readonly world: World;
  close(): void;
}

/** The other origin, on the host by which this one was reached: a phone on the same network knows another name. */
const originAt = (port: number) => (c: Context) => `http://${new URL(c.req.url).hostname}:${port}`;

function portalApp(world: World, vaultOrigin: (c: Context) => string, files: Hono): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (c, next) => {
    await next();
    // The portal sets its clock by this header.
    c.header('Date', new Date(world.clock.now()).toUTCString());
  });
  app.use('/api/*', plainHeaders);
  app.route('/api', createRouter(calls, answersOf(world), { ...world, vaultOrigin }));
  app.route('/sandbox', sandboxPages(world));
  app.use(portalHeaders(vaultOrigin));
  app.get('/config.json', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(portalConfig(vaultOrigin(c)));
  });
  app.route('/', files);
  return app;
}

/** Worlds in memory as they are when a day begins: everybody takes a while to plant, and a copy is there at once. */
const images = new Map<string, Uint8Array>();

function plantedWorld(file: string, now: () => number): World {
  const today = dayAt(now()).toString();
  const image = file === MEMORY ? images.get(today) : undefined;
  const world = openWorld(new Database(file, image), now);
  plantMissing(world);
  if (file === MEMORY && !image) images.set(today, world.db.image());
  return world;
}

/** The whole sandbox in this process, for a server or for `app.request()` in tests. Personas are planted at once. */
export function createSandbox({
  db = MEMORY,
  now = Date.now,
  portalPort = 4300,
  vaultPort = 4301,
  portalRoot = join(import.meta.dirname, '../build/portal'),
  isMarked = true,
}: Options = {}): Sandbox {
  const world = plantedWorld(db, now);
  return {
    portal: portalApp(world, originAt(vaultPort), portalFiles(portalRoot, isMarked)),
    vault: vaultApp(world, originAt(portalPort)),
    world,
    close: () => world.db.close(),
  };
}
