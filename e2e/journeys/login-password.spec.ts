import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { loginButton } from '../support/login.ts';
import { messagesTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Lunch-2026';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const name = (page: Page) => page.getByRole('textbox', { name: /^(Användarnamn eller e-post|Username or email)$/ });
const password = (page: Page) => page.getByRole('textbox', { name: /^(Lösenord|Password)$/ });
const code = (page: Page) => page.getByRole('textbox', { name: 'Engångskod' });
const submit = (page: Page) => page.getByRole('button', { name: /^(Logga in|Log in)$/ });

async function logIn(page: Page, username: string, secret = PASSWORD): Promise<void> {
  await name(page).fill(username);
  await password(page).fill(secret);
  await submit(page).click();
}

test('logs in with a username and opens the requested page', async ({ page }) => {
  await page.goto('/transactions?year=2025');
  await expect(loginButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'Logga in med lösenord i stället' }).click();
  await expect(heading(page)).toHaveText('Logga in med lösenord');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Logga in med lösenord · Lunchkortet');
  await expect(page.getByRole('radio', { name: 'Svenska' })).toBeChecked();
  await expectAccessible(page);
  await logIn(page, 'anna');
  await expect(page.getByRole('navigation', { name: 'Sidor' })).toBeVisible();
  await expect(page).toHaveURL('/transactions?year=2025');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Sidor' })).toBeVisible();
});

test('logs in with an e-mail address, in English', async ({ page }) => {
  await page.goto('/login/email');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Log in with a password');
  await expectAccessible(page);
  await logIn(page, 'Anna.Lindqvist@example.se');
  await expect(heading(page)).toHaveText('Home');
  await expect(page).toHaveURL('/home');
});

test('the address of another site is not opened after the log-in', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}//elsewhere.example/home`);
  await expect(loginButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'Logga in med lösenord i stället' }).click();
  await logIn(page, 'anna');
  await expect(heading(page)).toHaveText('Hem');
  await expect(page).toHaveURL('/home');
});

test.describe('errors', () => {
  test('too many attempts are rejected', async ({ page, consoleGuard }) => {
    consoleGuard.expect(/^401 POST /, /^429 POST \/api\/auth\/auth\/database$/);
    await page.goto('/login/email');
    for (let tries = 0; tries < 10; tries += 1) {
      const answered = page.waitForResponse(/auth\/database$/);
      await logIn(page, 'anna', `Middag-${tries}`);
      await answered;
      await expect(submit(page)).toBeEnabled();
    }
    await logIn(page, 'anna');
    await expect(page.getByRole('alert')).toContainText('Det blev för många försök.');
  });

  test('a user without the Cardholder application sees why', async ({ page, consoleGuard }) => {
    consoleGuard.expect(/^403 POST \/api\/auth\/auth\/database$/);
    await page.goto('/login/email');
    await logIn(page, 'olle');
    await expect(page.getByRole('alert')).toHaveText(
      'Användaren är ogiltig eller har inte tillgång till Mina sidor. Fråga din arbetsgivare om du har ett lunchkort.',
    );
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('one-time code', () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.expect(/^401 POST \/api\/auth\/auth\/database$/));

  test('the code is required after the right password, and again after a wrong code', async ({ page, sandbox }) => {
    await page.goto('/login/email');
    await logIn(page, 'maja', 'Middag-2026');
    await expect(page.getByRole('alert')).toHaveText('Fel användarnamn eller lösenord.');
    await expect(code(page)).toHaveCount(0);
    await logIn(page, 'maja');
    await expect(code(page)).toBeFocused();
    await expectAccessible(page);
    const [sent] = await messagesTo(null, sandbox);
    await submit(page).click();
    await expect(code(page)).toHaveAccessibleDescription(/^Fyll i det här fältet\./);
    await code(page).fill(sent?.code === '000000' ? '000001' : '000000');
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Koden stämmer inte');
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveValue('');
    await expectAccessible(page);
    await code(page).fill(sent?.code ?? '');
    await expect(submit(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Hem');
  });
});
