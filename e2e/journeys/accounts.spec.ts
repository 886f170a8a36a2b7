import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const navigationLinks = (page: Page) => page.getByRole('navigation', { name: 'Sidor' }).getByRole('link');
const cardImage = (page: Page) => page.getByRole('img', { name: /^Ditt kort/ });
const balance = (page: Page) => page.getByRole('region', { name: 'Saldo', exact: true });
const accounts = (page: Page) => page.getByRole('region', { name: 'Konton' }).filter({ visible: true });

test('the menu shows the current account and the status of each, and switches the account for good', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'noor');
  await expect(balance(page)).toContainText('kr');
  const [amount = ''] = /[\d\s]+,\d\d\skr/.exec((await balance(page).textContent()) ?? '') ?? [];
  const before = await cardImage(page).getAttribute('aria-label');
  const menu = page.getByRole('button', { name: /^Konto:/ });
  await expect(menu).toHaveAccessibleName('Konto: Löfgrens Advokatbyrå');
  await menu.click();
  await expect(accounts(page).getByRole('listitem')).toContainText([
    /^Löfgrens.*Aktivt.*Visas nu$/,
    /^Nordlunds Bygg AB.*Aktivt$/,
    /^Kvarnby.*Inaktivt$/,
  ]);
  await expect(accounts(page).getByRole('button')).toHaveCount(2);
  await expect(accounts(page).getByRole('link')).toHaveText([
    'Påfyllning',
    'Kortinställningar',
    'Tappat kortet?',
    'Valutakalkylator',
  ]);
  await expectAccessible(page);

  // In a low window the menu can be scrolled to its end.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 240 });
  const last = accounts(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);

  // The balance of the new account is delayed. Meanwhile the old balance must not be visible.
  await sandbox.injectFault({ call: 'balance', delay: 60_000 });
  await accounts(page)
    .getByRole('button', { name: /^Nordlunds/ })
    .click();
  await expect(accounts(page)).toHaveCount(0);
  await expect(balance(page)).toContainText('Hämtar saldot');
  expect(amount).not.toBe('');
  await expect(balance(page)).not.toContainText(amount);
  await expect(menu).toHaveAccessibleName('Konto: Nordlunds Bygg AB');
  expect(await cardImage(page).getAttribute('aria-label')).not.toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await sandbox.clearFaults();
  await page.reload();
  await expect(balance(page)).toContainText('kr');
  await expect(menu).toHaveAccessibleName('Konto: Nordlunds Bygg AB');

  // An ended account can be read.
  await menu.click();
  await accounts(page)
    .getByRole('button', { name: /^Kvarnby/ })
    .click();
  await expect(menu).toHaveAccessibleName(/^Konto: Kvarnby/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Nästa påfyllning' })).toContainText(
    'Påfyllningar kan inte beställas för det här kontot.',
  );
});

test('home and transactions say whose money they show, and one press switches the account', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'noor');
  await expect(balance(page)).toContainText('kr');
  await expect(balance(page)).toContainText('Löfgrens Advokatbyrå');
  await balance(page).getByRole('button', { name: 'Byt konto till Nordlunds Bygg AB' }).click();
  await expect(balance(page)).toContainText('Nordlunds Bygg AB');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Transaktioner', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Nordlunds Bygg AB', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: /^Ladda ner hela \d+ \(Excel\)$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^Transaktioner \d{4}, Nordlunds Bygg AB\.xlsx$/);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(/^Noor .* · Nordlunds Bygg AB · •••• \d{4}$/)).toBeVisible();
  await page.emulateMedia({ media: null });
  await main.getByRole('button', { name: /^Byt konto till Kvarnby/ }).click();
  await expect(main.getByText(/^Kvarnby/)).toBeVisible();
});

test('a user with one account reads no name of an account', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(balance(page)).toContainText('kr');
  await expect(page.getByRole('button', { name: /^Byt konto till/ })).toHaveCount(0);
});

test('an account of the excluded branch is not listed', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'tage');
  await expect(balance(page)).toContainText('kr');
  await page.getByRole('button', { name: 'Konto: Nordlunds Bygg AB' }).click();
  await expect(accounts(page).getByRole('listitem')).toHaveCount(1);
  await expect(accounts(page).getByRole('button')).toHaveCount(0);
});

test('without a top-up calendar there are no links to top-ups', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'karin');
  await expect(balance(page)).toContainText('kr');
  await expect(navigationLinks(page)).toHaveText(['Hem', 'Transaktioner', 'Kort']);
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await expect(accounts(page).getByRole('link')).toHaveText([
    'Kortinställningar',
    'Tappat kortet?',
    'Valutakalkylator',
  ]);
});

test('the link to top-ups stays if the calendar cannot be loaded', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 GET \/api\/cardholder\/topups\/calendar/);
  await sandbox.injectFault({ call: 'topupCalendar', status: 500 });
  await openWithToken(page, sandbox, 'karin');
  await expect(balance(page)).toContainText('kr');
  await expect(navigationLinks(page)).toHaveText(['Hem', 'Transaktioner', 'Påfyllning', 'Kort']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the accounts are listed in the menu', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'noor');
    await expect(balance(page)).toContainText('kr');
    await page.getByRole('button', { name: 'Meny' }).click();
    await expect(accounts(page).getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await accounts(page)
      .getByRole('button', { name: /^Nordlunds/ })
      .click();
    await expect(accounts(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Meny' }).click();
    await expect(accounts(page).getByRole('listitem').nth(1)).toContainText('Visas nu');
  });
});

test('the menu of a phone shows nothing that moves when the accounts come', async ({ page, sandbox }) => {
  let deliver = () => {};
  await page.route(/\/assets\/AccountPanel-/, async (route) => {
    await new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 664 });
  await openWithToken(page, sandbox, 'noor');
  await page.getByRole('button', { name: 'Meny' }).click();
  const support = page.getByRole('link', { name: 'Support' }).filter({ visible: true });
  const logOut = page.getByRole('button', { name: 'Logga ut' }).filter({ visible: true });
  await expect(support).toBeVisible();
  await expect(logOut).toHaveCount(0);
  const before = await support.boundingBox();
  deliver();
  await expect(accounts(page)).toBeVisible();
  await expect(logOut).toBeVisible();
  expect(await support.boundingBox()).toEqual(before);
});
