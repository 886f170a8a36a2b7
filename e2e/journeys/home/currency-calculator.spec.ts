import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Valutakalkylator' });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Belopp' });
const currency = (page: Page) => page.getByRole('combobox', { name: 'Valuta' });
const result = (page: Page) => page.getByRole('form', { name: 'Valutakalkylator' }).locator('..').getByRole('status');

test('an amount is converted in the dialog on the home page, with the keyboard only', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  const opener = page.getByRole('link', { name: 'Räkna om' });
  await expect(opener).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type('89');
  await page.keyboard.press('Tab');
  await expect(currency(page)).toBeFocused();
  await page.keyboard.type('dansk');
  await expect(currency(page)).toHaveValue('DKK');
  await expect(result(page)).toHaveText(
    /^89,00\sDKK motsvarar134,48\skrValutapåslag 2,95\s%3,97\skrDu betalar ungefär138,45\skr/,
  );
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await page.getByRole('button', { name: /^Konto/ }).click();
  await page.getByRole('link', { name: 'Valutakalkylator' }).click();
  await expect(amount(page)).toHaveValue('89');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});

/** Opens the card page, then the home page in the next entry of the history. */
async function openHomeAfterCard(page: Page, sandbox: RunningSandbox) {
  await openWithToken(page, sandbox, 'anna', '/card');
  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Hem' }).click();
  await page.getByRole('link', { name: 'Räkna om' }).click();
  await expect(amount(page)).toBeFocused();
}

async function expectBackLeadsToCard(page: Page) {
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/card');
}

test('after the dialog is closed, the back button leads to the page before at the first press', async ({
  page,
  sandbox,
}) => {
  await openHomeAfterCard(page, sandbox);
  await page.getByRole('button', { name: 'Stäng kalkylatorn' }).click();
  await expectBackLeadsToCard(page);
  await page.goForward();
  await page.goForward();
  await expect(amount(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectBackLeadsToCard(page);
});

test('the back button leads to the page before, also after a reload of the dialog', async ({ page, sandbox }) => {
  await openHomeAfterCard(page, sandbox);
  await page.reload();
  await expect(amount(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectBackLeadsToCard(page);
});

test('the back button leads to the page before, also if the address of the dialog was opened directly', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna', '/card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kort');
  await page.goto('/home?calculator');
  await expect(amount(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectBackLeadsToCard(page);
});

test('the form is empty after another user logs in', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/home?calculator');
  await currency(page).selectOption('DKK');
  await amount(page).fill('89');
  await expect(result(page)).toContainText('134,48');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login/bankid');
  await openWithToken(page, sandbox, 'tage', '/home?calculator');
  await expect(amount(page)).toHaveValue('');
  await expect(currency(page)).not.toHaveValue('DKK');
});

test('a late response is not shown beside another amount', async ({ page, sandbox }) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/fx-rates', (route) => {
    if (route.request().postDataJSON().fromAmount !== 1) return route.continue();
    return void held.push(() => route.continue().catch(() => undefined));
  });
  await openWithToken(page, sandbox, 'anna', '/currency-calculator');
  await currency(page).selectOption('EUR');
  await amount(page).fill('1');
  await expect.poll(() => held.length).toBe(1);
  await expect(result(page)).toContainText('Räknar om');
  await amount(page).fill('12,50');
  await expect(result(page)).toHaveText(/^12,50\sEUR motsvarar140,88\skr/);
  await held[0]?.();
  await expect(result(page)).toHaveText(/^12,50\sEUR motsvarar140,88\skr/);
  await expectAccessible(page);
});
