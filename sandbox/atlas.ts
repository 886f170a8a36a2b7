import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { atlasHeaders } from './portal/headers.ts';

/** Where the flow atlas is served: on the portal's origin, because the two exchange messages. */
export const ATLAS = '/atlas/';

/**
 * Serves the built flow atlas below `ATLAS`, as soon as it exists: it can be built while the sandbox runs. Responds with 404
 * for a file that does not exist.
 */
export function atlasFiles(root: string): Hono {
  const app = new Hono();
  // `serveStatic` warns if the folder does not exist yet.
  let files: MiddlewareHandler | undefined;
  app.use(atlasHeaders);
  app.get('*', (c, next) => {
    if (!existsSync(root)) return next();
    files ??= serveStatic({ root, rewriteRequestPath: (path) => path.slice(ATLAS.length - 1) });
    return files(c, next);
  });
  app.get('*', (c: Context) => c.text('Not found. To build the flow atlas: npm run atlas:build', 404));
  return app;
}
