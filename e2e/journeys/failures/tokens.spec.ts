import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { logInWithoutWaiting, loginButton, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const REFUSED = 'Inloggningen gäller inte längre. Logga in igen för att fortsätta.';
const EXPIRED = 'Du var inloggad så länge att tiden gick ut. Logga in igen för att fortsätta.';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Says everything that a cardholder's token says, and is good for an hour; only nobody has signed it. */
const unsigned = () => {
  const claims = { sub: '501', exp: Math.floor(Date.now() / 1000) + 3600, applications: ['Cardholder Portal'] };
  return `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}.${base64({ nobody: true })}`;
};

/** Opens the portal on a device that keeps this token. */
async function returnWith(page: Page, token: string): Promise<void> {
  // Of the same origin, but nothing there reads or forgets a token.
  await page.goto('/config.json');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/home');
}

async function expectDoor(page: Page, reason: string): Promise<void> {
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page).toHaveURL('/login/bankid');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectAccessible(page);
}

test('a garbage token on the device', async ({ page, sandbox }) => {
  await page.clock.install();
  await returnWith(page, 'garbage');
  await expectDoor(page, REFUSED);
  await logInWithoutWaiting(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});

test('a garbage token in the address', async ({ page }) => {
  await page.goto('/home?token=garbage');
  await expectDoor(page, REFUSED);
});

test('a garbage token in the address disturbs nobody who is logged in', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await page.goto('/home?token=garbage');
  await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Anna Lindqvist');
  await expect(page).toHaveURL('/home');
});

test('an expired token on the device', async ({ page, sandbox }) => {
  await returnWith(page, await sandbox.token('anna', { expiresIn: -1 }));
  await expectDoor(page, EXPIRED);
});

test('an expired token in the address', async ({ page, sandbox }) => {
  await page.goto(`/home?token=${await sandbox.token('anna', { expiresIn: -1 })}`);
  await expectDoor(page, REFUSED);
});

test('a token on the device that nobody has signed', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/^401 GET \/api\//);
  await returnWith(page, unsigned());
  await expectDoor(page, REFUSED);
});

test('a token in the address that nobody has signed', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/^401 GET \/api\//);
  await page.goto(`/home?token=${unsigned()}`);
  await expectDoor(page, REFUSED);
});
