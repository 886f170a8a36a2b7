import { expectAccessible } from '../support/accessibility.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';
import { shownToast } from '../support/toasts.ts';

test('limits are saved in whole kronor; an empty field is no limit', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings/limits');
  const daily = page.getByRole('textbox', { name: 'Per dag, kr' });
  const weekly = page.getByRole('textbox', { name: 'Per vecka, kr' });
  await expect(daily).toHaveValue('500');
  await expect(weekly).toHaveValue('1500');
  const usage = page.getByRole('region', { name: 'Köpt hittills' });
  await expect(usage.getByRole('listitem')).toHaveText([
    /^\d+\skr av 500\skr i dag$/,
    /^\d+\skr av 1\s500\skr den här veckan$/,
  ]);
  await daily.fill('99,50');
  await page.getByRole('button', { name: 'Spara gränserna' }).click();
  await expect(daily).toHaveAccessibleDescription('Ange ett heltal.');
  await daily.fill('2 000');
  await expect(page.getByRole('status').filter({ hasText: 'Dagsgränsen är högre än veckogränsen' })).toBeVisible();
  await expectAccessible(page);
  await weekly.fill('');
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/cardholder/preferences'),
  );
  await page.getByRole('button', { name: 'Spara gränserna' }).click();
  expect((await saving).postDataJSON()).toEqual({ dailyPurchaseLimit: 200_000, weeklyPurchaseLimit: 0 });
  await expect(page.getByText('Gränserna är sparade.').first()).toBeVisible();
  await expect(usage.getByRole('listitem')).toHaveText([/^\d+\skr av 2\s000\skr i dag$/, /^\d+\skr den här veckan$/]);
  await page.reload();
  await expect(daily).toHaveValue('2000');
  await expect(weekly).toHaveValue('');
  await expect(weekly).toHaveAccessibleDescription('Ingen gräns');
});

test('limits that the employer has locked are read-only', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'mats', '/settings/limits');
  await expect(page.getByText('Din arbetsgivare bestämmer gränserna, så de går inte att ändra här.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('radio', { name: 'English' }).click();
  await expect(page.getByText('Your employer sets the limits, so they cannot be changed here.')).toBeVisible();
});

test('limits whose answer was lost are read again, and not sent again', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST .*\/preferences$/);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cardholder/preferences')) {
      sent.push(request.postDataJSON());
    }
  });
  await openWithToken(page, sandbox, 'anna', '/settings/limits');
  await page.getByRole('textbox', { name: 'Per dag, kr' }).fill('700');
  await sandbox.injectFault({ call: 'savePreferences', drop: true, when: 'after' });
  await page.getByRole('button', { name: 'Spara gränserna' }).click();
  await expect(shownToast(page, 'Gränserna är sparade.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(sent).toEqual([{ dailyPurchaseLimit: 70_000, weeklyPurchaseLimit: 150_000 }]);
});
