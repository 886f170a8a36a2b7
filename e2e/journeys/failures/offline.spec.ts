import { expectAccessible } from '../../support/accessibility.ts';
import { passTime } from '../../support/clock.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { arrive, scan } from '../../support/log-in.ts';
import { door } from '../../support/places.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ noise }) => noise.expect(/^net::ERR_INTERNET_DISCONNECTED /));

test('at the door', async ({ page, context, sandbox }) => {
  await page.goto('/login/bankid');
  await expect(door(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  await expect(page.getByRole('alert')).toHaveText(`Inloggningen blev inte av${UNREACHABLE.swedish}`);
  await expectAccessible(page);
  await context.setOffline(false);
  await scan(page, sandbox);
});

test('while a code shows', async ({ page, context, sandbox }) => {
  await page.clock.install();
  await page.goto('/login/bankid');
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  await expect(page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' })).toBeVisible();
  await context.setOffline(true);
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(page.getByRole('alert')).toContainText(UNREACHABLE.swedish, { timeout: 200 });
  }).toPass();
  await context.setOffline(false);
  await scan(page, sandbox);
});

test('inside, where it is tried again when the connection is back', async ({ page, context, sandbox }) => {
  const balance = page.getByRole('region', { name: 'Saldo' });
  await arrive(page, sandbox, 'anna');
  await expect(balance).toContainText('Kortet rymmer');
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await expect(page).toHaveURL('/card');
  await expect(balance).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Hem', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(6);
  for (const alert of await page.getByRole('alert').all()) await expect(alert).toContainText(UNREACHABLE.swedish);
  await expectAccessible(page);
  await context.setOffline(false);
  await balance.getByRole('button', { name: 'Försök igen' }).first().click();
  await expect(balance).toContainText('Kortet rymmer');
});

test('on the way to a page that has not been fetched', async ({ page, context, sandbox, noise }) => {
  noise.expect(/^console error: TypeError: Failed to fetch dynamically imported module/);
  const heading = page.getByRole('heading', { level: 1 });
  await arrive(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('Kortet rymmer');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await expect(heading).toHaveText('Det här gick inte som det skulle');
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Börja om' }).click();
  await expect(heading).toHaveText('Kort');
});

test('when the session is about to end', async ({ page, context, sandbox }) => {
  await page.clock.install();
  await arrive(page, sandbox, 'sara');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('Kortet rymmer');
  await context.setOffline(true);
  await passTime(20_000, sandbox, page);
  const question = page.getByRole('alertdialog', { name: 'Du loggas snart ut' });
  await expect(question).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(question).toHaveCount(0);
});
