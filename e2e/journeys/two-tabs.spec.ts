import type { Page } from '@playwright/test';
import { changesOf } from '../support/gestures.ts';
import { openWithToken } from '../support/login.ts';
import { messagesTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { cancel, confirmCancel, monthCard, order } from '../support/topups.ts';

/*
 * A tab that another tab has made out of date reads before it sends a change.
 */

test.use({ viewport: { width: 1280, height: 900 } });

test('a month that another tab has changed is shown as it is now, and is not changed again', async ({
  page,
  context,
  sandbox,
}) => {
  const stale = await context.newPage();
  await openWithToken(page, sandbox, 'vera', '/topup');
  await stale.goto(page.url());
  await expect(order(stale, 'december')).toBeEnabled();
  await order(page, 'december').click();
  await expect(cancel(page, 'december')).toBeEnabled();

  const changes = changesOf(stale);
  await order(stale, 'december').click();
  await expect(monthCard(stale, 'december')).toContainText('Beställd till 25 dec.');
  await expect(cancel(stale, 'december')).toBeEnabled();

  await cancel(page, 'december').click();
  await confirmCancel(page);
  await expect(order(page, 'december')).toBeEnabled();
  await cancel(stale, 'december').click();
  await confirmCancel(stale);
  await expect(order(stale, 'december')).toBeEnabled();
  expect(changes).toEqual([]);
});

test('a notification switch keeps what another tab has switched', async ({ page, context, sandbox }) => {
  const offers = (tab: Page) => tab.getByRole('switch', { name: 'Erbjudanden' });
  const high = (tab: Page) => tab.getByRole('switch', { name: 'Högt saldo' });
  const saved = (tab: Page) => tab.getByText('Aviseringarna är sparade.').first();
  const stale = await context.newPage();
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  await stale.goto(page.url());
  await expect(offers(stale)).toBeChecked();
  await offers(page).click();
  await expect(saved(page)).toBeVisible();

  await high(stale).click();
  await expect(saved(stale)).toBeVisible();
  await expect(offers(stale)).not.toBeChecked();
  await stale.reload();
  await expect(high(stale)).not.toBeChecked();
  await expect(offers(stale)).not.toBeChecked();
});

test('contact details that another tab has changed are not overwritten, and the user is asked about the new ones', async ({
  page,
  context,
  sandbox,
}) => {
  const NEW_EMAIL = 'stig.ny@lunch.example';
  await openWithToken(page, sandbox, 'stig');
  const dialog = page.getByRole('dialog', { name: 'Stämmer dina kontaktuppgifter?' });
  await expect(dialog).toContainText('stig.rosen@example.se');
  const other = await context.newPage();
  await other.goto('/edit-email');
  await other.getByRole('textbox', { name: 'Ny e-postadress' }).fill(NEW_EMAIL);
  await other.getByRole('button', { name: 'Skicka kod' }).click();
  const code = other.getByRole('textbox', { name: 'Kod' });
  await expect(code).toBeVisible();
  const [message] = await messagesTo(NEW_EMAIL, sandbox);
  await code.fill(message?.code ?? '');
  await other.getByRole('button', { name: 'Bekräfta' }).click();
  const contacts = other.getByRole('region', { name: 'Kontaktuppgifter' });
  await expect(contacts).toContainText(NEW_EMAIL);

  const changes = changesOf(page);
  const confirm = dialog.getByRole('button', { name: 'Ja, de stämmer' });
  await confirm.click();
  await expect(dialog).toContainText(NEW_EMAIL);
  await expect(page.getByText(/^Dina kontaktuppgifter har ändrats på ett annat ställe\./).first()).toBeVisible();
  expect(changes).toEqual([]);
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(page.getByText('Tack! Dina kontaktuppgifter är bekräftade.').first()).toBeVisible();
  await other.reload();
  await expect(contacts).toContainText(NEW_EMAIL);
  await expect(contacts).not.toContainText('Inte bekräftad.');
});
