import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import type { NetworkStub } from '../../model/network-stub.ts';
import type { Route } from '../../model/route.ts';
import { bundledScript } from '../bundled-script.ts';
import { type FromPage, MESSAGES_PATH, SCRIPT_PATH, UNREACHABLE_PATH } from './message.ts';
import { fetchRoute, fileRoute } from './routes.ts';

export interface HarnessServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Listens on a free port, and returns the origin. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Lets a network stub answer the requests of a browser that Playwright does not drive. */
export async function startHarnessServer(
  network: NetworkStub,
  onError: (text: string) => void,
): Promise<HarnessServer> {
  const script = await bundledScript(join(import.meta.dirname, 'page-script.ts'));
  // Another port is another origin.
  const vaultServer = createServer((request, response) => void network.handle(fileRoute(request, response, vault)));
  const vault = await listen(vaultServer);
  const server = createServer((request, response) => {
    if (request.url === SCRIPT_PATH) response.setHeader('Content-Type', 'text/javascript').end(script);
    else if (request.url === UNREACHABLE_PATH) request.socket.destroy();
    // Engines ask for an icon, which the harness does not have.
    else network.handle(fileRoute(request, response, vault)).catch(() => response.writeHead(404).end());
  });
  new WebSocketServer({ server, path: MESSAGES_PATH }).on('connection', (socket) => {
    const routes = new Map<number, Route>();
    socket.on('message', (data) => {
      const message: FromPage = JSON.parse(String(data));
      if (message.kind === 'error') return onError(message.text);
      if (message.kind === 'request') {
        const route = fetchRoute(socket, message, vault);
        routes.set(message.id, route);
        return void network.handle(route);
      }
      const route = routes.get(message.id);
      if (route) network.forget(route.request());
    });
  });
  const origin = await listen(server);
  return {
    origin,
    async stop() {
      for (const running of [server, vaultServer]) {
        running.close();
        running.closeAllConnections();
      }
    },
  };
}
