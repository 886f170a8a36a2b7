import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { logInWithoutWaiting, loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const html = (page: Page) => page.locator('html');

test('a language chosen before the log-in is kept after it', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Logga in med BankID');
  await expect(html(page)).toHaveAttribute('lang', 'sv');
  await expect(page).toHaveTitle('Logga in med BankID · Lunchkortet');
  await expect(page.getByRole('radio', { name: 'Svenska' })).toBeChecked();

  await page.getByRole('radio', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Log in with BankID');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Log in with BankID · Lunchkortet');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Log in with BankID');

  await logInWithoutWaiting(page, sandbox, 'anna');
  await expect(heading(page)).toHaveText('Home');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText([
    'Home',
    'Transactions',
    'Top ups',
    'Card',
  ]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page)).toHaveText('Log in with BankID');
});

test('if a language cannot be loaded, the old one stays and a toast shows', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_FAILED GET \/assets\/en/);
  await page.route(/\/assets\/en[^/]*$/, (route) => route.abort('failed'));
  await page.goto('/login/bankid');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(
    page.getByText('Det gick inte att hämta det andra språket. Försök igen om en stund.').first(),
  ).toBeVisible();
  await expect(heading(page)).toHaveText('Logga in med BankID');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stäng meddelandet' }).click();
  await expect(page.getByRole('button', { name: 'Stäng meddelandet' })).toHaveCount(0);
  await page.unroute(/\/assets\/en[^/]*$/);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Log in with BankID');
});

test('the saved language shows from the first page on', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  const headings: string[] = [];
  await page.exposeFunction('recordHeading', (text: string) => headings.push(text));
  await page.addInitScript(() => {
    const record = (window as unknown as { recordHeading: (text: string) => void }).recordHeading;
    const recordHeadings = () => {
      for (const heading of document.querySelectorAll('main h1[tabindex]')) record(heading.textContent ?? '');
    };
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(recordHeadings).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      }),
    );
  });
  const messages = Promise.withResolvers<void>();
  await page.route(/\/assets\/en[^/]*\.json$/, (route) => messages.promise.then(() => route.continue()));
  const known = Promise.all([/custom-policy$/, /accounts\/v2$/].map((address) => page.waitForResponse(address)));
  await openWithToken(page, sandbox, 'james');
  await known;
  await expect(page.getByRole('status')).toContainText('Hämtar sidan …');
  // Five seconds after the page was opened.
  await expect(page.getByText(/^Det tar längre tid än vanligt/)).toBeVisible();
  messages.resolve();
  await expect(heading(page)).toHaveText('Home');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  expect(new Set(headings)).toEqual(new Set(['Home']));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page)).toHaveText('Log in with BankID');
});

test('a choice made before the log-in is saved after it and shows on another device', { tag: '@ownPage' }, async ({
  page,
  sandbox,
  newDevice,
}) => {
  await page.clock.install();
  await page.goto('/login/bankid');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Log in with BankID');
  const saved = page.waitForRequest((request) => request.url().endsWith('/cardholder/language'));
  await logInWithoutWaiting(page, sandbox, 'anna');
  expect((await saved).postDataJSON()).toEqual({ lang: 'en' });
  await expect(heading(page)).toHaveText('Home');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsavedLanguage'))).toBeNull();
  const other = await newDevice();
  await other.goto(`${sandbox.url}/home?token=${await sandbox.token('anna')}`);
  await expect(heading(other)).toHaveText('Home');
});
