import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { precompress } from '../../scripts/precompress.ts';

const LONG_TEXT = 'lunch '.repeat(500);
const SCRIPT = `console.log(${JSON.stringify(LONG_TEXT)});`;
/** What browsers send: with Brotli over https and on localhost, without it elsewhere. */
const BROTLI = 'gzip, deflate, br, zstd';
const GZIP = 'gzip, deflate';

let root: string;
let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), `<!doctype html><html><head></head><body>${LONG_TEXT}</body></html>`);
  writeFileSync(join(root, 'assets/main-abc.js'), SCRIPT);
  precompress(root);
  sandbox = createSandbox({ portalRoot: root });
  const init = { method: 'POST', body: '{"persona": "anna"}' };
  token = (await (await sandbox.portal.request('/sandbox/api/token', init)).json()).accessToken;
});

afterAll(() => {
  sandbox.close();
  rmSync(root, { recursive: true });
});

const TEXTS = {
  'the page of the portal': ['portal', '/home'],
  'a file of the portal': ['portal', '/assets/main-abc.js'],
  'a response of the backend': ['portal', '/api/cardholder/accounts/v2/30412/transactions?page=0&size=5'],
  'a page of the sandbox': ['portal', '/sandbox'],
  'a style of the sandbox': ['portal', '/sandbox/assets/sandbox.css'],
  'a style of the card vault': ['vault', '/assets/vault.css'],
} as const;

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** The text of a response in any encoding. */
async function textOf(response: Response): Promise<string> {
  const encoding = response.headers.get('Content-Encoding') as keyof typeof decoders | null;
  const body = Buffer.from(await response.arrayBuffer());
  return (encoding === null ? body : decoders[encoding](body)).toString();
}

describe.each(Object.entries(TEXTS))('%s', (_, [app, path]) => {
  const get = async (accepted: string, method = 'GET') =>
    await sandbox[app].request(path, {
      method,
      headers: { 'Accept-Encoding': accepted, Authorization: `Bearer ${token}` },
    });

  it.each([
    [BROTLI, 'br'],
    [GZIP, 'gzip'],
    ['identity', null],
    ['gzip, br;q=0', 'gzip'],
  ])('is sent to a browser that accepts “%s” as %s', async (accepted, encoding) => {
    const response = await get(accepted);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await textOf(response)).toBe(await textOf(await get('identity')));
  });

  it('has the length of what is sent', async () => {
    const response = await get(BROTLI);
    expect(Number(response.headers.get('Content-Length'))).toBe((await response.arrayBuffer()).byteLength);
  });
});

it('a short response is not compressed', async () => {
  const init = { headers: { 'Accept-Encoding': BROTLI } };
  const response = await sandbox.portal.request('/api/cardholder/info', init);
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await response.json()).toMatchObject({ detail: expect.any(String) });
});

it('a response without a body stays empty', async () => {
  const response = await sandbox.portal.request('/home', { method: 'HEAD', headers: { 'Accept-Encoding': BROTLI } });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});
