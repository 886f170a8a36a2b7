import type { Page } from '@playwright/test';
import { loginButton, openWithToken, scanLoginCode } from '../support/login.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

/*
 * The session ends while the user is signing in the BankID app.
 */

const signing = (page: Page) => page.getByRole('dialog', { name: 'Signera med BankID' });
const showPin = (page: Page) => page.getByRole('button', { name: /^Visa PIN-kod/ });
const CANCELLED = { status: 'failed', hintCode: 'cancelled' };

/** Requests the PIN of Anna's card and scans the QR code with her phone. Returns the order in the BankID app. */
async function startSigning(page: Page, sandbox: RunningSandbox) {
  await showPin(page).click();
  await expect(signing(page)).toBeVisible();
  const order = await scanLoginCode(page, sandbox);
  await sandbox.bankId.identify(order, 'anna');
  return order;
}

/** The user logs in again: no action continues, and no signature of before is used. */
async function expectNothingPending(page: Page, sandbox: RunningSandbox): Promise<void> {
  const collected: string[] = [];
  page.on('request', (request) => {
    if (/\/(sign|collect|pin-control)$/.test(request.url())) collected.push(request.url());
  });
  await expect(loginButton(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).not.toContain('signingOrder');
  await openWithToken(page, sandbox, 'anna', '/card');
  await expect(showPin(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(collected).toEqual([]);
}

test('a log-out in another tab cancels the order, which cannot be signed any more', async ({
  page,
  context,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna', '/card');
  const order = await startSigning(page, sandbox);
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: 'Logga ut' }).click();
  await expect(loginButton(other)).toBeVisible();
  await expect.poll(() => sandbox.bankId.statusOf(order)).toEqual(CANCELLED);
  await expect(sandbox.bankId.approve(order)).rejects.toThrow();
  await expectNothingPending(page, sandbox);
});

test('a signature after the backend has ended the session is not used', async ({ page, sandbox, consoleGuard }) => {
  // Only the cardholder can cancel an order, and the token is not valid any more: the order stays open until it expires.
  consoleGuard.expect(/^401 POST .*\/collect$/, /^400 POST .*\/cancel$/);
  await openWithToken(page, sandbox, 'anna', '/card');
  const order = await startSigning(page, sandbox);
  await sandbox.injectFault({ call: 'collectSigning', status: 401, times: 1 });
  await expect(page.getByText('Din inloggning gäller inte längre. Logga in igen för att fortsätta.')).toBeVisible();
  await sandbox.bankId.approve(order);
  await expectNothingPending(page, sandbox);
});
