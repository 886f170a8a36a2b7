import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createSandbox } from '../../sandbox/sandbox.ts';

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('the system gave no port');
  return address.port;
}

/** Serves a built page with a sandbox of its own, until it is disposed. */
export async function serve(portalRoot: string): Promise<AsyncDisposable & { readonly origin: string }> {
  const sandbox = createSandbox({ portalRoot, hasBar: false, hasReports: false });
  const server = createAdaptorServer({ fetch: sandbox.portal.fetch }) as Server;
  const port = await freePort();
  server.listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      sandbox.close();
    },
  };
}
