import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const ASSETS = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
/** The last part of a path ends like a file's name. A route such as /login/reset-password/{token} does not. */
const FILE = /\.[a-z0-9]{1,11}$/i;

/** The built portal: its files as they are, and its one page for every route. `root` may still be empty. */
export function portalFiles(root: string): Hono {
  const app = new Hono();
  if (!existsSync(join(root, 'index.html'))) {
    app.get('*', (c) => c.text('The portal has not been built yet: npm run build', 503));
    return app;
  }
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header('Cache-Control', c.req.path.startsWith(ASSETS) ? FOREVER : 'no-cache'),
  });
  const page = serveStatic({ root, path: 'index.html', onFound: (_, c) => c.header('Cache-Control', 'no-cache') });
  app.get('*', (c, next) => (c.req.path === '/' ? next() : files(c, next)));
  app.get('*', (c, next) => (FILE.test(c.req.path) ? next() : page(c, next)));
  return app;
}
