import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Paths of files have a short extension; a route such as /login/reset-password/{token} does not match. */
const FILE_EXTENSION = /\.[a-z0-9]{1,11}$/i;

const BAR = `
    <link rel="stylesheet" href="/sandbox/assets/bar.css" />
    <script type="module" src="/sandbox/assets/bar.js"></script>
  `;

/** Adds the sandbox's bar to the portal's page. The build itself never contains it. */
export const withBar = (page: string): string => page.replace('</head>', `${BAR}</head>`);

/** Sets the Cache-Control header of successful responses. */
const cacheControl =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', value);
  };

/**
 * Serves the built portal: its files, and index.html for every route, with the sandbox's bar if `hasBar`. Responds with 503
 * when the portal has not been built.
 */
export function portalFiles(root: string, hasBar: boolean): Hono {
  const app = new Hono();
  const index = join(root, 'index.html');
  if (!existsSync(index)) {
    app.get('*', (c) => c.text('The portal has not been built yet: npm run build', 503));
    return app;
  }
  const files = serveStatic({ root, precompressed: true });
  const page = async (c: Context) => {
    const built = await readFile(index, 'utf8');
    return c.html(hasBar ? withBar(built) : built);
  };
  app.get('/assets/*', cacheControl(IMMUTABLE), files);
  app.get('*', cacheControl('no-cache'), (c, next) => (FILE_EXTENSION.test(c.req.path) ? files(c, next) : page(c)));
  return app;
}
