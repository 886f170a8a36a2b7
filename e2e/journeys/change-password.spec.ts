import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const fields = (page: Page) => ({
  old: page.getByLabel(/^(Nuvarande lösenord|Current password)$/),
  fresh: page.getByLabel(/^(Nytt lösenord|New password)$/),
  again: page.getByLabel(/^(Nytt lösenord igen|New password again)$/),
  submit: page.getByRole('button', { name: /^(Byt lösenordet|Change the password)$/ }),
});

async function changePassword(page: Page, oldPassword: string, newPassword: string): Promise<void> {
  const { old, fresh, again, submit } = fields(page);
  await old.fill(oldPassword);
  await fresh.fill(newPassword);
  await again.fill(newPassword);
  await submit.click();
}

test('the password is changed with the old password', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^400 POST \/api\/auth\/password\/change\/cardholder$/);
  await openWithToken(page, sandbox, 'anna', '/settings/user');
  await expect(page.getByRole('main')).toContainText(/Storgatan 1, Stockholm/);
  await expect(page.getByRole('main')).toContainText(/114\s55/);
  await expect(fields(page).submit).toBeDisabled();
  await expectAccessible(page);
  await changePassword(page, 'Fel-2026', 'Middag-27');
  await expect(fields(page).old).toHaveAccessibleDescription('Fel lösenord.');
  await expect(fields(page).old).toBeFocused();
  await expect(page.getByRole('link', { name: /Har du glömt det/ })).toHaveAttribute('href', '/login/email-recover');
  await expectAccessible(page);
  await fields(page).old.fill('Lunch-2026');
  await fields(page).submit.click();
  await expect(page.getByText('Lösenordet är bytt.').first()).toBeVisible();
  await expect(fields(page).old).toHaveValue('');
  const body = JSON.stringify({ username: 'anna', password: 'Middag-27', application: 'CardholderPortal' });
  const headers = { 'content-type': 'application/json' };
  const logIn = await fetch(`${sandbox.url}/api/auth/auth/database`, { method: 'POST', headers, body });
  expect(logIn.status).toBe(200);
});

test('a press of the button explains what is wrong while the focus is still in the last field', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna', '/settings/user');
  const { old, fresh, again, submit } = fields(page);
  await old.fill('Lunch-2026');
  await fresh.fill('Middag-27');
  await again.fill('Middag-28');
  await expect(again).toBeFocused();
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(/ange samma nya lösenord två gånger/);
  // A user can press a disabled button; Playwright waits for an enabled one without `force`.
  await submit.click({ force: true });
  await expect(again).toHaveAccessibleDescription('Lösenorden stämmer inte överens.');
  await expect(again).toBeFocused();
  await expectAccessible(page);
  await again.fill('Middag-27');
  await submit.click();
  await expect(page.getByText('Lösenordet är bytt.').first()).toBeVisible();
});

test('after a lost response the user can log in with the new password', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST \/api\/auth\/password\/change\/cardholder$/);
  await sandbox.injectFault({ call: 'changePassword', drop: true });
  await openWithToken(page, sandbox, 'anna', '/settings/user');
  await changePassword(page, 'Lunch-2026', 'Middag-27');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Lösenordet kan redan vara bytt.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logga in med det nya lösenordet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in med lösenord');
  await expect(page).toHaveURL('/login/email');
  await expect(page.getByText('Du är utloggad.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectAccessible(page);
  // The sandbox has not received the change, so the old password is still valid.
  const password = page.getByRole('textbox', { name: 'Lösenord' });
  await page.getByRole('textbox', { name: 'Användarnamn eller e-post' }).fill('anna');
  await password.fill('Lunch-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL('/settings/user');
  await expect(fields(page).old).toHaveValue('');
});

test('the page is in English', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'james', '/settings/user');
  await fields(page).fresh.fill('middag');
  await expect(page.getByRole('listitem').filter({ hasText: 'A lowercase letter, met' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'An uppercase letter, missing' })).toBeVisible();
  await changePassword(page, 'Lunch-2026', 'Middag-27');
  await expect(page.getByText('Password updated successfully.').first()).toBeVisible();
});
