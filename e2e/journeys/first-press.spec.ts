import type { Locator, Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

/** Presses where the control is now and holds it for two frames, like a finger: the page can change meanwhile. */
async function pressAt(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error('the control is not visible');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((held) => requestAnimationFrame(() => requestAnimationFrame(held))));
  await page.mouse.up();
}

const main = (page: Page) => page.getByRole('main');
const invalid = (page: Page) => main(page).locator('[aria-invalid="true"]');

test.describe('the first press after an invalid field works', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a button below the field of the forgotten password', async ({ page }) => {
    await page.goto('/login/email-recover');
    await page.getByRole('textbox', { name: 'E-postadress' }).fill('anna');
    await pressAt(page, page.getByRole('button', { name: 'Tillbaka till inloggningen' }));
    await expect(page).toHaveURL('/login/email');
  });

  test('a link below the field of the new phone number', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna', '/edit-phone');
    await main(page).getByRole('textbox').first().fill('12');
    await pressAt(page, main(page).getByRole('link', { name: 'Tillbaka till inställningarna' }));
    await expect(page).toHaveURL('/settings/user');
  });

  test('the next field of the support form', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna', '/support');
    await page.getByRole('textbox', { name: 'Vad vill du fråga?' }).fill('Hej');
    const email = page.getByRole('textbox', { name: 'E-post' });
    await pressAt(page, email);
    await expect(email).toBeFocused();
    await expect(invalid(page)).toHaveCount(1);
  });

  test('the language below the support form, and the error still appears', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna', '/support');
    await page.getByRole('textbox', { name: 'Vad vill du fråga?' }).fill('Hej');
    await pressAt(page, page.getByRole('radio', { name: 'English' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(invalid(page)).toHaveCount(1);
  });
});
