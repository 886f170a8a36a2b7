import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type * as z from 'zod/mini';
import type { fault } from '../../sandbox/faults.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';
import { BankIdApp } from './bankid-app.ts';
import { jsonPoster } from './post.ts';

interface TokenWish {
  /** Seconds; negative for a token that has expired. */
  readonly expiresIn?: number;
  readonly applications?: readonly string[];
  /** `BANKID` unless told. */
  readonly authenticationMethod?: string;
}

/** A sandbox of one test's own: nobody else's clock, faults or personas can disturb it. */
export interface RunningSandbox {
  readonly url: string;
  readonly bankId: BankIdApp;
  /** A token as a log-in would give it. */
  token(persona: string, wish?: TokenWish): Promise<string>;
  /** Lets something go wrong with a call. */
  injectFault(wish: z.input<typeof fault>): Promise<unknown>;
  /** Everything works again. */
  clearFaults(): Promise<unknown>;
  /** Moves the sandbox's clock; milliseconds. */
  advanceClock(milliseconds: number): Promise<unknown>;
  /** Refuses connections from now on, at the same address until `answerAgain`. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  stop(): Promise<void>;
}

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

/**
 * Starts a sandbox on free ports, with the built portal; `now` gives real time, ms since 1970. The portal stands as a
 * provider would serve it, without the sandbox's bar, unless it is `isMarked`.
 */
export async function startSandbox(now: () => number, isMarked = false): Promise<RunningSandbox> {
  // The vault's port must be known before the sandbox is made, and nothing asks before it is.
  const apps: { current?: ReturnType<typeof createSandbox> } = {};
  const serve = (name: 'portal' | 'vault') =>
    createAdaptorServer({
      fetch: (request, env) => apps.current?.[name].fetch(request, env) ?? new Response(null, { status: 503 }),
    }) as Server;
  const servers = [serve('portal'), serve('vault')] as const;
  await Promise.all(servers.map((server) => listen(server)));
  const [port, vaultPort] = [portOf(servers[0]), portOf(servers[1])];
  const sandbox = createSandbox({ now, portalPort: port, vaultPort, hasBar: isMarked });
  apps.current = sandbox;

  const url = `http://localhost:${port}`;
  const post = jsonPoster(`${url}/sandbox/api`);
  return {
    url,
    bankId: new BankIdApp(`${url}/sandbox/api/bankid`),
    token: async (persona, wish = {}) =>
      (await post<{ accessToken: string }>('/token', { persona, ...wish })).accessToken,
    injectFault: (wish) => post('/faults', wish),
    clearFaults: () => post('/faults/clear'),
    advanceClock: (advance) => post('/clock', { advance }),
    disconnect: () => close(servers[0]),
    reconnect: () => listen(servers[0], port),
    async stop() {
      await Promise.all(servers.map(close));
      sandbox.close();
    },
  };
}
