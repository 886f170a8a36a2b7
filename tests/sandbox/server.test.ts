import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;
let running: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  running = [];
  // This test uses a real server.
  vi.unstubAllGlobals();
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(...args: string[]) {
  const child = spawn('node', ['sandbox/server.ts', '--db', join(folder, 'test.sqlite'), ...args], { cwd: root });
  running.push(child);
  return child;
}

/** The output of the server until it is ready. */
async function startMessage(child: ReturnType<typeof start>): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes('Ctrl-C')) break;
  }
  return printed;
}

const portOf = (server: Server) => (server.address() as { port: number }).port;

/** Two free ports. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer().listen(0), createServer().listen(0)] as const;
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports: [number, number] = [portOf(servers[0]), portOf(servers[1])];
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

test('starts, prints its addresses, keeps its data and stops cleanly', async () => {
  const [port, vaultPort] = await freePorts();
  const flags = ['--port', `${port}`, '--vault-port', `${vaultPort}`];
  const at = (path: string) => `http://localhost:${port}${path}`;
  const server = start(...flags);
  const printed = await startMessage(server);
  for (const path of ['/', '/sandbox', '/sandbox/bankid', '/sandbox/mailbox']) expect(printed).toContain(at(path));
  expect(printed).toContain(`http://localhost:${vaultPort}/`);
  expect(printed).toContain('anna ');

  const json = { method: 'POST', body: '{"persona": "anna"}' };
  const { accessToken } = await (await fetch(at('/sandbox/api/token'), json)).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const info = () => fetch(at('/api/cardholder/info'), { headers });
  expect((await info()).status).toBe(200);
  await fetch(at('/sandbox/api/faults'), { method: 'POST', body: '{"call": "*", "drop": true, "times": 1}' });
  await expect(info()).rejects.toThrow('fetch failed');

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(existsSync(join(folder, 'test.sqlite-wal'))).toBe(false);

  const again = start(...flags);
  await startMessage(again);
  expect((await info()).status).toBe(200);
  again.kill('SIGINT');
  expect(await once(again, 'exit')).toEqual([0, null]);

  const fresh = start(...flags, '--fresh');
  await startMessage(fresh);
  expect((await info()).status).toBe(401);
}, 30_000);

test('prints the addresses of the proxy in front of it', async () => {
  const [port, vaultPort] = await freePorts();
  const server = start('--port', `${port}`, '--vault-port', `${vaultPort}`, '--front-port', '8080');
  const printed = await startMessage(server);
  expect(printed).toContain('http://localhost:8080/sandbox');
  expect(printed).not.toContain(`http://localhost:${port}`);
}, 30_000);

test('exits with a one-line message when a port is busy', async () => {
  const busy = createServer().listen(0);
  await once(busy, 'listening');
  const port = portOf(busy);
  const server = start('--port', `${port}`);
  const [message, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  busy.close();
  expect(code).toBe(1);
  expect(message.trim().split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^Port ${port} is busy.*--port.*PORT=`)),
  ]);
}, 30_000);
