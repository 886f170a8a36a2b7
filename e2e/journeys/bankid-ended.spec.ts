import { expectAccessible } from '../support/accessibility.ts';
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

test('an order that is cancelled in the app shows a message', async ({ page, sandbox, newDevice, baseURL }) => {
  await page.goto('/login/bankid');
  const { orderRef } = await scanLoginCode(page, sandbox);
  const phone = await newDevice();
  await phone.goto(`${baseURL}/sandbox/bankid/orders/${orderRef}`);
  await phone.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(phone.getByText('The order has ended.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Du avbröt i BankID-appen.');
  await expect(page).toHaveURL('/login/bankid');
  await expectAccessible(page);
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

test('a QR code that is not scanned is renewed five times, and then polling stops', { tag: '@ownPage' }, async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const starts: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/bankid/v2/start')) starts.push(response.status());
  });
  await page.goto('/login/bankid');
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  const code = page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' });
  for (const start of [1, 2, 3, 4, 5, 6]) {
    await expect.poll(() => starts.length).toBe(start);
    await expect(code).toBeVisible();
    await sandbox.advanceClock(30_000);
    await expect(async () => {
      await page.clock.runFor(2000);
      expect(starts.length > start || (await page.getByRole('alert').isVisible())).toBe(true);
    }).toPass();
  }
  await expect(page.getByRole('alert')).toHaveText(
    'Det gick inte att logga inQR-koden skannades inte. Öppna BankID-appen, uppdatera den om det behövs och skanna koden. Har du ingen app kan du hämta den och skaffa ett BankID hos din bank.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  await expect(code).toBeVisible();
  await expect.poll(() => starts.length).toBe(7);
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
