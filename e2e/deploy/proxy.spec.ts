import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../scripts/bench/serve.ts';
import { startNginx } from '../../scripts/nginx-server.ts';
import { root } from '../../scripts/run.ts';
import { expect, test } from '../support/test.ts';

/**
 * A backend with this answer, and in front of it nginx with the example of settings, in which the keys of `settings` are
 * replaced. `received`: what the backend gets.
 */
async function startBackend(answer: RequestListener, settings: Readonly<Record<string, string>> = {}) {
  const received: IncomingMessage[] = [];
  const backend = createServer((request, response) => {
    received.push(request);
    answer(request, response);
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const { port } = backend.address() as AddressInfo;
  const nginx = await startNginx({
    port: await freePort(),
    settings: 'deploy/settings',
    replacements: { 'backend.internal:8080': `127.0.0.1:${port}`, ...settings },
  });
  return {
    nginx,
    origin: nginx.origin,
    received,
    async [Symbol.asyncDispose]() {
      await nginx.stop();
      backend.closeAllConnections();
      backend.close();
    },
  };
}

test('a request whose connection breaks is not sent to the backend again', async () => {
  await using backend = await startBackend((request, response) => {
    // The first answer leaves a connection open; nginx would repeat a GET that fails on it.
    if (request.url === '/first') response.end('{}');
    else request.socket.destroy();
  });
  expect((await fetch(`${backend.origin}/api/first`)).status).toBe(200);
  expect((await fetch(`${backend.origin}/api/second`)).status).toBe(502);
  expect(backend.received.map(({ url }) => url)).toEqual(['/first', '/second']);
});

test('the backend gets the paths of the contract and its own name', async () => {
  await using backend = await startBackend((_, response) => response.end('{}'));
  await fetch(`${backend.origin}/api/cardholder/accounts/v2/1/transactions?page=0&size=5`);
  const [request] = backend.received;
  expect(request?.url).toBe('/cardholder/accounts/v2/1/transactions?page=0&size=5');
  expect(request?.headers.host).toBe('backend.internal');
});

/** The headers of the load balancer, and an address that the user has invented. */
const BALANCED = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.9, 192.0.2.1' };

/** The settings of an nginx behind a load balancer, which is this machine. */
const BEHIND_BALANCER = { '# set_real_ip_from 10.0.0.0/8': 'set_real_ip_from 127.0.0.1', '# real_ip': 'real_ip' };

test('the backend learns how the user came from the load balancer, and not from the user', async () => {
  const answer: RequestListener = (_, response) => response.end('{}');
  await using direct = await startBackend(answer);
  await using balanced = await startBackend(answer, BEHIND_BALANCER);
  const protocols = async ({ origin, received }: typeof direct) => {
    await fetch(`${origin}/api/plain`);
    await fetch(`${origin}/api/https`, { headers: BALANCED });
    await fetch(`${origin}/api/other`, { headers: { ...BALANCED, 'x-forwarded-proto': 'javascript' } });
    return received.map(({ headers }) => headers['x-forwarded-proto']);
  };
  expect(await protocols(direct)).toEqual(['http', 'http', 'http']);
  expect(await protocols(balanced)).toEqual(['http', 'https', 'http']);
});

test('the backend gets only the headers that the portal sends', async () => {
  await using backend = await startBackend((_, response) => response.end('{}'));
  const sent = {
    accept: 'application/json',
    authorization: 'Bearer t',
    'content-type': 'application/json',
    'idempotency-key': '1-2-3-4',
  };
  const invented = [
    ...['X-Forwarded-Host', 'Forwarded', 'X-Forwarded-Prefix', 'X-Forwarded-Port', 'X-Forwarded-User', 'X-Real-IP'],
    ...['True-Client-IP', 'CF-Connecting-IP', 'X-Original-URL', 'X-Rewrite-URL', 'X-HTTP-Method-Override', 'Proxy'],
    ...['X-Forwarded-Server', 'X-Original-Host', 'X-Client-IP', 'Via', 'Cookie'],
  ];
  await fetch(`${backend.origin}/api/order`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { ...sent, ...Object.fromEntries(invented.map((name) => [name, 'evil.example'])) },
  });
  const headers = backend.received[0]?.headers ?? {};
  expect(headers).toMatchObject({ ...sent, 'content-length': '7' });
  expect(Object.values(headers).join()).not.toContain('evil.example');
});

test('the backend and the log get the address of the user, which a request cannot invent', async () => {
  const answer: RequestListener = (_, response) => response.end('{}');
  await using direct = await startBackend(answer);
  await using balanced = await startBackend(answer, BEHIND_BALANCER);
  for (const [{ origin, received, nginx }, address] of [
    [direct, '127.0.0.1'],
    [balanced, '192.0.2.1'],
  ] as const) {
    await fetch(`${origin}/api/balanced`, { headers: BALANCED });
    expect(received[0]?.headers['x-forwarded-for']).toBe(address);
    await expect.poll(() => nginx.log().at(-1)?.split(' ')[1]).toBe(address);
  }
});

test('a container that is stopped answers the requests that it has', async () => {
  const [, signal] = /^STOPSIGNAL (\w+)$/m.exec(readFileSync(join(root, 'deploy/Containerfile'), 'utf8')) ?? [];
  const isStopping = Promise.withResolvers<void>();
  await using backend = await startBackend((_, response) => isStopping.promise.then(() => response.end('{}')));
  const order = fetch(`${backend.origin}/api/order`, { method: 'POST' });
  await expect.poll(() => backend.received).toHaveLength(1);
  const stopped = backend.nginx.stop(signal as NodeJS.Signals | undefined);
  const isOpen = () =>
    fetch(`${backend.origin}/health`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await expect.poll(isOpen).toBe(false);
  isStopping.resolve();
  expect((await order).status).toBe(200);
  await stopped;
});
