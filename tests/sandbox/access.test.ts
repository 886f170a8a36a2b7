import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { LOCAL_HOSTS, onlyHosts } from '../../sandbox/access.ts';
import { test } from './sandbox-test.ts';

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
