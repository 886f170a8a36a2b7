import { globSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { root } from '../../scripts/run.ts';
import { TEST_START } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const BUILD = join(root, 'build/portal');
const [chunk = ''] = globSync('assets/portal-*.js', { cwd: BUILD });

/** The response as it was sent, because `fetch` decompresses it. */
function sentBy(
  url: string,
  encoding: string,
): Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, async (response) => {
      const parts = await response.toArray();
      const { 'content-encoding': sent, vary } = response.headers;
      resolve({ encoding: sent, vary, body: Buffer.concat(parts) });
    }).on('error', reject);
  });
}

test('the build holds neither source maps nor the manifest of Vite', () => {
  const files = globSync('**/{.*,*}', { cwd: BUILD }).filter((file) => /\.map$|^\.(?!well-known)|manifest/.test(file));
  expect(files).toEqual([]);
});

test('the licences of the packages are served with the portal', async ({ request }) => {
  const answer = await request.get('/licences.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(/## react - .*Permission is hereby granted/s);
});

test('each kind of file is cached as long as it is valid', async ({ request }) => {
  for (const [path, status, cached] of [
    [`/${chunk}`, 200, 'public, max-age=31536000, immutable'],
    ['/', 200, 'no-cache'],
    ['/login/bankid', 200, 'no-cache'],
    ['/config.json', 200, 'no-store'],
    ['/assets/gone.js', 404, 'no-cache'],
    ['/assets/', 404, 'no-cache'],
    ['/favicon.ico', 404, 'no-cache'],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, status, cached]);
  }
  const page = readFileSync(join(BUILD, 'index.html'), 'utf8');
  // A missing file is not a page of nginx, but a missing chunk must not be read as one of the portal.
  expect(await (await request.get('/favicon.ico')).text()).toBe(page);
  expect(await (await request.get('/assets/gone.js')).text()).not.toBe(page);
  const link = '/login/reset-password/eyJhbGciOi.eyJzdWIiOiI1.c2lnbmF0dXJlc2ln';
  for (const path of ['/', '/settings/user?x=1', link]) expect(await (await request.get(path)).text()).toBe(page);
});

test('the console of the sandbox is served', async ({ request }) => {
  const response = await request.get('/sandbox');
  expect(await response.text()).toContain('<html');
  expect(response.url()).toMatch(/\/sandbox$/);
});

test('answers of the backend have the date of the backend, which the clock of the portal follows', async ({
  request,
}) => {
  const { date = '' } = (await request.get('/api/cardholder/info')).headers();
  expect(new Date(date).toISOString().slice(0, 10)).toBe(TEST_START.slice(0, 10));
});

test('files are sent as the build has compressed them', async ({ sandbox }) => {
  const source = readFileSync(join(BUILD, chunk));
  const brotli = await sentBy(`${sandbox.url}/${chunk}`, 'gzip, br');
  expect([brotli.encoding, brotli.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(brotli.body).equals(source)).toBe(true);
  expect(brotli.body.equals(readFileSync(join(BUILD, `${chunk}.br`)))).toBe(true);
  const gzip = await sentBy(`${sandbox.url}/${chunk}`, 'gzip');
  expect([gzip.encoding, gzip.vary]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(gzip.body).equals(source)).toBe(true);
  expect((await sentBy(`${sandbox.url}/${chunk}`, 'identity')).body.equals(source)).toBe(true);
});

test('the log has no token, neither of a link nor of a password link', async ({ request, sandbox }) => {
  await request.get('/home?token=secret-1');
  await request.get('/login/reset-password/secret-2?x=1');
  await request.get('/api/auth/password/reset/secret-3');
  await request.get('/health');
  const log = () => sandbox.nginx?.log().map((line) => line.split(' ').slice(2, 5).join(' ')) ?? [];
  await expect.poll(log).toContain('GET /api/auth/password/reset/*** 400');
  expect(log()).toContain('GET /home 200');
  expect(log()).toContain('GET /login/reset-password/*** 200');
  expect(sandbox.nginx?.log().join()).not.toMatch(/secret|health/);
});

test('the address to report weaknesses to, and the health check', async ({ request }) => {
  const contact = await request.get('/.well-known/security.txt');
  expect(contact.headers()['content-type']).toContain('text/plain');
  expect(await contact.text()).toContain('Contact: ');
  const health = await request.get('/health');
  expect([health.status(), await health.text()]).toEqual([200, 'ok\n']);
});
