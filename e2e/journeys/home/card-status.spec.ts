import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('a banner about a blocked PIN links to the card page', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'pelle');
  await expect(page.getByRole('status').filter({ hasText: 'PIN-koden är spärrad' })).toBeVisible();
  await page.getByRole('link', { name: 'Lås upp', exact: true }).click();
  await expect(page).toHaveURL('/card');
});

test('a card without a PIN shows no alert', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'algot');
  await expect(page.getByRole('link', { name: 'Aktivera' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the wallet tile shows OK if the card is in a wallet, otherwise it links to the instructions', async ({
  page,
  sandbox,
}) => {
  const wallet = page.getByRole('region', { name: 'Mobilens plånbok' });
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
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/home');
});
