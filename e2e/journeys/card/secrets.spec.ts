import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { switchAccount } from '../../support/account-menu.ts';
import { hideSecureFeatures } from '../../support/local-network.ts';
import { logIn, openWithToken, signShownCode } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { openWithPasswordToken, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';

/** How the user logs in and signs. */
const METHODS = {
  BankID: {
    open: (page: Page, sandbox: RunningSandbox, persona: string) => openWithToken(page, sandbox, persona, '/card'),
    sign: (page: Page, sandbox: RunningSandbox, persona: string) => logIn(page, sandbox, persona),
  },
  'a password': {
    open: (page: Page, sandbox: RunningSandbox, persona: string) =>
      openWithPasswordToken(page, sandbox, persona, '/card'),
    sign: (page: Page, sandbox: RunningSandbox) => signWithCode(page, sandbox),
  },
};

const showButton = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const frame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
const readStorageAndHtml = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]);

test('a number that cannot be copied says so', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await hideSecureFeatures(page.context());
  const { open, sign } = METHODS.BankID;
  await open(page, sandbox, 'anna');
  await showButton(page, /^Visa uppgifter/).click();
  await sign(page, sandbox, 'anna');
  await frame(page, 'Kortuppgifter').getByRole('button', { name: 'Kopiera' }).click();
  await expect(frame(page, 'Kortuppgifter').getByRole('button')).toHaveText('Kunde inte kopieras');
});

for (const [method, { open, sign }] of Object.entries(METHODS)) {
  test.describe(`logged in with ${method}`, () => {
    test('the PIN is shown in a frame of the vault and can be hidden', { tag: '@nginx' }, async ({ page, sandbox }) => {
      await open(page, sandbox, 'anna');
      await showButton(page, /^Visa PIN-kod/).click();
      await expect(page.getByRole('dialog')).toContainText('Jag vill se PIN-koden till kortet som slutar på 2628.');
      await expectAccessible(page);
      await sign(page, sandbox, 'anna');
      await expect(frame(page, 'PIN-kod').locator('.pin')).toHaveText(/^\d{4}$/);
      await expect(page.getByRole('timer')).toHaveText(/^Döljs om \d+ sekunder$/);
      const { pathname } = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
      expect(pathname).toBe('/view-pin');
      await page.getByRole('button', { name: 'Dölj nu' }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(await page.evaluate(readStorageAndHtml)).not.toContain('ticket=');
    });
  });
}

test('the card details are loaded with a form that is removed, and the number can be copied', {
  tag: '@nginx',
}, async ({ page, sandbox }) => {
  const { open, sign } = METHODS.BankID;
  await open(page, sandbox, 'anna');
  await showButton(page, /^Visa uppgifter/).click();
  await sign(page, sandbox, 'anna');
  await expect(frame(page, 'Kortuppgifter').getByText(/^\d{4} \d{4} \d{4} 2628$/)).toBeVisible();
  expect(await page.locator('form, input[name=token]').count()).toBe(0);
  await page.context().grantPermissions(['clipboard-write']);
  await frame(page, 'Kortuppgifter').getByRole('button', { name: 'Kopiera' }).click();
  await expect(frame(page, 'Kortuppgifter').getByRole('button')).toHaveText('Kopierat');
  await page.context().clearPermissions();
  await page.getByRole('link', { name: 'Hem', exact: true }).first().click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the PIN is hidden after one minute', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await openWithToken(page, sandbox, 'anna', '/card');
  await showButton(page, /^Visa PIN-kod/).click();
  await logIn(page, sandbox, 'anna');
  await page.clock.runFor(2000);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Vi har dolt uppgifterna igen av säkerhetsskäl.')).toBeVisible();
  await expectAccessible(page);
});

test('an error page of the vault does not count as the PIN, and the user can try again', { tag: '@ownPage' }, async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^502 GET .*\/view-pin/);
  await page.route(/\/view-pin/, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }), { times: 1 });
  await page.clock.install();
  const openPin = async (sign: typeof logIn) => {
    await showButton(page, /^Visa PIN-kod/).click();
    await sign(page, sandbox, 'anna');
    await page.clock.runFor(2000);
  };
  await openWithToken(page, sandbox, 'anna', '/card');
  await openPin(logIn);
  await expect(frame(page, 'PIN-kod').getByText('Bad Gateway')).toBeVisible();
  await page.clock.runFor(15_000);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^Det gick inte att visa uppgifterna\. Försök igen om en stund\./);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  await openPin(signShownCode);
  await expect(frame(page, 'PIN-kod').locator('.pin')).toHaveText(/^\d{4}$/);
  await expect(page.getByRole('timer')).toBeVisible();
});

test('after a log-in with a QR code, a signature starts with one, and the app on this device is one press away', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login/bankid');
  await logIn(page, sandbox, 'anna');
  await expect(page).toHaveURL('/home');
  await page.goto('/card');
  await showButton(page, /^Visa PIN-kod/).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Öppna BankID/ })).toBeVisible();
  await signShownCode(page, sandbox, 'anna');
  await expect(frame(page, 'PIN-kod').locator('.pin')).toHaveText(/^\d{4}$/);
});

test('a PIN that arrives after the tab was hidden is not shown', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/card');
  const request = page.waitForRequest(/\/pin-control$/);
  await sandbox.injectFault({ call: 'viewPin', delay: 1000 });
  await showButton(page, /^Visa PIN-kod/).click();
  await logIn(page, sandbox, 'anna');
  await request;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByText('Vi har dolt uppgifterna igen av säkerhetsskäl.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('signing continues after a reload, and leaving the page cancels the order', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Kort' }).click();
  await showButton(page, /^Visa PIN-kod/).click();
  await page.getByRole('button', { name: /^Visa QR-kod/ }).click();
  const code = page.getByRole('img', { name: /QR-kod att skanna/ });
  await expect(code).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Signera med BankID' })).toBeVisible();
  await expect(code).toBeVisible();
  const cancelled = page.waitForResponse(/bankid\/v2\/cancel$/);
  await page.goBack();
  expect((await cancelled).status()).toBe(204);
  expect(await page.evaluate(() => Object.keys(localStorage).includes('signingOrder'))).toBe(false);
});

test('signing does not continue in a tab with another account', async ({ page, context, sandbox }) => {
  await openWithToken(page, sandbox, 'noor', '/card');
  await showButton(page, /^Visa PIN-kod/).click();
  await page.getByRole('button', { name: /^Visa QR-kod/ }).click();
  const code = page.getByRole('img', { name: /QR-kod att skanna/ });
  await expect(code).toBeVisible();

  const other = await context.newPage();
  await other.goto('/home');
  await switchAccount(other, 'Nordlunds Bygg AB');
  await other.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Kort', exact: true }).click();
  await expect(showButton(other, /^Visa PIN-kod/)).toBeEnabled();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).includes('signingOrder'))).toBe(true);
  await expect(code).toBeVisible();
});
