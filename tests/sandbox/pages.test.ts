import { describe, expect } from 'vitest';
import { startBankId } from '../../contract/bankid.ts';
import { requireOrder } from '../../sandbox/bankid/order.ts';
import { PERSONAS } from '../../sandbox/personas/personas.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

describe('the BankID app, opened by another app', () => {
  const address = (autoStartToken: string, redirect: string) =>
    `/sandbox/bankid?${new URLSearchParams({ autostarttoken: autoStartToken, redirect })}`;

  /** Opens the page at an address and sends its form, as its script does. */
  async function open({ portal }: TestSandbox, path: string): Promise<Response> {
    const page = await (await portal.request(path)).text();
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    return portal.request('/sandbox/api/bankid/open', { method: 'POST', body: new URLSearchParams(fields) });
  }

  test('opens the order by a form and links back to the portal', async ({ sandbox }) => {
    const { autoStartToken, orderRef } = await sandbox.ask(startBankId, { authSource: 'x' });
    const back = 'http://localhost:4300/login/bankid';
    const response = await open(sandbox, address(autoStartToken, back));
    const order = response.headers.get('Location') ?? '';
    expect(order).toContain(orderRef);
    expect(requireOrder(sandbox.services.db, orderRef).openedAt).not.toBeNull();
    await sandbox.post('/bankid/cancel', { orderRef });
    expect(await (await sandbox.portal.request(order)).text()).toContain(`href="${back}"`);
  });

  test.for(['https://evil.example/', 'javascript:alert(1)', 'null'])(
    'does not link back to %s',
    async (back, { sandbox }) => {
      const { autoStartToken, orderRef } = await sandbox.ask(startBankId, { authSource: 'x' });
      const response = await open(sandbox, address(autoStartToken, back));
      await sandbox.post('/bankid/cancel', { orderRef });
      const page = await (await sandbox.portal.request(response.headers.get('Location') ?? '')).text();
      expect(page).toContain('this page can be closed');
      expect(page).not.toContain(`href="${back}"`);
    },
  );

  test('shows an error for an unknown order', async ({ sandbox }) => {
    const response = await open(sandbox, address('unknown', 'null'));
    const page = await sandbox.portal.request(response.headers.get('Location') ?? '');
    expect(await page.text()).toContain('No such order');
  });
});

describe('the console', () => {
  test('lists all personas with their descriptions', async ({ sandbox }) => {
    const page = await (await sandbox.portal.request('/sandbox')).text();
    for (const { firstName, lastName, description } of PERSONAS) {
      expect(page).toContain(`${firstName} ${lastName}`);
      expect(page).toContain(description);
    }
  });

  test('escapes input', async ({ sandbox }) => {
    await sandbox.post('/faults', { call: 'balance', status: 500, detail: '<script>alert(1)</script>' });
    const page = await (await sandbox.portal.request('/sandbox?notice=<b>bold</b>')).text();
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).toContain('&lt;b&gt;bold');
    expect(page).not.toContain('<script>');
  });
});

test.for(['/sandbox', '/sandbox/bankid', '/sandbox/mailbox'])(
  '%s allows only its own files',
  async (path, { sandbox }) => {
    const response = await sandbox.portal.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  },
);

test('serves its assets and no other files', async ({ sandbox }) => {
  const status = async (path: string) => (await sandbox.portal.request(`/sandbox/assets/${path}`)).status;
  expect(await Promise.all(['sandbox.css', 'watch.js', 'icon.svg'].map(status))).toEqual([200, 200, 200]);
  expect(await Promise.all(['../layout.ts', '%2e%2e/layout.ts', '..%2flayout.ts', 'nothing'].map(status))).toEqual([
    404, 404, 404, 404,
  ]);
});
