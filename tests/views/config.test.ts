import { expect, it, vi } from 'vitest';
import { readConfig } from '../../src/app/config.ts';

const VALID = {
  backend: '/api',
  links: {
    faq: 'https://example.se/fragor',
    terms: 'https://example.se/villkor',
    apps: { ios: 'https://apps.example/ios', android: 'https://apps.example/android', mac: 'https://apps.example/mac' },
  },
  frameOrigins: ['https://vault.example'],
};
const clock = { now: Date.now, follow: vi.fn(), until: () => Promise.resolve() };

/** Reads a configuration as a page that is served over https or http. */
function read(config: object, protocol = 'https:') {
  vi.stubGlobal('fetch', async () => Response.json(config));
  vi.stubGlobal('location', { protocol });
  return readConfig(clock);
}

it.each([
  { backend: 'https://api.example' },
  { support: { lostCardPhone: '+46 10-123 45 67', hours: { sv: 'vardagar', en: 'weekdays' } } },
  { bankIdApp: '/sandbox/bankid' },
  { reports: '/reports' },
  { inactivityMinutes: 0 },
  { imageOrigins: ['https://cdn.example'] },
])('accepts %j', async (fields) => {
  expect(await read({ ...VALID, ...fields })).toMatchObject(fields);
});

it.each([
  { backend: 'http://api.example' },
  { support: { lostCardPhone: 'ring oss' } },
  { backend: '//api.example' },
  { bankIdApp: 'https://bankid.example' },
  { addressLookup: 'javascript:alert(1)' },
  { reports: 'http://reports.example' },
  { frameOrigins: ['http://vault.example'] },
  { frameOrigins: ['https://vault.example/path'] },
  { imageOrigins: ['*'] },
  { inactivityMinutes: -1 },
])('rejects %j', async (fields) => {
  await expect(read({ ...VALID, ...fields })).rejects.toThrow();
});

it('logs out after 30 minutes without input unless configured otherwise', async () => {
  expect(await read(VALID)).toMatchObject({ inactivityMinutes: 30 });
});

it('accepts http for a page that is served over http, such as that of the sandbox', async () => {
  const config = { ...VALID, frameOrigins: ['http://localhost:4301'] };
  expect(await read(config, 'http:')).toMatchObject(config);
  await expect(read(config)).rejects.toThrow();
});
