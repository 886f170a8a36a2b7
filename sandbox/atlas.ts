import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { atlasHeaders } from './portal/headers.ts';

/** Where the flow atlas is served: on the portal's origin, because the two exchange messages. */
export const ATLAS = '/atlas/';

/** Serves the built flow atlas below `ATLAS`. Responds with 404 for a file that does not exist. */
export function atlasFiles(root: string): Hono {
  const app = new Hono();
  app.use(atlasHeaders);
  app.get('*', serveStatic({ root, rewriteRequestPath: (path) => path.slice(ATLAS.length - 1) }));
  app.get('*', (c: Context) => c.text('Not found. To build the flow atlas: npm run atlas:build', 404));
  return app;
}
