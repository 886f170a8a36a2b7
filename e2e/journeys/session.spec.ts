import { expectAccessible } from '../support/accessibility.ts';
import { advanceTime } from '../support/clock.ts';
import { logInWithoutWaiting, loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

/** Sara's tokens live for 40 s; half of that is when the portal renews them. */
const HALF_LIFE = 20_000;

test.beforeEach(({ page }) => page.clock.install());

test('a token is renewed for as long as the portal is open', async ({ page, sandbox }) => {
  const token = () => page.evaluate(() => localStorage.getItem('token'));
  await openWithToken(page, sandbox, 'sara');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
  const seen = new Set([await token()]);
  for (const count of [2, 3, 4]) {
    await advanceTime(HALF_LIFE, sandbox, page);
    await expect.poll(async () => seen.add(await token()).size).toBe(count);
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
});

test('a query renews as well, and at most once a minute', async ({ page, sandbox }) => {
  const renewals: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/token/renew')) renewals.push(response.request().method());
  });
  const readAgain = async () => {
    await page.getByRole('link', { name: 'Kort', exact: true }).click();
    const balance = page.waitForResponse(/\/balance$/);
    await page.getByRole('link', { name: 'Hem', exact: true }).click();
    await balance;
    await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
  };
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
  await readAgain();
  expect(renewals).toEqual([]);
  await advanceTime(61_000, sandbox, page);
  await readAgain();
  await expect.poll(() => renewals).toEqual(['POST']);
  await readAgain();
  expect(renewals).toEqual(['POST']);
});

test('whoever cannot be renewed is asked at least a minute ahead', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 POST \/api\/auth\/token\/renew$/);
  await sandbox.injectFault({ call: 'renewToken', status: 500 });
  await page.goto(`/home?token=${await sandbox.token('anna', { expiresIn: 260 })}`);
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
  // Due after a minute, and tried again every half minute.
  for (const seconds of [60, 30, 30]) {
    const tried = page.waitForResponse(/\/auth\/token\/renew$/);
    await advanceTime(seconds * 1000, sandbox, page);
    await tried;
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await advanceTime(70_000, sandbox, page);
  await expect(page.getByRole('alertdialog', { name: 'Du loggas snart ut' })).toBeVisible();
});

test.describe('when a session cannot be renewed', () => {
  test.beforeEach(async ({ page, sandbox, consoleGuard }) => {
    consoleGuard.expect(/^500 POST \/api\/auth\/token\/renew$/);
    await sandbox.injectFault({ call: 'renewToken', status: 500 });
    await openWithToken(page, sandbox, 'sara');
    await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
    await advanceTime(HALF_LIFE, sandbox, page);
    await expect(page.getByRole('alertdialog', { name: 'Du loggas snart ut' })).toContainText(
      /Inloggningen går ut klockan \d\d:\d\d\. Stannar du kvar går den inte ut\./,
    );
  });

  test('the person is asked, and can stay', async ({ page, sandbox }) => {
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

  test('asking in vain asks again', async ({ page }) => {
    const renewal = page.waitForResponse(/\/auth\/token\/renew$/);
    await page.getByRole('button', { name: 'Stanna kvar' }).click();
    expect((await renewal).status()).toBe(500);
    await expect(page.getByRole('alertdialog', { name: 'Du loggas snart ut' })).toBeVisible();
  });

  test('the person can log out', async ({ page }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logga ut' }).click();
    await expect(loginButton(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('it ends with a reason, and goes on after a new log-in', async ({ page, sandbox }) => {
    await advanceTime(HALF_LIFE, sandbox, page);
    await expect(loginButton(page)).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText(
      'Du var inloggad så länge att tiden gick ut. Logga in igen för att fortsätta.',
    );
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectAccessible(page);
    await sandbox.clearFaults();
    await logInWithoutWaiting(page, sandbox, 'sara');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  });
});

test('a session that the backend no longer knows ends with a reason', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^401 GET \/api\/cardholder\/accounts\/v2\/\d+\/balance$/);
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
  await sandbox.injectFault({ call: 'balance', status: 401 });
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  // Whoever turns back before the page of the card is there has never left home, where the balance is known.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kort');
  await page.getByRole('link', { name: 'Hem', exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    'Inloggningen gäller inte längre. Logga in igen för att fortsätta.',
  );
  await expect(page).toHaveURL('/login/bankid');
});

test('a token that has ended unnoticed leads to the door, once, with a reason', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^403 (GET|POST) /);
  // The last that home reads: were it still to come, it would hear the 403 and reload the page under the click.
  const pinStatus = page.waitForResponse(/\/card-pin-status$/);
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
  await pinStatus;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await sandbox.advanceClock(3_601_000);
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await expect(page.getByText('Du var inloggad så länge att tiden gick ut.')).toBeVisible();
  await expect(page).toHaveURL('/login/bankid');
  await expectAccessible(page);
  expect(loads).toBe(1);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['consent', 'language']);
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByText('Du var inloggad så länge att tiden gick ut.')).toHaveCount(0);
});
