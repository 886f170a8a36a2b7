import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { startBankId } from '../../contract/bankid.ts';
import { calls } from '../../contract/calls.ts';
import { LOCAL_HOSTS, onlyHosts } from '../../sandbox/access.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

describe('a sandbox for this machine only', () => {
  const app = new Hono().use(onlyHosts(LOCAL_HOSTS)).get('/', (c) => c.text('here'));

  it.each(['localhost:4300', '127.0.0.1:4300', '[::1]:4300'])('answers for %s', async (host) => {
    expect((await app.request(`http://${host}/`)).status).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '192.168.1.7:4300'])('does not answer for %s', async (host) => {
    expect((await app.request(`http://${host}/`)).status).toBe(421);
  });
});

describe('a change', () => {
  const body = '{"persona": "anna"}';

  test.for([
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ] as const)('from a page that is %s: %i', async ([site, status], { sandbox }) => {
    const init = { method: 'POST', body, headers: { 'Sec-Fetch-Site': site } };
    expect((await sandbox.portal.request('/sandbox/api/token', init)).status).toBe(status);
  });

  test('from a program, which says nothing', async ({ sandbox }) => {
    expect((await sandbox.portal.request('/sandbox/api/token', { method: 'POST', body })).status).toBe(200);
  });
});

describe('a GET', () => {
  /** The content of the database. */
  const contentOf = ({ services }: TestSandbox) => Buffer.from(services.db.image()).toString('base64');

  test('of a page of the sandbox changes nothing', async ({ sandbox }) => {
    const { autoStartToken, orderRef } = await sandbox.ask(startBankId, { authSource: 'x' });
    const values: Readonly<Record<string, string>> = { ':persona': 'anna', ':orderRef': orderRef };
    const gets = sandbox.portal.routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/sandbox'));
    const paths = new Set(gets.map(({ path }) => path.replace(/:\w+/, (name) => values[name] ?? name)));
    expect(paths.size).toBeGreaterThan(8);
    const before = contentOf(sandbox);
    for (const path of paths) await sandbox.portal.request(`${path}?autostarttoken=${autoStartToken}`);
    expect(contentOf(sandbox)).toBe(before);
  });

  it('that the specification defines as a change needs a token, which other pages do not have', () => {
    const changes = calls.filter(({ method, effect }) => method === 'GET' && effect === 'change');
    expect(changes.map(({ name, auth }) => [name, auth])).toEqual([
      ['resetPinAttempts', 'bearer'],
      ['choosePin', 'bearer'],
      ['setRandomPin', 'bearer'],
    ]);
  });
});

test.for([
  ['portal', '/api/cardholder/support-tickets'],
  ['portal', '/sandbox/api/token'],
  ['portal', '/sandbox/api/reports'],
  ['vault', '/card'],
  ['vault', '/set-pin'],
] as const)('the %s rejects a large body at %s', async ([app, path], { sandbox }) => {
  const response = await sandbox[app].request(path, { method: 'POST', body: new Uint8Array(100_001) });
  expect(response.status).toBe(413);
});
