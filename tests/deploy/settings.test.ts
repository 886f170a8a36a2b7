import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { portalConfig } from '../../sandbox/portal/config.ts';
import { readConfig } from '../../src/app/config.ts';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const valuesIn = (settings: string) =>
  Object.fromEntries([...settings.matchAll(/\$(\w+) \{\s+default "(.*)";/g)].map(([, name, value]) => [name, value]));

it('the example of a production environment is accepted by the portal, and agrees with the origins of the policy', async () => {
  const text = read('settings/config.json');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
  vi.stubGlobal('location', { protocol: 'https:' });
  const clock = { now: Date.now, follow: vi.fn(), until: () => Promise.resolve() };
  const config = await readConfig(clock);
  expect(valuesIn(read('settings/http.conf'))).toEqual({
    backend_host: 'backend.internal',
    frame_origins: config.frameOrigins.join(' '),
    image_origins: config.imageOrigins.join(' '),
    connect_origins: '',
    reports: config.reports,
  });
  expect(config.bankIdApp).toBeUndefined();
});

it('the origins in front of the sandbox are those of its configuration', () => {
  const config = portalConfig('http://localhost:4301');
  expect(valuesIn(read('sandbox/settings/http.conf'))).toMatchObject({
    frame_origins: config.frameOrigins.join(' '),
    image_origins: config.imageOrigins.join(' '),
    reports: config.reports,
  });
});

it('nginx passes on the path of each call, and no other', () => {
  const [, pattern = ''] = /"~(\^\/api\/\S+)" 1;/.exec(read('settings/http.conf')) ?? [];
  const isPassedOn = (path: string) => new RegExp(pattern).test(`/api${path}`);
  // The calls with an origin go to another server.
  const ofBackend = Object.values(calls).filter((call) => !('origin' in call));
  expect(ofBackend.filter(({ path }) => !isPassedOn(path))).toEqual([]);
  for (const path of ['/', '/actuator/health', '/admin/auth/', '/authors/1']) expect(isPassedOn(path)).toBe(false);
});
