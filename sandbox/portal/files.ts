import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

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

/** The built portal: its files as they are, and its one page for every route. `root` may still be empty. */
export function portalFiles(root: string): Hono {
  const app = new Hono();
  if (!existsSync(join(root, 'index.html'))) {
    app.get('*', (c) => c.text('The portal has not been built yet: npm run build', 503));
    return app;
  }
  const files = serveStatic({ root, precompressed: true });
  const page = serveStatic({ root, path: 'index.html' });
  app.get('/assets/*', keep(FOREVER), files);
  app.get('*', keep('no-cache'), (c, next) => (FILE.test(c.req.path) ? files(c, next) : page(c, next)));
  return app;
}
