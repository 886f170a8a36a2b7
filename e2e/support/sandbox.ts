import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { fault } from '../../sandbox/faults.ts';
import { createSandbox, PORTAL_ROOT, type Style } from '../../sandbox/sandbox.ts';
import { freePort } from '../../scripts/bench/serve.ts';
import { type RunningNginx, startNginx } from '../../scripts/nginx-server.ts';
import { BankIdApp } from './bankid-app.ts';
import { jsonPoster } from './post.ts';
import { SandboxServers } from './sandbox-servers.ts';

interface TokenOptions {
  /** Seconds from now; negative for an expired token. */
  readonly expiresIn?: number;
  readonly applications?: readonly string[];
  /** Default: `BANKID`. */
  readonly authenticationMethod?: string;
}

/** The sandbox of one test, with its own clock, faults and data. */
export interface RunningSandbox {
  readonly url: string;
  /** The address of the sandbox itself, which `url` is unless there is an nginx. */
  readonly directUrl: string;
  /** The nginx in front of the sandbox, if any. */
  readonly nginx: RunningNginx | null;
  readonly bankId: BankIdApp;
  /** Creates an access token, as a log-in does. */
  token(persona: string, options?: TokenOptions): Promise<string>;
  /** Makes a call fail. */
  injectFault(options: z.input<typeof fault>): Promise<unknown>;
  /** From now on changes the JSON of every response of the backend. Not through the browser, which costs more time. */
  changeResponses(change: (json: string) => string): void;
  /** Gives a persona new data. */
  reset(persona: string): Promise<unknown>;
  /** Removes all injected faults. */
  clearFaults(): Promise<unknown>;
  /** Advances the clock of the sandbox; ms. */
  advanceClock(milliseconds: number): Promise<unknown>;
  /** Refuses connections until `reconnect`. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  stop(): Promise<void>;
}

type Fetch = (request: Request) => Promise<Response>;

/** Answers a request with changed JSON. It asks for a response without compression; other types stay as they are. */
async function fetchChanged(request: Request, fetch: Fetch, change: (json: string) => string): Promise<Response> {
  const plain = new Request(request);
  plain.headers.delete('accept-encoding');
  const response = await fetch(plain);
  if (!/json/.test(response.headers.get('content-type') ?? '')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(change(await response.text()), { status: response.status, headers });
}

/** Starts nginx as in deploy/compose.yaml, in front of a sandbox or another backend on a port. */
async function startNginxFor(port: number, vaultPort: number): Promise<RunningNginx> {
  return startNginx({
    port: await freePort(),
    settings: 'deploy/sandbox/settings',
    replacements: { 'sandbox:4300': `127.0.0.1:${port}`, 'localhost:4301': `localhost:${vaultPort}` },
  });
}

/**
 * The time at which a sandbox starts, unless a test needs another one. It is fixed, because top-ups and deadlines depend on
 * the day of the month. On this day months can be ordered and cancelled, and the next top-up is near.
 */
export const TEST_START = '2026-11-20T12:00:00+01:00';

interface Options {
  /** ISO 8601 with an offset. */
  readonly startsAt?: string;
  /** Whether the portal shows the bar of the sandbox. */
  readonly hasBar?: boolean;
  readonly isBehindNginx?: boolean;
  /** The style of the backend's answers; `spring` needs the adapter. */
  readonly style?: Style;
  /** Servers that other sandboxes use before and after this one; without them it starts servers of its own. */
  readonly servers?: SandboxServers;
  /** The folders of another build of the portal, and of an atlas. */
  readonly portalRoot?: string;
  readonly atlasRoot?: string;
}

/** Starts a sandbox with the built portal. */
export async function startSandbox({
  startsAt = TEST_START,
  hasBar = false,
  isBehindNginx = false,
  servers: shared,
  ...folders
}: Options = {}): Promise<RunningSandbox> {
  if (!existsSync(join(folders.portalRoot ?? PORTAL_ROOT, 'index.html')))
    throw new Error('The portal is not built. Run this first: npm run build');
  const offset = Date.parse(startsAt) - Date.now();
  const now = () => Date.now() + offset;
  // The servers must listen before the sandbox is created, because it needs their ports.
  const servers = shared ?? (await SandboxServers.start());
  const { portal: port, vault: vaultPort } = servers.ports;
  const nginx = isBehindNginx ? await startNginxFor(port, vaultPort) : null;
  const url = nginx?.origin ?? servers.origin;
  const sandbox = createSandbox({ now, portalPort: Number(new URL(url).port), vaultPort, hasBar, ...folders });
  let change: ((json: string) => string) | null = null;
  servers.use({
    vault: (request, env) => sandbox.vault.fetch(request, env),
    portal: async (request, env) => {
      const answer: Fetch = async (asked) => sandbox.portal.fetch(asked, env);
      if (!change || !new URL(request.url).pathname.startsWith('/api/')) return answer(request);
      return fetchChanged(request, answer, change);
    },
  });

  const post = jsonPoster(`${url}/sandbox/api`);
  return {
    url,
    directUrl: servers.origin,
    nginx,
    bankId: new BankIdApp(`${url}/sandbox/api/bankid`),
    token: async (persona, options = {}) =>
      (await post<{ accessToken: string }>('/token', { persona, ...options })).accessToken,
    injectFault: (fault) => post('/faults', fault),
    changeResponses(to) {
      change = to;
    },
    reset: (persona) => post('/reset', { persona }),
    clearFaults: () => post('/faults/clear'),
    advanceClock: (advance) => post('/clock', { advance }),
    disconnect: () => servers.disconnect(),
    reconnect: () => servers.reconnect(),
    async stop() {
      await nginx?.stop();
      await (shared ? servers.release() : servers.stop());
      sandbox.close();
    },
  };
}
