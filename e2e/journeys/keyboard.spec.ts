import { KeyboardUser } from '../support/keyboard.ts';
import { openWithToken } from '../support/login.ts';
import { readQr } from '../support/qr.ts';
import { expect, test } from '../support/test.ts';

test('a new cardholder can log in and accept everything by keyboard', async ({ page, sandbox: { bankId } }) => {
  const user = new KeyboardUser(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/login/bankid');
  await user.press(page.getByRole('button', { name: 'Visa QR-kod' }));
  const order = await bankId.scan(await readQr(page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' })));
  await bankId.identify(order, 'nils');
  await bankId.approve(order);
  await expect(heading).toHaveText('Villkor för kortet');
  await user.tabTo(page.getByRole('link', { name: 'Läs villkoren' }));
  await user.press(page.getByRole('button', { name: 'Godkänn villkoren' }));
  await expect(heading).toHaveText('Din arbetsgivares policy');
  await expect(heading).toBeFocused();
  await user.press(page.getByRole('button', { name: 'Godkänn policyn' }));
  await expect(heading).toHaveText('Välkommen, Nils');
  await expect(heading).toBeFocused();
  await user.press(page.getByRole('button', { name: 'Fortsätt till startsidan' }));
  await expect(heading).toHaveText('Hem');
  await expect(heading).toBeFocused();
  await user.tabTo(page.getByRole('link', { name: 'Visa PIN' }));
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
  await expect(page.getByRole('link', { name: 'Visa PIN' })).toBeFocused();
});

test('arrow keys change the language without moving the focus', async ({ page }) => {
  const user = new KeyboardUser(page);
  await page.goto('/login/bankid');
  await user.tabTo(page.getByRole('radio', { name: 'Svenska' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in with BankID');
  await expect(page.getByRole('radio', { name: 'English' })).toBeFocused();
});

test('the focus returns to the page when the last message is closed', async ({ page, sandbox }) => {
  const user = new KeyboardUser(page);
  await openWithToken(page, sandbox, 'anna', '/card');
  await user.press(page.getByRole('button', { name: /^Spärra tillfälligt/ }));
  const unblock = page.getByRole('button', { name: /^Häv spärren/ });
  const close = page.getByRole('button', { name: 'Stäng meddelandet' });
  await expect(close).toBeVisible();
  await expect(unblock).toBeFocused();
  await page.keyboard.press('F8');
  await user.press(close);
  await expect(close).toHaveCount(0);
  await expect(unblock).toBeFocused();

  await expect(unblock).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(close).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listitem').filter({ has: close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(close).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Spärra tillfälligt/ })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, closes and returns the focus', async ({ page, sandbox }) => {
    const user = new KeyboardUser(page);
    await openWithToken(page, sandbox, 'anna');
    await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
    const accountNavigation = page.getByRole('navigation', { name: 'Du och ditt konto' });
    await user.press(page.getByRole('button', { name: 'Meny' }));
    await expect(accountNavigation).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(accountNavigation.getByRole('link', { name: 'Support' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(accountNavigation).toBeHidden();
    await expect(page.getByRole('button', { name: 'Meny' })).toBeFocused();
    await page.keyboard.press('Enter');
    await user.tabTo(accountNavigation.getByRole('link', { name: 'Inställningar' }));
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
