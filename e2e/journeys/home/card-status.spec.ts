import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('a blocked PIN is told on top, and leads to the card', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'pelle');
  await expect(page.getByRole('status').filter({ hasText: 'PIN-koden är spärrad' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Lås upp' }).click();
  await expect(page).toHaveURL('/card');
});

test('a card that has no PIN yet complains of nothing', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'algot');
  await expect(page.getByRole('link', { name: 'Aktivera' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the wallet is OK once the card is in one; until then a page tells how it gets there', async ({
  page,
  sandbox,
}) => {
  const wallet = page.getByRole('region', { name: 'Mobil plånbok' });
  await openWithToken(page, sandbox, 'siri');
  await expect(wallet).toContainText('OK');
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login/bankid');

  await openWithToken(page, sandbox, 'anna');
  await wallet.getByRole('link', { name: 'Aktivera' }).click();
  await expect(page).toHaveURL('/digital-pay-onboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lägg kortet i mobilens plånbok');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Smidigare',
    'Snabbare',
    'Säkrare',
    'Så gör du',
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tillbaka hem' }).click();
  await expect(page).toHaveURL('/home');
});

test('a card that is nearly empty and one that is nearly full say so', async ({ page, sandbox }) => {
  const balance = page.getByRole('region', { name: 'Saldo' });
  await openWithToken(page, sandbox, 'linus');
  await expect(balance).toContainText('Mindre än 200 kr kvar.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login/bankid');
  await openWithToken(page, sandbox, 'hedda');
  await expect(balance).toContainText('Mer än 12 000 kr på kortet.');
  await expectAccessible(page);
});

test('a top-up that has a maximum tells it beside what comes', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'malin');
  await expect(page.getByRole('region', { name: 'Nästa påfyllning' })).toHaveText(
    /1\s260\skrKommer 2\d \S+ · högst 1\s890\skr/,
  );
});
