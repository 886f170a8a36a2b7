import type { Page } from '@playwright/test';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { enterCode, openWithPasswordToken, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';
import { ADDRESS, approve, approveNewFee, button, changeFee, changesOf, expectOrdered } from './order.ts';

/** Lars approves the fee and gets the dialog for his signature. */
async function startOrder(page: Page, sandbox: RunningSandbox): Promise<void> {
  await openWithPasswordToken(page, sandbox, 'lars', ADDRESS);
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
}

/** Goes from the dialog to the e-mail address of Lars, and verifies it. */
async function verifyEmail(page: Page, sandbox: RunningSandbox): Promise<void> {
  await page.getByRole('button', { name: 'Till din e-postadress' }).click();
  await expect(page).toHaveURL('/edit-email');
  await page.getByRole('link', { name: 'Bekräfta e-posten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bekräfta din e-post');
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await enterCode(page, sandbox, 'lars.holmgren@example.se');
}

test('a user without a verified e-mail verifies it, returns to the order and orders once', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^409 POST .*\/otp\/send$/);
  const changes = changesOf(page);
  await startOrder(page, sandbox);
  const dialog = page.getByRole('dialog', { name: 'Bekräfta med en kod' });
  const text = (await dialog.locator('q').textContent()) ?? '';
  expect(text).toMatch(
    /^Jag beställer kortet som slutar på \d{4} som fysiskt kort. Det skickas till Storgatan 1, .*49,00\skr/,
  );
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await expect(page.getByRole('alert')).toContainText('Lägg till och bekräfta din e-post först');
  await verifyEmail(page, sandbox);
  await expect(page).toHaveURL(ADDRESS);
  await expect(dialog.locator('q')).toHaveText(text);
  expect(changes).toEqual([]);
  await signWithCode(page, sandbox);
  await expectOrdered(page);
  expect(changes).toEqual(['POST order-physical/signed']);
});

test('a fee that has changed meanwhile must be approved before the order is signed', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^409 POST .*\/otp\/send$/);
  const changes = changesOf(page);
  await startOrder(page, sandbox);
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await changeFee(page, 99);
  await verifyEmail(page, sandbox);
  await expect(page).toHaveURL(ADDRESS);
  await approveNewFee(page);
  await signWithCode(page, sandbox);
  await expectOrdered(page);
  expect(changes).toEqual(['POST order-physical/signed']);
});
