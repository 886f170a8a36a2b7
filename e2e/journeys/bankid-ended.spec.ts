import { loginButton, scanLoginCode } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test('an order that fails shows a message in both languages, and the user can start another', {
  tag: '@ownPage',
}, async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/login/bankid');
  const order = await scanLoginCode(page, sandbox);
  await sandbox.bankId.fail(order, 'alreadyInProgress');
  await page.clock.runFor(2000);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    'Det gick inte att logga inEtt annat ärende pågår redan med ditt BankID. Avsluta det i appen och försök sedan igen.',
  );
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(alert).toHaveText(
    'Could not log you inYour BankID is already in use for something else. Finish that in the app, then try again here.',
  );

  const next = await scanLoginCode(page, sandbox);
  expect(next.orderRef).not.toBe(order.orderRef);
  await expect(alert).toHaveCount(0);
});

test('an order that is scanned and not approved expires after three minutes', { tag: '@ownPage' }, async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto('/login/bankid');
  const order = await scanLoginCode(page, sandbox);
  await sandbox.bankId.identify(order, 'anna');
  await sandbox.advanceClock(180_000);
  await page.clock.runFor(2000);
  await expect(page.getByRole('alert')).toContainText('Tiden gick ut innan BankID hann svara.');
});

test('the cancel button cancels the order', async ({ page, sandbox }) => {
  await page.goto('/login/bankid');
  const order = await scanLoginCode(page, sandbox);
  const cancelled = page.waitForResponse(/bankid\/v2\/cancel$/);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  expect((await cancelled).status()).toBe(204);
  await expect(loginButton(page)).toBeVisible();
  await expect(sandbox.bankId.identify(order, 'anna')).rejects.toThrow('The order is over');
});
