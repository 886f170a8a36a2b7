import { expectAccessible } from '../support/accessibility.ts';
import { advanceTime } from '../support/clock.ts';
import { loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownPage: true });

/** Half the life of Sara's tokens, ms: the portal renews them then. */
const HALF_LIFE = 20_000;

test.beforeEach(({ page }) => page.clock.install());

test('the token is renewed while the portal is open', async ({ page, sandbox }) => {
  const token = () => page.evaluate(() => localStorage.getItem('token'));
  const renewed = page.waitForResponse(/\/auth\/token\/renew$/);
  await openWithToken(page, sandbox, 'sara');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await (await renewed).finished();
  const tokens = new Set([await token()]);
  for (const count of [2, 3, 4]) {
    await advanceTime(HALF_LIFE, sandbox, page);
    await expect.poll(async () => tokens.add(await token()).size).toBe(count);
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
});

test('a token with less than 1500 s left is renewed when the page loads', async ({ page, sandbox }) => {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/token/renew')) renewals.push(request.method());
  });
  const oldToken = await sandbox.token('anna', { expiresIn: 1400 });
  await page.goto(`/home?token=${oldToken}`);
  await expect.poll(() => renewals).toEqual(['POST']);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(oldToken);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  expect(renewals).toEqual(['POST']);
});

test.describe('when the session cannot be renewed', () => {
  test.beforeEach(async ({ page, sandbox, consoleGuard }) => {
    consoleGuard.expect(/^500 POST \/api\/auth\/token\/renew$/);
    const renewed = page.waitForResponse(/\/auth\/token\/renew$/);
    await openWithToken(page, sandbox, 'sara');
    await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
    await renewed;
    await sandbox.injectFault({ call: 'renewToken', status: 500 });
    await advanceTime(HALF_LIFE, sandbox, page);
    await expect(page.getByRole('alertdialog', { name: 'Du loggas snart ut' })).toContainText(
      /Inloggningen går ut klockan \d\d:\d\d om du inte väljer att stanna kvar\./,
    );
  });

  test('the user can stay signed in', async ({ page, sandbox }) => {
    await expectAccessible(page);
    await sandbox.clearFaults();
    const renewed = page.waitForResponse(/\/auth\/token\/renew$/);
    await page.getByRole('button', { name: 'Stanna kvar' }).click();
    expect((await renewed).status()).toBe(200);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await advanceTime(HALF_LIFE, sandbox, page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  });
});

test('an expired token leads to the log-in with a message, after one reload', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^403 (GET|POST) /);
  // The last request of home. If it were still pending, its 403 would reload the page during the click.
  const pinStatus = page.waitForResponse(/\/card-pin-status$/);
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await pinStatus;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await sandbox.advanceClock(3_601_000);
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await expect(page.getByText('Din inloggning har gått ut.')).toBeVisible();
  await expect(page).toHaveURL('/login/bankid');
  await expectAccessible(page);
  expect(loads).toBe(1);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'consent',
    'dataOwner',
    'earlyReads',
    'language',
    'lastInput',
    'usedTokens',
    'userKey',
  ]);
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByText('Din inloggning har gått ut.')).toHaveCount(0);
});
