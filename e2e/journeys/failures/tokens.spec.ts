import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { logInWithoutWaiting, loginButton, openWithToken } from '../../support/login.ts';
import { TEST_START } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';

const INVALID = 'Din inloggning gäller inte längre. Logga in igen för att fortsätta.';
const EXPIRED = 'Din inloggning har gått ut. Logga in igen för att fortsätta.';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with valid claims and an invalid signature. */
const unsigned = () => {
  const claims = { sub: '501', exp: Date.parse(TEST_START) / 1000 + 3600, applications: ['Cardholder Portal'] };
  return `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}.${base64({ invalid: true })}`;
};

/** Opens the portal with a stored token. */
async function openWithStoredToken(page: Page, token: string): Promise<void> {
  // A page of the same origin without the portal, which would remove the token.
  await page.goto('/config.json');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/home');
}

async function expectLogin(page: Page, reason: string): Promise<void> {
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page).toHaveURL('/login/bankid');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectAccessible(page);
}

test('a link with a forged token keeps the session', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^401 GET \/api\//);
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  const stored = await page.evaluate(() => localStorage.getItem('token'));
  await page.goto(`/home?token=${unsigned()}`);
  await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Anna Lindqvist');
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(stored);
});

test('a stored token that is malformed', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await openWithStoredToken(page, 'garbage');
  await expectLogin(page, INVALID);
  await logInWithoutWaiting(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});

test('a malformed token in the URL does not end the session of a signed-in user', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await page.goto('/home?token=garbage');
  await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Anna Lindqvist');
  await expect(page).toHaveURL('/home');
});

test('a stored token that has expired', async ({ page, sandbox }) => {
  await openWithStoredToken(page, await sandbox.token('anna', { expiresIn: -1 }));
  await expectLogin(page, EXPIRED);
});

test('a token in the URL with an invalid signature', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/^401 GET \/api\//);
  await page.goto(`/home?token=${unsigned()}`);
  await expectLogin(page, INVALID);
});
