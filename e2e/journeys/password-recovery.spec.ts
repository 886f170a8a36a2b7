import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { messagesTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'anna.lindqvist@example.se';

const email = (page: Page) => page.getByRole('textbox', { name: 'E-postadress' });

test('the confirmation is the same without an account, and its toast shows for twelve seconds', {
  tag: '@ownPage',
}, async ({ page, sandbox }) => {
  const toast = page
    .getByRole('listitem')
    .filter({ hasText: 'Om adressen hör till ett konto har vi skickat en länk dit.' });
  await page.clock.install();
  await page.goto('/login/email-recover');
  await expect(email(page)).toBeVisible();
  // The clock is paused, so that the toast does not expire early on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const address of ['nobody@example.se', EMAIL]) {
    await email(page).fill(address);
    await page.getByRole('button', { name: 'Skicka länken' }).click();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(toast).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(11_500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
    await page.getByRole('button', { name: 'Prova en annan adress' }).click();
    // Right after that a press sends nothing.
    await page.clock.runFor(1000);
  }
  expect(await messagesTo('nobody@example.se', sandbox)).toEqual([]);
  expect(await messagesTo(EMAIL, sandbox)).toHaveLength(1);
});

test('an invalid address and a server error show messages', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 POST \/api\/auth\/password\/reset$/);
  await sandbox.injectFault({ call: 'requestPasswordReset', status: 500 });
  await page.goto('/login/email-recover');
  const send = page.getByRole('button', { name: 'Skicka länken' });
  await send.click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Fyll i det här fältet.');
  await email(page).fill('anna');
  await expect(email(page)).toHaveAccessibleDescription(/^Ange en giltig e-postadress/);
  await expectAccessible(page);
  await email(page).fill(EMAIL);
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Det gick inte just nu.');
  await expectAccessible(page);
  await sandbox.clearFaults();
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titta i din e-post');
});
