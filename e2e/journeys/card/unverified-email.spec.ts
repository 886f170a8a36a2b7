import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { switchAccount } from '../../support/account-menu.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { enterCode, openWithPasswordToken, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';

const showPin = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Visa PIN-kod/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bekräfta med en kod' });
const pin = (page: Page) => page.frameLocator('iframe[title="PIN-kod"]').locator('.pin');

/** Requests the PIN, and is sent to verify an e-mail address first (decision 8). */
async function requestPin(page: Page, sandbox: RunningSandbox, persona: string): Promise<void> {
  await openWithPasswordToken(page, sandbox, persona, '/card');
  await showPin(page).click();
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await expect(page.getByRole('alert')).toContainText('Lägg till och bekräfta din e-post först');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Till din e-postadress' }).click();
  await expect(page).toHaveURL('/edit-email');
}

/** Expects that the pending action continues: the user requests a code and sees the PIN. */
async function expectPin(page: Page, sandbox: RunningSandbox): Promise<void> {
  await expect(page).toHaveURL('/card');
  await expect(page.getByText('E-postadressen är bekräftad.').first()).toBeVisible();
  await expect(dialog(page)).toContainText('Jag vill se PIN-koden');
  await expectAccessible(page);
  await signWithCode(page, sandbox);
  await expect(pin(page)).toHaveText(/^\d{4}$/);
  expect(await page.evaluate(() => localStorage.getItem('pendingAction'))).toBeNull();
}

test('a user with an unverified e-mail address verifies it and continues to the PIN', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^409 POST .*\/otp\/send$/);
  await requestPin(page, sandbox, 'lars');
  await page.getByRole('link', { name: 'Bekräfta e-posten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bekräfta din e-post');
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await enterCode(page, sandbox, 'lars.holmgren@example.se');
  await expectPin(page, sandbox);
});

test('a pending action does not continue with the card of another account', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^409 POST .*\/otp\/send$/);
  await sandbox.injectFault({ call: 'sendOneTimeCode', status: 409, detail: 'Add and verify your email first' });
  await requestPin(page, sandbox, 'noor');
  await page.goto('/home');
  for (const account of ['Nordlunds Bygg AB', 'Löfgrens Advokatbyrå']) {
    await switchAccount(page, account);
    await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Kort', exact: true }).click();
    // The button is disabled while the user signs. The dialog itself may still have to load its code.
    await expect(showPin(page)).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
