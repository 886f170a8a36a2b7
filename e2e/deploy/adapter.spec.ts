import { freePort } from '../../scripts/bench/serve.ts';
import { startNginx } from '../../scripts/nginx-server.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

// nginx sends the configuration, so the clock of the backend must be that of nginx.
test.use({ style: 'spring', isBehindNginx: false, startsAt: new Date().toISOString() });

/** The example of settings, for a backend with an adapter (docs/adapters.md) whose paths begin with /api. */
const startPortal = async (backend: string) =>
  startNginx({
    port: await freePort(),
    settings: 'deploy/settings',
    files: { 'adapter.js': 'adapters/spring.js' },
    replacements: {
      'backend.internal:8080': new URL(backend).host,
      'default "backend.internal"': 'default $http_host',
      'proxy_pass http://backend/;': 'proxy_pass http://backend;',
      '"reports": "/reports"': '"adapter": "/adapter.js"',
      '# proxy_set_header X-Client': 'proxy_set_header X-Client',
    },
  });

test('behind nginx, a user of a backend with an adapter logs in and sees the balance', { tag: '@ownPage' }, async ({
  page,
  sandbox,
}) => {
  const nginx = await startPortal(sandbox.directUrl);
  try {
    await page.goto(`${nginx.origin}/login/bankid`);
    await logIn(page, sandbox, 'anna');
    await expect(page).toHaveURL(`${nginx.origin}/home`);
    await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText(/\d,\d\d kr/);
    expect(nginx.log().join('\n')).toMatch(/GET \/adapter\.js 200/);
  } finally {
    await nginx.stop();
  }
});
