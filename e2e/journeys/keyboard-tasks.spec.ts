import type { Page } from '@playwright/test';
import { KeyboardUser } from '../support/keyboard.ts';
import { loginButton, openWithToken } from '../support/login.ts';
import { messagesTo } from '../support/mailbox.ts';
import { openWithPasswordToken } from '../support/signing.ts';
import { expect, test } from '../support/test.ts';
import { cancel, order } from '../support/topups.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Sidor' });

test('choosing an account, reading transactions and logging out by keyboard', async ({ page, sandbox }) => {
  const user = new KeyboardUser(page);
  await openWithToken(page, sandbox, 'noor');
  await user.press(button(page, /^Konto:/));
  await user.press(button(page, /^Nordlunds/));
  await expect(button(page, /^Konto:/)).toHaveAccessibleName('Konto: Nordlunds Bygg AB');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await user.press(navigation(page).getByRole('link', { name: 'Transaktioner' }));
  await expect(heading(page)).toHaveText('Transaktioner');
  await user.press(button(page, /^Sök$/));
  await user.tabTo(page.getByLabel('Typ'));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/operation=Purchase/);
  const details = page.getByRole('row').getByRole('button').first();
  await user.press(details);
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await user.press(button(page, 'Logga ut'));
  await expect(loginButton(page)).toBeVisible();
});

test('ordering and cancelling a top-up by keyboard', async ({ page, sandbox }) => {
  const user = new KeyboardUser(page);
  await openWithToken(page, sandbox, 'vera', '/topup');
  await user.press(order(page, 'december'));
  await expect(cancel(page, 'december')).toBeFocused();
  await user.press(cancel(page, 'december'));
  await user.press(button(page, 'Behåll påfyllningen'));
  await expect(cancel(page, 'december')).toBeFocused();
  await user.press(cancel(page, 'december'));
  await user.press(button(page, 'Ja, avboka'));
  await expect(order(page, 'december')).toBeVisible();
  await user.press(order(page, 'december'), 'Space');
  await expect(cancel(page, 'december')).toBeVisible();
});

test('viewing the PIN and blocking the card by keyboard', async ({ page, sandbox, consoleGuard }) => {
  // A new digital card has no PIN.
  consoleGuard.expect(/^409 GET .*\/card-pin-status$/);
  const user = new KeyboardUser(page);
  await openWithPasswordToken(page, sandbox, 'anna', '/card');
  await user.press(button(page, /^Visa PIN-kod/));
  await user.press(button(page, 'Skicka kod'));
  await expect(field(page, 'Engångskod')).toBeFocused();
  const [mail] = await messagesTo(null, sandbox);
  await user.fill(field(page, 'Engångskod'), mail?.code ?? '');
  await page.keyboard.press('Enter');
  await user.press(button(page, 'Dölj nu'));
  await expect(button(page, /^Visa PIN-kod/)).toBeFocused();

  await user.press(button(page, /^Spärra tillfälligt/));
  await user.press(button(page, /^Häv spärren/));
  await expect(button(page, /^Spärra tillfälligt/)).toBeVisible();

  await user.press(page.getByRole('link', { name: 'Ersätt kortet' }));
  await expect(heading(page)).toBeFocused();
  await user.press(button(page, 'Spärra och skapa ett nytt kort'));
  await expect(page).toHaveURL('/card');
  await expect(page.getByRole('main')).toContainText('Det finns ingen PIN-kod för nya eller avslutade kort');
});

test('changing the e-mail address and the limits by keyboard', async ({ page, sandbox }) => {
  const user = new KeyboardUser(page);
  await openWithToken(page, sandbox, 'anna', '/settings/user');
  await user.press(page.getByRole('link', { name: 'Ändra e-post' }));
  await expect(heading(page)).toHaveText('Ändra e-post');
  await user.fill(field(page, 'Ny e-postadress'), 'anna@lunch.example');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Bekräfta din e-post');
  const [mail] = await messagesTo('anna@lunch.example', sandbox);
  await user.fill(field(page, 'Kod'), mail?.code ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/user');

  await user.tabTo(page.getByRole('tab', { name: 'Mina uppgifter' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/settings/notifications');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/settings/limits');
  await user.fill(field(page, 'Per dag, kr'), '400');
  await user.press(button(page, 'Spara gränserna'));
  await expect(page.getByText('Gränserna är sparade.').first()).toBeVisible();
});
