import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../scripts/bench/serve.ts';
import { startNginx } from '../../scripts/nginx-server.ts';
import { expect, test } from '../support/test.ts';

/** Starts a backend with this answer and nginx in front of it. Returns the origin of nginx and the requests of the backend. */
async function startBackend(answer: RequestListener) {
  const received: IncomingMessage[] = [];
  const backend = createServer((request, response) => {
    received.push(request);
    answer(request, response);
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const nginx = await startNginx({
    port: await freePort(),
    settings: 'deploy/sandbox/settings',
    replacements: { 'sandbox:4300': `127.0.0.1:${(backend.address() as AddressInfo).port}` },
  });
  const stop = async () => {
    await nginx.stop();
    backend.closeAllConnections();
    backend.close();
  };
  return { origin: nginx.origin, received, stop };
}

test('a request whose connection breaks is not sent to the backend again', async () => {
  let requests = 0;
  const { origin, received, stop } = await startBackend((request, response) => {
    requests += 1;
    // The first answer leaves a connection open; nginx would repeat a GET that fails on it.
    if (requests === 1) response.end('{}');
    else request.socket.destroy();
  });
  expect((await fetch(`${origin}/api/first`)).status).toBe(200);
  expect((await fetch(`${origin}/api/second`)).status).toBe(502);
  expect(received.map(({ url }) => url)).toEqual(['/api/first', '/api/second']);
  await stop();
});

test('the backend learns how the user came, from the load balancer if there is one', async () => {
  const { origin, received, stop } = await startBackend((_, response) => response.end('{}'));
  await fetch(`${origin}/api/direct`);
  await fetch(`${origin}/api/balanced`, { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' } });
  expect(received.map(({ headers }) => headers['x-forwarded-proto'])).toEqual(['http', 'https']);
  expect(received.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['127.0.0.1', '192.0.2.1, 127.0.0.1']);
  await stop();
});
