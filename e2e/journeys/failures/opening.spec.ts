import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { loginButton, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const CONFIG = /\/config\.json$/;

const BROKEN: Readonly<Record<string, { answer: (route: Route) => Promise<void>; heard?: RegExp }>> = {
  'is not there': {
    answer: (route) => route.fulfill({ status: 404, body: 'not found' }),
    heard: /^404 GET \/config.json/,
  },
  'is no JSON': { answer: (route) => route.fulfill({ body: '{"backend": ' }) },
  'lacks a field': { answer: (route) => route.fulfill({ json: { productName: 'Lunchkortet' } }) },
  'cannot be fetched': {
    answer: (route) => route.abort('connectionrefused'),
    heard: /^net::ERR_CONNECTION_REFUSED GET/,
  },
};

async function expectCrash(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Det här gick inte som det skulle');
  await expect(page.getByRole('main')).toContainText('Börja om, så hämtas allt på nytt.');
  await expectAccessible(page);
}

for (const [name, { answer, heard }] of Object.entries(BROKEN)) {
  test(`a configuration that ${name}`, async ({ page, consoleGuard }) => {
    if (heard) consoleGuard.expect(heard);
    await page.route(CONFIG, answer);
    await page.goto('/login/bankid');
    await expectCrash(page);
    await page.unroute(CONFIG);
    await page.getByRole('button', { name: 'Börja om' }).click();
    await expect(loginButton(page)).toBeVisible();
  });
}

test('a broken configuration is told in the language of the device', async ({ page }) => {
  await page.goto('/config.json');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.route(CONFIG, (route) => route.fulfill({ json: {} }));
  await page.goto('/login/bankid');
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a configuration that is never answered', async ({ page }) => {
  await page.clock.install();
  await page.route(CONFIG, () => undefined);
  const asked = page.waitForRequest(CONFIG);
  await page.goto('/login/bankid', { waitUntil: 'commit' });
  await asked;
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Det här gick inte som det skulle', {
      timeout: 200,
    });
  }).toPass();
  await page.unroute(CONFIG);
  await page.getByRole('button', { name: 'Börja om' }).click();
  await expect(loginButton(page)).toBeVisible();
});

test('a portal that cannot be fetched comes when it can', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_CONNECTION_REFUSED GET \/assets\/libraries-/);
  await page.clock.install();
  await page.route(/\/assets\/libraries-/, (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/login/bankid');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in med BankID');
  await page.unroute(/\/assets\/libraries-/);
  await expect(async () => {
    await page.clock.runFor(3000);
    await expect(page.getByRole('button', { name: 'Visa QR-kod' })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a part of the portal that cannot be fetched', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^503 GET \/assets\/home-/, /^console error: /);
  await page.route(/\/assets\/home-/, (route) => route.fulfill({ status: 503, body: '' }));
  await openWithToken(page, sandbox, 'anna');
  await expectCrash(page);
  await page.unroute(/\/assets\/home-/);
  await page.getByRole('button', { name: 'Börja om' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});

test('a server that is gone for a while', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_CONNECTION_REFUSED /);
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await sandbox.disconnect();
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  await expect(page.getByRole('alert')).toContainText('Vi når inte servern.');
  await sandbox.reconnect();
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  await expect(page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' })).toBeVisible();
});
