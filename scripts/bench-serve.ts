/**
 * `npm run bench:serve`: opens 2,000 connections to nginx with the build, on this machine, and loads the log-in page three
 * times through each. Fails if one request fails. Node and nginx raise their limits of open files as far as the system
 * allows.
 */
import { globSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { percentile } from './bench/requests.ts';
import { freePort } from './bench/serve.ts';
import { buildPortal, isBuilt } from './build.ts';
import { startNginx } from './nginx-server.ts';
import { root } from './run.ts';

const CONNECTIONS = 2000;
const VISITS = 3;

if (!isBuilt()) await buildPortal('warn');
const scripts = globSync('assets/{index,portal,loader}-*.js', { cwd: join(root, 'build/portal') });
const paths = ['/login/bankid', '/config.json', ...scripts.map((file) => `/${file}`)];
const nginx = await startNginx({
  port: await freePort(),
  settings: 'deploy/settings',
  // Nothing asks for the backend.
  replacements: { 'backend.internal:8080': '127.0.0.1:1' },
});

let open = 0;
let bytes = 0;
const failures = new Map<string, number>();
const times: number[] = [];
const fail = (reason: string) => failures.set(reason, (failures.get(reason) ?? 0) + 1);

/** Sends a request, and resolves when its answer has ended; a failure is counted. */
function send(agent: Agent, path: string): Promise<void> {
  const start = performance.now();
  return new Promise((resolve) => {
    const request = get(nginx.origin + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) fail(`${response.statusCode} ${path}`);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('close', () => {
        if (!response.complete) fail(`incomplete ${path}`);
        times.push(performance.now() - start);
        resolve();
      });
    });
    request.on('socket', (socket) => {
      if (!socket.connecting) return;
      socket.once('connect', () => (open += 1));
      socket.once('close', () => (open -= 1));
    });
    request.on('error', ({ message }) => {
      fail(message);
      resolve();
    });
  });
}

const agents = Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
await Promise.all(agents.map((agent) => send(agent, '/health')));
const opened = open;
const start = performance.now();
await Promise.all(
  agents.map(async (agent) => {
    for (let visit = 0; visit < VISITS; visit += 1) for (const path of paths) await send(agent, path);
  }),
);
const seconds = (performance.now() - start) / 1000;
for (const agent of agents) agent.destroy();
await nginx.stop();

const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
const visits = times.slice(CONNECTIONS);
console.log(`${opened} connections open at the same time, ${times.length} requests, ${failed} failed`);
console.log(
  `${Math.round(visits.length / seconds)} requests/s, ${(bytes / 1e6 / seconds).toFixed(0)} MB/s; ` +
    `median ${percentile(visits, 0.5).toFixed(0)} ms, 99 % ${percentile(visits, 0.99).toFixed(0)} ms`,
);
for (const [reason, count] of failures) console.error(`  ${count} × ${reason}`);
process.exitCode = failed === 0 && opened === CONNECTIONS ? 0 : 1;
