import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';

let root: string;
let sandbox: Sandbox;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'atlas-'));
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Atlas</title>');
  writeFileSync(join(root, 'data/flows.json'), '[]');
  sandbox = createSandbox({ atlasRoot: root });
});

afterAll(() => {
  sandbox.close();
  rmSync(root, { recursive: true });
});

const get = (path: string) => sandbox.portal.request(path);

test('the flow atlas is served on the portal’s origin', async () => {
  expect(await (await get('/atlas/')).text()).toContain('Atlas');
  expect(await (await get('/atlas/data/flows.json')).json()).toEqual([]);
  expect((await get('/atlas')).headers.get('Location')).toBe('/atlas/');
});

test('a file that the atlas does not have is not found, and the answer says how to build the atlas', async () => {
  const response = await get('/atlas/data/missing.json');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('npm run atlas:build');
});

test('the atlas may have inline styles; the portal may not', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('Content-Security-Policy');
  expect(await policyOf('/atlas/')).toContain("style-src 'self' 'unsafe-inline'");
  expect(await policyOf('/atlas/')).toContain("script-src 'self'");
  expect(await policyOf('/atlas/')).not.toContain('trusted-types');
  expect(await policyOf('/sandbox')).not.toContain('unsafe-inline');
});
