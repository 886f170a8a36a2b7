import { loginButton, openWithToken } from '../support/login.ts';
import { readQr } from '../support/qr.ts';
import { test } from '../support/test.ts';

const COLOURS = [
  { forcedColors: 'active', colorScheme: 'dark' },
  { forcedColors: 'active', colorScheme: 'light' },
  { forcedColors: 'none', colorScheme: 'dark' },
] as const;

test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' }));

test('a phone can read the QR code of a log-in in all colours', async ({ page }) => {
  await page.goto('/login/bankid');
  await loginButton(page).click();
  await page.getByRole('img', { name: 'QR-kod att skanna' }).waitFor();
  for (const colours of COLOURS) {
    await page.emulateMedia(colours);
    await readQr(page.getByRole('img', { name: 'QR-kod att skanna' }));
  }
});

test('a phone can read the QR code of a signature in all colours', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/card');
  await page.getByRole('button', { name: /^Visa PIN-kod/ }).click();
  await page.getByRole('button', { name: /^Visa QR-kod/ }).click();
  const code = page.getByRole('img', { name: 'QR-kod att skanna' });
  await code.waitFor();
  for (const colours of COLOURS) {
    await page.emulateMedia(colours);
    await readQr(code);
  }
});
