import { expectAccessible } from '../support/accessibility.ts';
import { logInWithoutWaiting } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test('a BankID log-in without access to the portal is rejected', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/login/bankid');
  await logInWithoutWaiting(page, sandbox, 'olle');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Användaren är ogiltig eller har inte tillgång till Mina sidor.');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(alert).toContainText('Invalid user or user not authorized to access the application.');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/home');
  await expect(page).toHaveURL('/login/bankid');
});

test('a BankID log-in without a lunch card shows an error, and another user can log in', { tag: '@ownPage' }, async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^404 POST \/api\/auth\/auth\/bankid\/v2\/collect$/);
  await page.clock.install();
  await page.goto('/login/bankid');
  await logInWithoutWaiting(page, sandbox, 'gustav');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Vi hittar inget lunchkort för den som legitimerade sig. Kontrollera med din arbetsgivare att du har fått ett kort.',
  );
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(alert).toContainText('No lunch card found for this BankID user.');
  await expectAccessible(page);
  await logInWithoutWaiting(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});

test('a link with a token for another application is rejected', async ({ page, sandbox }) => {
  const token = await sandbox.token('anna', { applications: ['Client Administration'] });
  await page.goto(`/home?token=${token}`);
  await expect(page.getByRole('alert')).toHaveText(
    'Användaren är ogiltig eller har inte tillgång till Mina sidor. Fråga din arbetsgivare om du har ett lunchkort.',
  );
  await expect(page).toHaveURL('/login/bankid');
  await expectAccessible(page);
});
