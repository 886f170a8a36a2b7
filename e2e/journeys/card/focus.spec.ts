import { openWithPasswordToken, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';

test('hiding the PIN returns the focus to its button', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await openWithPasswordToken(page, sandbox, 'anna', '/card');
  const show = page.getByRole('main').getByRole('button', { name: /^Visa PIN-kod/ });
  const panel = page.getByRole('region', { name: 'PIN-kod' });
  await show.press('Enter');
  await signWithCode(page, sandbox);
  await expect(panel).toBeFocused();
  await page.getByRole('button', { name: 'Dölj nu' }).press('Enter');
  await expect(show).toBeFocused();

  await page.keyboard.press('Enter');
  await signWithCode(page, sandbox);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(panel).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(page.getByText('Vi har dolt uppgifterna igen av säkerhetsskäl.')).toBeVisible();
  await expect(show).toBeFocused();
  await page.getByRole('button', { name: 'Stäng', exact: true }).press('Enter');
  await expect(show).toBeFocused();
});

test('unblocking the PIN moves the focus to the page heading', async ({ page, sandbox }) => {
  await openWithPasswordToken(page, sandbox, 'pelle', '/card');
  await page.getByRole('button', { name: 'Lås upp PIN-koden' }).press('Enter');
  await signWithCode(page, sandbox);
  await expect(page.getByText('PIN-koden är upplåst. Nu kan du använda kortet igen.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('changing the delivery address moves the focus to the page heading', async ({ page, sandbox }) => {
  await openWithPasswordToken(page, sandbox, 'anna', '/physical-card-address');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Ändra adressen' }).press('Enter');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Gatuadress' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Spara adressen' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ändra adressen' })).toBeVisible();
  await expect(heading).toBeFocused();
});
