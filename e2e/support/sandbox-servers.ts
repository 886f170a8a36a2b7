import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Handler = (request: Request, env: unknown) => Response | Promise<Response>;

interface Handlers {
  readonly portal: Handler;
  readonly vault: Handler;
}

/** An empty page on the origin of the portal, without its code. */
export const BLANK_PATH = '/blank';

const BLANK_PAGE = '<!doctype html><html lang="sv"><title>Blank</title></html>';

/** With other policies than those of the portal, Chromium would start a new process for the next page. */
const BLANK_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listen(server: Server, port = 0): Promise<void> {
  server.listen(port);
  await once(server, 'listening');
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  await once(server.close(), 'close');
}

/** The two servers of a sandbox, on free ports. One sandbox after another can use them, so that all have one origin. */
export class SandboxServers {
  #handlers: Handlers | null = null;
  readonly #portal = this.#serve('portal');
  readonly #vault = this.#serve('vault');
  ports = { portal: 0, vault: 0 };

  static async start(): Promise<SandboxServers> {
    const servers = new SandboxServers();
    await Promise.all([listen(servers.#portal), listen(servers.#vault)]);
    servers.ports = { portal: portOf(servers.#portal), vault: portOf(servers.#vault) };
    return servers;
  }

  get origin(): string {
    return `http://localhost:${this.ports.portal}`;
  }

  /** Lets a sandbox answer from now on. */
  use(handlers: Handlers): void {
    this.#handlers = handlers;
  }

  /** Lets no sandbox answer until the next one is used. */
  async release(): Promise<void> {
    this.#handlers = null;
    await this.reconnect();
    for (const server of [this.#portal, this.#vault]) server.closeAllConnections();
  }

  /** The portal and its backend refuse connections until `reconnect`. */
  disconnect(): Promise<void> {
    return close(this.#portal);
  }

  async reconnect(): Promise<void> {
    if (!this.#portal.listening) await listen(this.#portal, this.ports.portal);
  }

  async stop(): Promise<void> {
    await Promise.all([close(this.#portal), close(this.#vault)]);
  }

  #serve(name: keyof Handlers): Server {
    return createAdaptorServer({
      fetch: (request, env) => {
        if (new URL(request.url).pathname === BLANK_PATH) return new Response(BLANK_PAGE, { headers: BLANK_HEADERS });
        return this.#handlers?.[name](request, env) ?? new Response(null, { status: 503 });
      },
    }) as Server;
  }
}
