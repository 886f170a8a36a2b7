import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { loginButton, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const CONFIG = /\/config\.json$/;

const BROKEN: Readonly<Record<string, { answer: (route: Route) => Promise<void>; reportedAs?: RegExp }>> = {
  'is missing': {
    answer: (route) => route.fulfill({ status: 404, body: 'not found' }),
    reportedAs: /^404 GET \/config.json/,
  },
  'lacks a field': { answer: (route) => route.fulfill({ json: { productName: 'Lunchkortet' } }) },
};

async function expectCrash(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick fel');
  await expect(page.getByRole('main')).toContainText('Börja om, så hämtas allt på nytt.');
  await expectAccessible(page);
}

for (const [name, { answer, reportedAs }] of Object.entries(BROKEN)) {
  test(`a configuration that ${name}`, async ({ page, consoleGuard }) => {
    if (reportedAs) consoleGuard.expect(reportedAs);
    await page.route(CONFIG, answer);
    await page.goto('/login/bankid');
    await expectCrash(page);
    await page.unroute(CONFIG);
    await page.getByRole('button', { name: 'Börja om' }).click();
    await expect(loginButton(page)).toBeVisible();
  });
}

test('the error for a broken configuration uses the stored language', async ({ page }) => {
  await page.goto('/config.json');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.route(CONFIG, (route) => route.fulfill({ json: {} }));
  await page.goto('/login/bankid');
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('loading the configuration times out', { tag: '@ownPage' }, async ({ page }) => {
  await page.clock.install();
  await page.route(CONFIG, () => undefined);
  const requested = page.waitForRequest(CONFIG);
  await page.goto('/login/bankid', { waitUntil: 'commit' });
  await requested;
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick fel', {
      timeout: 200,
    });
  }).toPass();
  await page.unroute(CONFIG);
  await page.getByRole('button', { name: 'Börja om' }).click();
  await expect(loginButton(page)).toBeVisible();
});

test('the code of the portal is loaded again after a failure', { tag: '@ownPage' }, async ({ page, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_CONNECTION_REFUSED GET \/assets\/portal-/);
  await page.clock.install();
  await page.route(/\/assets\/portal-/, (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/login/bankid');
  await failed;
  // The prerendered page is inert.
  await expect(page.getByText('Logga in med BankID').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading')).toHaveCount(0);
  await page.unroute(/\/assets\/portal-/);
  // The page reloads itself after 3 s.
  await page.clock.runFor(3000);
  await expect(page.getByRole('button', { name: 'Visa QR-kod' })).toBeVisible({ timeout: 15_000 });
});

test('the portal starts when the connection is back, if not even the page about the failure could be loaded', {
  tag: '@ownPage',
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_CONNECTION_REFUSED GET \/(config\.json|assets\/boot-failure-)/);
  await page.clock.install();
  const blocked = /\/config\.json|\/assets\/boot-failure-/;
  await page.route(blocked, (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/boot-failure-'));
  await page.goto('/login/bankid');
  await failed;
  await page.unroute(blocked);
  await page.clock.runFor(3000);
  await expect(loginButton(page)).toBeVisible({ timeout: 15_000 });
});

test('the code of a screen that cannot be loaded', async ({ page, sandbox, consoleGuard }) => {
  const heading = page.getByRole('heading', { level: 1 });
  consoleGuard.expect(/^503 GET \/assets\/home-/);
  await page.route(/\/assets\/home-/, (route) => route.fulfill({ status: 503, body: '' }));
  await openWithToken(page, sandbox, 'anna');
  await expect(heading).toHaveText('Det gick inte att hämta sidan');
  await expectAccessible(page);
  await page.unroute(/\/assets\/home-/);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(heading).toHaveText('Hem');
});

test('a server that is unreachable for a while', { tag: '@ownPage' }, async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_CONNECTION_REFUSED /);
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await sandbox.disconnect();
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  await expect(page.getByRole('alert')).toContainText('Vi får ingen kontakt.');
  await sandbox.reconnect();
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  await expect(page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' })).toBeVisible();
});
