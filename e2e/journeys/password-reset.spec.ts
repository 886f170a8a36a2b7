import type { Page } from '@playwright/test';
import { loginButton, openWithToken } from '../support/login.ts';
import { messagesTo, requestResetLink } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'anna.lindqvist@example.se';
const USED_LINK = 'Länken för att välja lösenord är redan använd eller har gått ut. Be om en ny.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const email = (page: Page) => page.getByRole('textbox', { name: /^(E-postadress|Email address)$/ });
const fresh = (page: Page) => page.getByRole('textbox', { name: /^(Nytt lösenord|New password)$/ });
const repeated = (page: Page) => page.getByRole('textbox', { name: /^(Nytt lösenord igen|New password again)$/ });
const save = (page: Page) => page.getByRole('button', { name: /^(Spara lösenordet|Save the password)$/ });

async function choose(page: Page, password: string): Promise<void> {
  await fresh(page).fill(password);
  await repeated(page).fill(password);
  await save(page).click();
}

async function expectLinkRejected(page: Page): Promise<void> {
  await expect(loginButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login/bankid');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^En länk fungerar en gång och gäller i ett dygn. Logga in som vanligt eller be om en ny./,
  );
  await expect(page.getByRole('listitem').getByRole('alert')).toHaveText(USED_LINK);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

test('a forgotten password is reset, from the log-in page to the new password', { tag: '@nginx' }, async ({
  page,
  sandbox,
}) => {
  await page.goto('/login/email');
  await page.getByRole('link', { name: 'Glömt lösenordet?' }).click();
  await expect(heading(page)).toHaveText('Glömt lösenordet?');
  await email(page).fill(EMAIL);
  await page.getByRole('button', { name: 'Skicka länken' }).click();
  await expect(heading(page)).toHaveText('Titta i din e-post');
  await expect(heading(page)).toBeFocused();
  const [letter] = await messagesTo(EMAIL, sandbox);

  await page.goto(letter?.path ?? '');
  await expect(heading(page)).toHaveText('Välj ett nytt lösenord');
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(/^Uppfyll kraven/);
  await fresh(page).fill('middag');
  await repeated(page).fill('Middag-28');
  await repeated(page).blur();
  await expect(fresh(page)).toHaveAccessibleDescription(/^Lösenordet uppfyller inte kraven/);
  await expect(repeated(page)).toHaveAccessibleDescription('Lösenorden stämmer inte överens.');
  await expect(page.getByRole('listitem').filter({ hasText: 'uppfyllt' })).toHaveText([/^En liten bokstav/]);
  await fresh(page).fill('Middag-28');
  await expect(page.getByRole('listitem').filter({ hasText: 'uppfyllt' })).toHaveCount(4);
  await save(page).click();
  await expect(heading(page)).toHaveText('Logga in med lösenord');
  await expect(page.getByText('Lösenordet är bytt. Logga in med det nya.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Användarnamn eller e-post' }).fill(EMAIL);
  await page.getByRole('textbox', { name: 'Lösenord' }).fill('Middag-28');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(heading(page)).toHaveText('Hem');
});

test('an unknown or expired link opens the log-in page', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^400 GET \/api\/auth\/password\/reset\//);
  await page.goto('/login/reset-password/made-up');
  await expectLinkRejected(page);
  const link = await requestResetLink(EMAIL, sandbox);
  await sandbox.advanceClock(25 * 60 * 60 * 1000);
  await page.goto(link);
  await expectLinkRejected(page);
});

test('a rejected link ends the session', async ({ page, context, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^400 GET \/api\/auth\/password\/reset\//);
  await openWithToken(page, sandbox, 'anna');
  await expect(heading(page)).toHaveText('Hem');
  const other = await context.newPage();
  await other.goto('/login/reset-password/made-up');
  await expectLinkRejected(other);
  await expect(loginButton(page)).toBeVisible();
});

async function expectLoggedOut(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Logga in med lösenord');
  await expect(page).toHaveURL('/login/email');
  await expect(page.getByText('Du är utloggad.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

test('a valid link works for a signed-in user, who then logs in with the new password', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(heading(page)).toHaveText('Hem');
  await page.goto(await requestResetLink(EMAIL, sandbox));
  await choose(page, 'Middag-27');
  await expectLoggedOut(page);
  await expect(page.getByText('Lösenordet är bytt. Logga in med det nya.').first()).toBeVisible();
});

test('a signed-in user who goes back to the log-in is logged out, in all tabs', async ({ page, context, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(heading(page)).toHaveText('Hem');
  const other = await context.newPage();
  await other.goto('/login/email-recover');
  await other.getByRole('button', { name: 'Tillbaka till inloggningen' }).click();
  await expectLoggedOut(other);
  await expect(loginButton(page)).toBeVisible();
});

test('a link that the backend cannot check now keeps the session in both tabs', async ({
  page,
  context,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^503 GET \/api\/auth\/password\/reset\//);
  await openWithToken(page, sandbox, 'anna');
  await expect(heading(page)).toHaveText('Hem');
  const link = await requestResetLink(EMAIL, sandbox);
  await sandbox.injectFault({ call: 'passwordResetLink', status: 503 });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('Det gick inte att kontrollera länken just nu', {
    timeout: 15_000,
  });
  await expect(other.getByText(USED_LINK)).toHaveCount(0);
  await expect(other).toHaveURL(link);
  expect(await other.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await expect(heading(page)).toHaveText('Kort');

  await sandbox.clearFaults();
  await other.getByRole('button', { name: 'Försök igen' }).click();
  await expect(fresh(other)).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Kort');
});

test('the password is saved without the IP address if the lookup hangs', { tag: '@ownPage' }, async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.route(/\/address-lookup$/, () => undefined);
  await page.goto(await requestResetLink(EMAIL, sandbox));
  const changed = page.waitForRequest(/\/auth\/password\/change$/);
  await choose(page, 'Middag-27');
  await page.clock.runFor(2000);
  expect((await changed).postDataJSON()).toMatchObject({ newPassword: 'Middag-27', ipAddress: '' });
  await expect(heading(page)).toHaveText('Logga in med lösenord');
});

test('the IP address is sent with the new password', { tag: '@nginx' }, async ({ page, sandbox }) => {
  await page.goto(await requestResetLink(EMAIL, sandbox));
  const changed = page.waitForRequest(/\/auth\/password\/change$/);
  await choose(page, 'Middag-27');
  expect((await changed).postDataJSON().ipAddress).toMatch(/127\.0\.0\.1|::1/);
  await expect(heading(page)).toHaveText('Logga in med lösenord');
});

test('a password that could not be saved can be saved again', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 POST \/api\/auth\/password\/change$/);
  await sandbox.injectFault({ call: 'resetPassword', status: 500, times: 1 });
  await page.goto(await requestResetLink(EMAIL, sandbox));
  await choose(page, 'Middag-27');
  await expect(page.getByRole('alert')).toContainText('Det gick inte just nu. Försök igen om en stund.');
  await save(page).click();
  await expect(heading(page)).toHaveText('Logga in med lösenord');
});
