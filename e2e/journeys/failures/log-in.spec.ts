import { expectAccessible } from '../../support/accessibility.ts';
import { REJECTED_TEXTS, TIMEOUT_TEXTS, UNREACHABLE_TEXTS } from '../../support/faults.ts';
import { logIn, scanLoginCode } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('a dropped connection when BankID starts', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST \/api\/auth\/auth\/bankid\/v2\/start$/);
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/bankid/v2/start')) starts.push(request.method());
  });
  await sandbox.injectFault({ call: 'startBankId', drop: true });
  await page.goto('/login/bankid');
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(`Det gick inte att logga in${UNREACHABLE_TEXTS.swedish}`);
  expect(starts).toHaveLength(1);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(alert).toHaveText(`Could not log you in${UNREACHABLE_TEXTS.english}`);
  await sandbox.clearFaults();
  await scanLoginCode(page, sandbox);
  expect(starts).toHaveLength(2);
});

test('starting BankID times out', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await page.route(/\/bankid\/v2\/start$/, () => undefined);
  await page.goto('/login/bankid');
  const startRequest = page.waitForRequest(/\/bankid\/v2\/start$/);
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  await startRequest;
  await expect(page.getByRole('status')).toHaveText('Öppna BankID-appen, tryck på QR-ikonen och skanna koden.');
  await expectAccessible(page);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toHaveText(`Det gick inte att logga in${TIMEOUT_TEXTS.swedish}`);
  await page.unroute(/\/bankid\/v2\/start$/);
  await scanLoginCode(page, sandbox);
});

test('a failed poll is retried', { tag: '@ownPage' }, async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 POST \/api\/auth\/auth\/bankid\/v2\/collect$/);
  await page.clock.install();
  await sandbox.injectFault({ call: 'collectBankId', status: 500, times: 2 });
  await page.goto('/login/bankid');
  await logIn(page, sandbox, 'anna');
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem', { timeout: 500 });
  }).toPass();
});

test('an error is shown if polling keeps failing', { tag: '@ownPage' }, async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 POST \/api\/auth\/auth\/bankid\/v2\/collect$/);
  await page.clock.install();
  await page.goto('/login/bankid');
  await scanLoginCode(page, sandbox);
  await sandbox.injectFault({ call: 'collectBankId', status: 500 });
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(page.getByRole('alert')).toContainText(REJECTED_TEXTS.swedish, { timeout: 500 });
  }).toPass();
  await sandbox.clearFaults();
  await scanLoginCode(page, sandbox);
});

test('an unknown hint code of a pending order is ignored', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await page.route(/\/bankid\/v2\/collect$/, (route) =>
    route.fulfill({ json: { status: 'PENDING', hintCode: 'aBrandNewHint' } }),
  );
  await page.goto('/login/bankid');
  const order = await scanLoginCode(page, sandbox);
  const polled = page.waitForResponse(/\/bankid\/v2\/collect$/);
  await page.clock.runFor(2000);
  await polled;
  await expect(page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' })).toBeVisible();
  await page.unroute(/\/bankid\/v2\/collect$/);
  await sandbox.bankId.identify(order, 'anna');
  await page.clock.runFor(2000);
  await expect(page.getByRole('status')).toHaveText('Nu är det dags för din säkerhetskod');
});
