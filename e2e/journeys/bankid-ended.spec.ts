import { expectAccessible } from '../support/accessibility.ts';
import { loginButton, scanLoginCode } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

/** The hint codes of failed orders, with the message in Swedish and in English. */
const HINTS: Readonly<Record<string, readonly [swedish: string, english: string]>> = {
  expiredTransaction: [
    'Tiden gick ut innan BankID hann svara. Kontrollera att appen är öppen och att mobilen är uppkopplad, och försök igen.',
    'Time ran out before BankID answered. Check that the app is open and the phone is online, then try again.',
  ],
  certificateErr: [
    'Det BankID du valde är spärrat eller för gammalt. Välj ett annat, eller skaffa ett nytt hos din bank.',
    'The BankID you chose is blocked or too old. Choose another, or get a new one from your bank.',
  ],
  userCancel: [
    'Du avbröt i BankID-appen. Inget har ändrats, och du kan försöka igen när du vill.',
    'You cancelled in the BankID app. Nothing has changed, and you can try again when you like.',
  ],
  cancelled: [
    'BankID avbröts innan allt var klart. Försök igen när du vill.',
    'BankID was cancelled before you had finished. Try again when you like.',
  ],
  userDeclinedCall: [
    'Du svarade nej i BankID-appen, så vi avbröt. Var det du själv som startade kan du försöka igen.',
    'You declined in the BankID app, so we stopped. If you started this yourself, try again.',
  ],
  notSupportedByUserApp: [
    'Din BankID-app behöver uppdateras. Hämta den senaste versionen och försök igen.',
    'You need to update your BankID application. Get the latest version and try again.',
  ],
  transactionRiskBlocked: [
    'BankID stoppade ärendet av säkerhetsskäl. Kontakta din bank om du vill veta mer.',
    'BankID stopped this for security reasons. Contact your bank to find out more.',
  ],
  alreadyInProgress: [
    'Ett annat ärende pågår redan med ditt BankID. Avsluta det i appen och försök sedan igen.',
    'Your BankID is already in use for something else. Finish that in the app, then try again here.',
  ],
  unknownHint: ['Något gick fel med BankID. Försök igen.', 'Something went wrong with BankID. Try again.'],
};

for (const [hint, [swedish, english]] of Object.entries(HINTS)) {
  test(`an order that fails with ${hint} shows a message in both languages, and the user can start another`, {
    tag: '@ownPage',
  }, async ({ page, sandbox }) => {
    await page.clock.install();
    await page.goto('/login/bankid');
    const order = await scanLoginCode(page, sandbox);
    await sandbox.bankId.fail(order, hint);
    await page.clock.runFor(2000);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(`Det gick inte att logga in${swedish}`);
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(alert).toHaveText(`Could not log you in${english}`);

    const next = await scanLoginCode(page, sandbox);
    expect(next.orderRef).not.toBe(order.orderRef);
    await expect(alert).toHaveCount(0);
  });
}

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
