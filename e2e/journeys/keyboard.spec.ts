import type { Locator, Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import { readQr } from '../support/qr.ts';
import { expect, test } from '../support/test.ts';

/** More tab stops than any page has. */
const MAX_TAB_STOPS = 20;

/** Presses Tab until an element has the focus; it must then be in the viewport. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_TAB_STOPS && !(await hasFocus()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await tabTo(page, button);
  // A press right after the step before is ignored.
  await expect(button).toBeEnabled();
  await page.keyboard.press('Enter');
}

test('a new cardholder can log in and accept everything by keyboard', async ({ page, sandbox: { bankId } }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/login/bankid');
  await press(page, 'Visa QR-kod');
  const order = await bankId.scan(await readQr(page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' })));
  await bankId.identify(order, 'nils');
  await bankId.approve(order);
  await expect(heading).toHaveText('Villkor för kortet');
  await tabTo(page, page.getByRole('link', { name: 'Läs villkoren' }));
  await press(page, 'Godkänn villkoren');
  await expect(heading).toHaveText('Din arbetsgivares policy');
  await expect(heading).toBeFocused();
  await press(page, 'Godkänn policyn');
  await expect(heading).toHaveText('Välkommen, Nils');
  await expect(heading).toBeFocused();
  await press(page, 'Fortsätt till startsidan');
  await expect(heading).toHaveText('Hem');
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Se fler transaktioner' }));
});

test('the first tab stop is a link that skips the navigation', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Visa alla 2' })).toBeFocused();
});

test('arrow keys change the language without moving the focus', async ({ page }) => {
  await page.goto('/login/bankid');
  await tabTo(page, page.getByRole('radio', { name: 'Svenska' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in with BankID');
  await expect(page.getByRole('radio', { name: 'English' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, closes and returns the focus', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna');
    await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
    const accountNavigation = page.getByRole('navigation', { name: 'Du och ditt konto' });
    await press(page, 'Meny');
    await expect(accountNavigation).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(accountNavigation.getByRole('link', { name: 'Support' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(accountNavigation).toBeHidden();
    await expect(page.getByRole('button', { name: 'Meny' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, accountNavigation.getByRole('link', { name: 'Inställningar' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings/user');
    await expect(accountNavigation).toBeHidden();
  });
});

test('a dialog traps the focus until it is answered', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await openWithToken(page, sandbox, 'vera');
  const [keep, change] = [
    page.getByRole('button', { name: 'Fortsätt som nu' }),
    page.getByRole('button', { name: 'Logga in med länken' }),
  ];
  await expect(keep).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(change).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(keep).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Anna Lindqvist');
});
