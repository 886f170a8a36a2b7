import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { precompress } from '../../scripts/precompress.ts';
import { readConfig } from '../../src/app/config.ts';

const SCRIPT = `console.log(${JSON.stringify('lunch '.repeat(500))});`;
let root: string;
let sandbox: Sandbox;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><html><head><title>Portal</title></head></html>');
  writeFileSync(join(root, 'assets/main-abc.js'), SCRIPT);
  precompress(root);
  sandbox = createSandbox({ portalRoot: root, vaultPort: 4401, portalPort: 4400 });
});

afterAll(() => {
  sandbox.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => sandbox.portal.request(path, { headers });

describe('a page of the portal', () => {
  it.each([
    '/',
    '/login/bankid',
    '/settings/user?x=1',
    '/login/reset-password/eyJhbGciOi.eyJzdWIiOiI1.c2lnbmF0dXJlc2ln',
    '/no/such/page',
  ])('is index.html for %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Portal</title>');
  });

  it('has a policy that allows own files, and frames of the vault only', async () => {
    const { headers } = await get('/home');
    const policy = new Map(
      (headers.get('Content-Security-Policy') ?? '').split('; ').map((part) => {
        const [name, ...values] = part.split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data: http://localhost:4401",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'frame-src': 'http://localhost:4401',
      'form-action': "'self' http://localhost:4401",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify workbook',
      'report-uri': '/sandbox/api/reports',
      'report-to': 'portal',
    });
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('the bar of the sandbox', () => {
  it('is loaded from files that the policy allows', async () => {
    const page = await (await get('/home')).text();
    const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const [, script] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
    for (const file of [style, script]) expect((await get(file ?? '')).status, file).toBe(200);
  });

  it('is missing when it is turned off', async () => {
    const withoutBar = createSandbox({ portalRoot: root, hasBar: false });
    const page = await (await withoutBar.portal.request('/home')).text();
    expect(page).toBe('<!doctype html><html><head><title>Portal</title></head></html>');
    withoutBar.close();
  });
});

describe('a file of the portal', () => {
  it('is cached forever and compressed if the browser accepts it', async () => {
    const response = await get('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Content-Type')).toContain('javascript');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(SCRIPT);
    expect(await (await get('/assets/main-abc.js')).text()).toBe(SCRIPT);
  });

  it.each(['/assets/gone.js', '/favicon.ico', '/assets/..%2f..%2fpackage.json'])(
    'is 404 if missing: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('the configuration', () => {
  it('is accepted by the portal and never cached', async () => {
    const response = await get('/config.json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    vi.stubGlobal('location', { protocol: 'http:' });
    const clock = { now: Date.now, follow: vi.fn(), until: () => Promise.resolve() };
    expect(await readConfig(clock)).toMatchObject({ backend: '/api', frameOrigins: ['http://localhost:4401'] });
  });

  it('uses the host name of the request for the vault', async () => {
    const response = await sandbox.portal.request('http://192.168.1.7:4400/config.json');
    expect(await response.json()).toMatchObject({ frameOrigins: ['http://192.168.1.7:4401'] });
  });
});

it('says where weaknesses are reported', async () => {
  const text = await (await get('/.well-known/security.txt')).text();
  expect(text).toContain('Contact: mailto:');
  expect(Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

it('explains what to do when the portal has not been built', async () => {
  const unbuilt = createSandbox({ portalRoot: join(root, 'nowhere') });
  const response = await unbuilt.portal.request('/');
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  unbuilt.close();
});

it('only the portal may frame the vault', async () => {
  const { headers } = await sandbox.vault.request('/');
  expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors http://localhost:4400;');
  expect(headers.get('X-Frame-Options')).toBeNull();
});
