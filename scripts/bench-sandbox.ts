/** Measures the sandbox: mixed requests per second, and a year of 20,000 transactions. Prints results, asserts nothing. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, percentile, type TimedResponse } from './bench/requests.ts';
import { requestsOfVisit, USERS, type User } from './bench/sandbox-load.ts';
import { freePort } from './bench/serve.ts';
import { root } from './run.ts';

const SECONDS = 10;
const CONNECTIONS = 32;
const BOSSE = 30_529;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const [port, vaultPort] = [await freePort(), await freePort()];
const origin = `http://localhost:${port}`;
const flags = ['--port', `${port}`, '--vault-port', `${vaultPort}`, '--db', join(folder, 'bench.sqlite')];
const server = spawn(process.execPath, [join(root, 'sandbox/server.ts'), ...flags], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
for await (const chunk of server.stdout) if (String(chunk).includes('Ctrl-C')) break;

const { send, close } = createClient(origin, CONNECTIONS);

async function tokenOf(persona: string): Promise<string> {
  const { body } = await send({ method: 'POST', path: '/sandbox/api/token', body: { persona } });
  return JSON.parse(body).accessToken;
}

/** Sends the requests of one user after another until a time. */
async function sendUntil(users: readonly User[], until: number, responses: TimedResponse[]): Promise<void> {
  for (let number = 0; performance.now() < until; number += 1) {
    const user = users[number % users.length];
    for (const request of user ? requestsOfVisit(user, number) : []) responses.push(await send(request));
  }
}

async function mixed(): Promise<void> {
  const users = await Promise.all(
    USERS.map(async ({ persona, account }) => ({ account, token: await tokenOf(persona) })),
  );
  const run = async (seconds: number): Promise<TimedResponse[]> => {
    const responses: TimedResponse[] = [];
    const until = performance.now() + seconds * 1000;
    await Promise.all(Array.from({ length: CONNECTIONS }, () => sendUntil(users, until, responses)));
    return responses;
  };
  await run(2);
  const begin = performance.now();
  const responses = await run(SECONDS);
  const rate = responses.length / ((performance.now() - begin) / 1000);
  const errors = responses.filter(({ status }) => status >= 400);
  const times = responses.map(({ milliseconds }) => milliseconds);
  console.log(
    `mixed: ${Math.round(rate)} requests/s over ${SECONDS} s on ${availableParallelism()} cores, ` +
      `${errors.length} errors, median ${percentile(times, 0.5).toFixed(1)} ms, 99 % ${percentile(times, 0.99).toFixed(1)} ms`,
  );
  for (const { status, body } of errors.slice(0, 3)) console.log(`  ${status} ${body}`);
}

async function largeYear(): Promise<void> {
  const token = await tokenOf('bosse');
  const path = `/api/cardholder/accounts/v2/${BOSSE}/transactions/years/${new Date().getFullYear() - 1}`;
  for (const [name, headers] of [
    ['uncompressed', {}],
    ['compressed', { 'Accept-Encoding': 'gzip' }],
  ] as const) {
    const responses: TimedResponse[] = [];
    for (let count = 0; count < 30; count += 1) responses.push(await send({ method: 'GET', path, token, headers }));
    const times = responses.slice(10).map(({ milliseconds }) => milliseconds);
    console.log(
      `a year of 20,000 transactions, ${name}: median ${percentile(times, 0.5).toFixed(1)} ms, ` +
        `max ${percentile(times, 1).toFixed(1)} ms`,
    );
  }
}

await mixed();
await largeYear();
close();
server.kill('SIGTERM');
server.once('exit', () => rmSync(folder, { recursive: true }));
