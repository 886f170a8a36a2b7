import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type SecureVersion } from 'node:tls';
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
    if (request.url === '/auth/first') response.end('{}');
    else request.socket.destroy();
  });
  expect((await fetch(`${backend.origin}/api/auth/first`)).status).toBe(200);
  expect((await fetch(`${backend.origin}/api/auth/second`)).status).toBe(502);
  expect(backend.received.map(({ url }) => url)).toEqual(['/auth/first', '/auth/second']);
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
    await fetch(`${origin}/api/auth/plain`);
    await fetch(`${origin}/api/auth/https`, { headers: BALANCED });
    await fetch(`${origin}/api/auth/other`, { headers: { ...BALANCED, 'x-forwarded-proto': 'javascript' } });
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
  await fetch(`${backend.origin}/api/cardholder/order`, {
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
    await fetch(`${origin}/api/auth/balanced`, { headers: BALANCED });
    expect(received[0]?.headers['x-forwarded-for']).toBe(address);
    await expect.poll(() => nginx.log().at(-1)?.split(' ')[1]).toBe(address);
  }
});

test('a container that is stopped answers the requests that it has', async () => {
  const [, signal] = /^STOPSIGNAL (\w+)$/m.exec(readFileSync(join(root, 'deploy/Containerfile'), 'utf8')) ?? [];
  const isStopping = Promise.withResolvers<void>();
  await using backend = await startBackend((_, response) => isStopping.promise.then(() => response.end('{}')));
  const order = fetch(`${backend.origin}/api/cardholder/order`, { method: 'POST' });
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

test('only the paths of the contract are passed on, and only for the name of the portal', async () => {
  await using backend = await startBackend((_, response) => response.end('{}'));
  const { status, headers } = await fetch(`${backend.origin}/api/actuator/env`);
  expect(status).toBe(404);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(backend.received).toEqual([]);
  const answerTo = (host: string, path: string) =>
    new Promise<number | string | undefined>((resolve) => {
      const options = { headers: { host } };
      get(backend.origin + path, options, ({ statusCode }) => resolve(statusCode)).on(
        'error',
        ({ code }: NodeJS.ErrnoException) => resolve(code),
      );
    });
  expect(await answerTo('localhost', '/home')).toBe(200);
  expect(await answerTo('evil.example', '/home')).toBe('ECONNRESET');
  expect(await answerTo('10.0.0.7', '/health')).toBe(200);
  // A redirect would name the host of nginx.
  const redirect = await fetch(`${backend.origin}/api`, { redirect: 'manual' });
  expect(redirect.headers.get('location') ?? '/').toMatch(/^\//);
});

test('a program that guesses passwords is stopped, and other calls go on', async () => {
  await using backend = await startBackend((_, response) => response.end('{}'));
  const guess = () => fetch(`${backend.origin}/api/auth/auth/database`, { method: 'POST', body: '{}' });
  const answers = await Promise.all(Array.from({ length: 60 }, guess));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect((await fetch(`${backend.origin}/api/cardholder/info`)).status).toBe(200);
  expect((await fetch(`${backend.origin}/api/auth/auth/bankid/v2/collect`, { method: 'POST' })).status).toBe(200);
});

test('a visitor who sends nothing keeps no connection', async () => {
  // Without a limit of its own, nginx waits for a minute.
  test.setTimeout(50_000);
  await using backend = await startBackend((_, response) => response.end('{}'));
  const { port, hostname } = new URL(backend.origin);
  const socket = connect(Number(port), hostname);
  socket.write('GET / HTTP/1.1\r\n');
  await new Promise((closed) => socket.resume().on('error', closed).on('close', closed));
});

test('TLS 1.2 and 1.3 are offered with HTTP/2, and nothing older', async () => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  await using _ = await startBackend((_, response) => response.end('{}'), {
    '# listen 8443 ssl http2': `listen 127.0.0.1:${port} ssl http2`,
    '# ssl_certificate /etc/lunchkortet/certificate.pem': `ssl_certificate ${certificate}`,
    '# ssl_certificate_key /etc/lunchkortet/key.pem': `ssl_certificate_key ${key}`,
  });
  const protocolOf = (version: SecureVersion) =>
    new Promise<string | null>((resolve) => {
      const versions = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
      const socket = connectTls({
        port,
        host: '127.0.0.1',
        ...versions,
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      });
      const end = (text: string | null) => resolve(text) ?? socket.destroy();
      socket.once('secureConnect', () => end(`${socket.getProtocol()} ${socket.alpnProtocol}`));
      socket.once('error', () => end(null));
    });
  expect(await protocolOf('TLSv1.3')).toBe('TLSv1.3 h2');
  expect(await protocolOf('TLSv1.2')).toBe('TLSv1.2 h2');
  expect(await protocolOf('TLSv1.1')).toBeNull();
  rmSync(folder, { recursive: true });
});
