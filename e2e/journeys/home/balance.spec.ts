import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('shows a warning for a low balance and a note for a high balance', async ({ page, sandbox }) => {
  const balance = page.getByRole('region', { name: 'Saldo', exact: true });
  await openWithToken(page, sandbox, 'linus');
  await expect(balance).toContainText('Mindre än 200 kr kvar på kortet');
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login/bankid');
  await openWithToken(page, sandbox, 'hedda');
  await expect(balance).toContainText('Mer än 12 000 kr på kortet.');
});

test('shows the maximum of the next top-up', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'malin');
  await expect(page.getByRole('region', { name: 'Nästa påfyllning' })).toHaveText(
    /Kommer den 2\d \S+ · högst 1\s890\skr1\s260\skr/,
  );
});
