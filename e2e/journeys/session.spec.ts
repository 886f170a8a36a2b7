import { expectAccessible } from '../support/accessibility.ts';
import { advanceTime } from '../support/clock.ts';
import { logInWithoutWaiting, loginButton, openWithToken } from '../support/login.ts';
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

test('a query renews the token at most once a minute', async ({ page, sandbox }) => {
  const renewals: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/token/renew')) renewals.push(response.request().method());
  });
  const reloadBalance = async () => {
    await page.getByRole('link', { name: 'Kort', exact: true }).click();
    const balance = page.waitForResponse(/\/balance$/);
    await page.getByRole('link', { name: 'Hem', exact: true }).click();
    await balance;
    await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  };
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await reloadBalance();
  expect(renewals).toEqual([]);
  await advanceTime(61_000, sandbox, page);
  await reloadBalance();
  await expect.poll(() => renewals).toEqual(['POST']);
  await reloadBalance();
  expect(renewals).toEqual(['POST']);
});

test('if renewal fails, the dialog opens at least a minute before the token expires', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^500 POST \/api\/auth\/token\/renew$/);
  await sandbox.injectFault({ call: 'renewToken', status: 500 });
  const atLoad = page.waitForResponse(/\/auth\/token\/renew$/);
  await page.goto(`/home?token=${await sandbox.token('anna', { expiresIn: 260 })}`);
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await atLoad;
  // The renewal is due at once and is retried every half minute.
  for (const _ of [30, 60, 90, 120]) {
    const attempt = page.waitForResponse(/\/auth\/token\/renew$/);
    await advanceTime(30_000, sandbox, page);
    await attempt;
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await advanceTime(30_000, sandbox, page);
  await expect(page.getByRole('alertdialog', { name: 'Du loggas snart ut' })).toBeVisible();
});

test('a session that the backend does not extend is announced, and the user can finish', async ({ page, sandbox }) => {
  const HALF_DAY = 43_200;
  const token = await sandbox.token('anna', { expiresIn: HALF_DAY });
  // The page starts when 150 s are left. The renewal at once brings a token that lasts no longer, and so does the next one.
  await advanceTime((HALF_DAY - 150) * 1000, sandbox, page);
  const renewed = () => page.waitForResponse(/\/auth\/token\/renew$/);
  const atLoad = renewed();
  await page.goto(`/home?token=${token}`);
  await atLoad;
  const dialog = page.getByRole('alertdialog', { name: 'Din inloggning går snart ut' });
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await expect(dialog).toBeHidden();
  const later = renewed();
  await advanceTime(61_000, sandbox, page);
  await later;
  await expect(dialog).toContainText(/loggas ut klockan \d\d:\d\d/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Okej' }).click();
  await expect(dialog).toBeHidden();
  await advanceTime(30_000, sandbox, page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await advanceTime(60_000, sandbox, page);
  await expect(page.getByRole('alert')).toHaveText(
    'Tiden för din inloggning gick ut. Logga in igen för att fortsätta.',
  );
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

  test('the dialog says why if the renewal fails again', async ({ page }) => {
    const renewal = page.waitForResponse(/\/auth\/token\/renew$/);
    await page.getByRole('button', { name: 'Stanna kvar' }).click();
    expect((await renewal).status()).toBe(500);
    const dialog = page.getByRole('alertdialog', { name: 'Du loggas snart ut' });
    await expect(dialog.getByRole('alert')).toContainText('Det gick inte att hämta uppgifterna från servern.');
    await expectAccessible(page);
  });

  test('the user can log out', async ({ page }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logga ut' }).click();
    await expect(loginButton(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('the session ends with a message, and the user can log in again', async ({ page, sandbox }) => {
    await advanceTime(HALF_LIFE, sandbox, page);
    await expect(loginButton(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'Tiden för din inloggning gick ut. Logga in igen för att fortsätta.',
    );
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectAccessible(page);
    await sandbox.clearFaults();
    await logInWithoutWaiting(page, sandbox, 'sara');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  });
});

test('a 401 ends the session with a message', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^401 GET \/api\/cardholder\/accounts\/v2\/\d+\/balance$/);
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await sandbox.injectFault({ call: 'balance', status: 401 });
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  // Waits for the card page: without it, home would not be left and the balance not loaded again.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kort');
  await page.getByRole('link', { name: 'Hem', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Inloggningen gäller inte längre. Logga in igen för att fortsätta.');
  await expect(page).toHaveURL('/login/bankid');
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
  await expect(page.getByText('Tiden för din inloggning gick ut.')).toBeVisible();
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
  await expect(page.getByText('Tiden för din inloggning gick ut.')).toHaveCount(0);
});
