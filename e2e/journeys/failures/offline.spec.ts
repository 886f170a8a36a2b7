import { expectAccessible } from '../../support/accessibility.ts';
import { advanceTime } from '../../support/clock.ts';
import { UNREACHABLE_TEXTS } from '../../support/faults.ts';
import { loginButton, openWithToken, scanLoginCode } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ consoleGuard }) => consoleGuard.expect(/^net::ERR_INTERNET_DISCONNECTED /));

test('offline at the log-in', { tag: '@ownPage' }, async ({ page, context, sandbox }) => {
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  await expect(page.getByRole('alert')).toHaveText(`Det gick inte att logga in${UNREACHABLE_TEXTS.swedish}`);
  await expectAccessible(page);
  await context.setOffline(false);
  await scanLoginCode(page, sandbox);
});

test('offline while the user approves in the BankID app', { tag: '@ownPage' }, async ({ page, context, sandbox }) => {
  await page.clock.install();
  await page.goto('/login/bankid');
  const order = await scanLoginCode(page, sandbox);
  await context.setOffline(true);
  const alert = page.getByRole('alert');
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(alert).toContainText('Vi fortsätter att försöka', { timeout: 200 });
  }).toPass();
  await expectAccessible(page);
  await sandbox.bankId.identify(order, 'anna');
  await sandbox.bankId.approve(order);
  // The order is not lost: the next poll that is answered completes the log-in.
  await context.setOffline(false);
  await page.clock.runFor(2000);
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
});

test('offline at home: everything is read again when the connection is back', { tag: '@ownPage' }, async ({
  page,
  context,
  sandbox,
}) => {
  const balance = page.getByRole('region', { name: 'Saldo', exact: true });
  await openWithToken(page, sandbox, 'anna');
  await expect(balance).toContainText('per arbetsdag');
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await expect(page).toHaveURL('/card');
  await expect(balance).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Hem', exact: true }).click();
  await expect(page.getByText('Ingen uppkoppling')).toBeVisible();
  await expect(balance).toContainText(/1\s406,33\skrSå var det klockan \d\d:\d\d\./);
  await expect(page.getByRole('region', { name: 'Nästa påfyllning' })).toContainText(
    /Kommer den \d+ \w+1\s680\skrSå var det klockan/,
  );
  const alerts = page.getByRole('alert');
  await expect(alerts.filter({ hasText: /Klockan \d\d:\d\d gick kortet att använda/ })).toBeVisible();
  await expect(alerts).toHaveCount(4);
  await expect(alerts.filter({ hasText: UNREACHABLE_TEXTS.swedish })).toHaveCount(4);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(balance).toContainText('1 406,33 kr');
  await expect(balance).toContainText('per arbetsdag');
  await expect(balance).not.toContainText('Så var det');
  await expect(alerts).toHaveCount(0);
  await expect(page.getByText('Ingen uppkoppling')).toHaveCount(0);
});

test('what was read before a change is not shown after it', { tag: '@ownPage' }, async ({ page, context, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('per arbetsdag');
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await page.getByRole('button', { name: /^Spärra/ }).click();
  await expect(page.getByRole('button', { name: /^Häv spärren/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Hem', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Vi kunde inte se om kortet fungerar' })).toBeVisible();
  await expect(page.getByText('gick kortet att använda')).toHaveCount(0);
});

test('offline when the session is about to expire', { tag: '@ownPage' }, async ({ page, context, sandbox }) => {
  await page.clock.install();
  await openWithToken(page, sandbox, 'sara');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('per arbetsdag');
  await context.setOffline(true);
  await advanceTime(20_000, sandbox, page);
  const question = page.getByRole('alertdialog', { name: 'Du loggas snart ut' });
  await expect(question).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(question).toHaveCount(0);
});
