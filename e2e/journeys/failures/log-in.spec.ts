import { UNREACHABLE_TEXTS } from '../../support/faults.ts';
import { scanLoginCode } from '../../support/login.ts';
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
