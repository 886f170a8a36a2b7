import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { withBar } from './bar.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** The last part of a path ends like a file's name. A route such as /login/reset-password/{token} does not. */
const FILE = /\.[a-z0-9]{1,11}$/i;

/** How long a browser may keep what is found. */
const keep =
  (cacheControl: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', cacheControl);
  };

/**
 * The built portal: its files as they are, and its one page for every route, with the sandbox's bar unless it is to stand
 * as a provider would serve it. `root` may still be empty.
 */
export function portalFiles(root: string, isMarked: boolean): Hono {
  const app = new Hono();
  const index = join(root, 'index.html');
  if (!existsSync(index)) {
    app.get('*', (c) => c.text('The portal has not been built yet: npm run build', 503));
    return app;
  }
  const files = serveStatic({ root, precompressed: true });
  const page = async (c: Context) => {
    const built = await readFile(index, 'utf8');
    return c.html(isMarked ? withBar(built) : built);
  };
  app.get('/assets/*', keep(FOREVER), files);
  app.get('*', keep('no-cache'), (c, next) => (FILE.test(c.req.path) ? files(c, next) : page(c)));
  return app;
}
