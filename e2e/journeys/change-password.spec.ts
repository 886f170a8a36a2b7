import type { Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const fields = (page: Page) => ({
  old: page.getByLabel(/^(Nuvarande lösenord|Current password)$/),
  fresh: page.getByLabel(/^(Nytt lösenord|New password)$/),
  again: page.getByLabel(/^(Nytt lösenord igen|New password again)$/),
  submit: page.getByRole('button', { name: /^(Byt lösenordet|Change the password)$/ }),
});

/** After a log-in with BankID the form is closed. */
const openForm = (page: Page) =>
  page.getByRole('button', { name: /^(Välj ett nytt lösenord|Choose a new password)$/ }).click();

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
  await openForm(page);
  await expect(fields(page).submit).toBeDisabled();
  await changePassword(page, 'Fel-2026', 'Middag-27');
  await expect(fields(page).old).toHaveAccessibleDescription('Fel lösenord.');
  await expect(fields(page).old).toBeFocused();
  await expect(page.getByRole('link', { name: /Har du glömt det/ })).toHaveAttribute('href', '/login/email-recover');
  await fields(page).old.fill('Lunch-2026');
  await fields(page).submit.click();
  await expect(page.getByText('Lösenordet är bytt.').first()).toBeVisible();
  await expect(fields(page).old).toHaveValue('');
  const body = JSON.stringify({ username: 'anna', password: 'Middag-27', application: 'CardholderPortal' });
  const headers = { 'content-type': 'application/json' };
  const logIn = await fetch(`${sandbox.url}/api/auth/auth/database`, { method: 'POST', headers, body });
  expect(logIn.status).toBe(200);
});
