import { arriveByPassword, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';

test('whoever hides the PIN is back at what showed it', async ({ page, sandbox }) => {
  await page.clock.install();
  await arriveByPassword(page, sandbox, 'anna', '/card');
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
  await expect(page.getByText('Dolt igen, för säkerhets skull.')).toBeVisible();
  await expect(show).toBeFocused();
  await page.getByRole('button', { name: 'Stäng', exact: true }).press('Enter');
  await expect(show).toBeFocused();
});

test('whoever unblocks the PIN goes on from the head of the page', async ({ page, sandbox }) => {
  await arriveByPassword(page, sandbox, 'pelle', '/card');
  await page.getByRole('button', { name: 'Lås upp PIN-koden' }).press('Enter');
  await signWithCode(page, sandbox);
  await expect(page.getByText('PIN-koden är upplåst. Nu kan du använda kortet igen.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('whoever changes the address of an order goes on from its head', async ({ page, sandbox }) => {
  await arriveByPassword(page, sandbox, 'anna', '/physical-card-address');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Ändra adressen' }).press('Enter');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Gatuadress' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ändra adressen' })).toBeVisible();
  await expect(heading).toBeFocused();
});
