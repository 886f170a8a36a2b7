import { devices, type Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const IPHONE = devices['iPhone 13'];

/** Identifies in the sandbox's BankID app. */
async function identify(app: Page, name: RegExp): Promise<void> {
  await app.getByRole('button', { name }).click();
  await app.getByRole('textbox', { name: 'Security code' }).fill('123456');
  await app.getByRole('button', { name: 'Identify' }).click();
}

test('on a desktop BankID opens in a new window', { tag: '@nginx' }, async ({ page }) => {
  await page.goto('/login/bankid');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Öppna BankID på den här enheten' }).click();
  const app = await opened;
  await expect(page.getByRole('status')).toHaveText('Fortsätt i BankID-appen');
  await identify(app, /^Anna Lindqvist/);
  await expect(app.getByText('You have identified.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});

test('a user whose BankID app does not open can scan a code instead', async ({ page, context, sandbox }) => {
  await context.route(/\/sandbox\/bankid\?/, (route) => route.fulfill({ status: 204 }));
  const started = page.waitForResponse(/bankid\/v2\/start$/);
  await page.goto('/login/bankid');
  await page.getByRole('button', { name: 'Öppna BankID på den här enheten' }).click();
  const { orderRef } = await (await started).json();
  await expect(page.getByRole('status')).toHaveText('BankID öppnas på den här enheten');
  await expect(page.getByRole('link', { name: 'Öppna BankID igen' })).toBeVisible();
  const cancelled = page.waitForResponse(/bankid\/v2\/cancel$/);
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  expect((await cancelled).request().postDataJSON()).toEqual({ orderRef });
  await expect(page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' })).toBeVisible();
  await expect(sandbox.bankId.identify({ orderRef }, 'anna')).rejects.toThrow('The order is over');
});

test.describe('on an iPhone', () => {
  const { userAgent = '', viewport = null, hasTouch = true, isMobile = true } = IPHONE ?? {};
  test.use({ userAgent, viewport, hasTouch, isMobile });

  test('BankID opens in the same tab, and the portal continues after the return', { tag: '@nginx' }, async ({
    page,
  }) => {
    await page.goto('/login/bankid');
    await expect(page.getByRole('main').getByRole('button').first()).toContainText('Öppna BankID på den här enheten');
    await page.getByRole('main').getByRole('button', { name: 'Öppna BankID på den här enheten' }).tap();
    await expect(page).toHaveURL(/\/sandbox\/bankid\/orders\//);
    await identify(page, /^Anna Lindqvist/);
    await page.getByRole('link', { name: 'Back to the portal' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
    await expect(page).toHaveURL('/home');
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
      'consent',
      'dataOwner',
      'earlyReads',
      'language',
      'lastInput',
      'sessionKey',
      'token',
      'usedTokens',
      'userKey',
    ]);
  });

  test('the page that the user asked for opens after the return', async ({ page }) => {
    await page.goto('/topup');
    await page.getByRole('main').getByRole('button', { name: 'Öppna BankID på den här enheten' }).tap();
    await identify(page, /^Anna Lindqvist/);
    await page.getByRole('link', { name: 'Back to the portal' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Påfyllning');
    await expect(page).toHaveURL('/topup');
    expect(await page.evaluate(() => localStorage.getItem('wantedPage'))).toBeNull();
  });

  test('a user who cancels in BankID gets a message after the return', async ({ page }) => {
    await page.goto('/login/bankid');
    await page.getByRole('main').getByRole('button', { name: 'Öppna BankID på den här enheten' }).tap();
    await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
    await page.getByRole('link', { name: 'Back to the portal' }).tap();
    await expect(page.getByRole('alert')).toContainText('Du avbröt i BankID-appen.');
  });
});

test('an order continues after a reload, and no second order is started', { tag: '@ownPage' }, async ({
  page,
  sandbox,
}) => {
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bankid/v2/start')) starts.push(request.method());
  });
  await page.clock.install();
  const started = page.waitForResponse(/bankid\/v2\/start$/);
  await page.goto('/login/bankid');
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  const { autoStartToken } = await (await started).json();
  const polled = page.waitForResponse(/bankid\/v2\/collect$/);
  await page.reload();
  await polled;
  await page.clock.runFor(2000);
  await expect(page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' })).toBeVisible();
  const order = await sandbox.bankId.open(autoStartToken);
  await sandbox.bankId.identify(order, 'anna');
  await sandbox.bankId.approve(order);
  await page.clock.runFor(2000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  expect(starts).toEqual(['POST']);
});
