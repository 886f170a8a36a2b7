import { INVALID_RESPONSE_TEXTS } from '../../support/faults.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('a response without the required fields when the cardholder is loaded', async ({ page, sandbox }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await sandbox.injectFault({ call: 'cardholderInfo', body: 'wrongShape' });
  await openWithToken(page, sandbox, 'anna');
  await expect(heading).toHaveText('Vi kan inte visa Mina sidor just nu');
  await expect(page.getByRole('main')).toContainText(INVALID_RESPONSE_TEXTS.swedish);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(heading).toHaveText('We cannot show your pages right now');
  await expect(page.getByRole('main')).toContainText(INVALID_RESPONSE_TEXTS.english);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Home');
});

test('a read that fails with a 500 is tried three times', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 GET \/api\/cardholder\/accounts\/v2$/);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cardholder/accounts/v2')) requests.push(request.method());
  });
  await sandbox.injectFault({ call: 'accounts', status: 500, times: 2 });
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  expect(requests).toHaveLength(3);
});
