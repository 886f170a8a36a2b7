import { expectAccessible } from '../support/accessibility.ts';
import { logInWithoutWaiting, loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test('an address that nobody knows has a way home', async ({ page, sandbox }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openWithToken(page, sandbox, 'anna', '/no/such/page');
  await expect(heading).toHaveText('Hoppsan, här skulle du inte hamna');
  await expect(page).toHaveTitle('Hoppsan, här skulle du inte hamna · Lunchkortet');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(heading).toHaveText('Oops, you shouldn’t be here');
  await page.getByRole('link', { name: 'Return to home' }).click();
  await expect(heading).toHaveText('Home');
  await expect(page).toHaveURL('/home');
});

test('an address at the door that nobody knows leads to the log-in', async ({ page }) => {
  await page.goto('/login/no-such-way');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoppsan, här skulle du inte hamna');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tillbaka till startsidan' }).click();
  await expect(loginButton(page)).toBeVisible();
});

test('without a log-in every address leads to the door', async ({ page }) => {
  for (const path of ['/', '/login', '/home', '/no/such/page']) {
    await page.goto(path);
    await expect(loginButton(page)).toBeVisible();
    await expect(page).toHaveURL('/login/bankid');
  }
});

test('the page that was asked for before the log-in is where one lands after it', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/transactions?year=2025');
  await expect(page).toHaveURL('/login/bankid');
  await logInWithoutWaiting(page, sandbox, 'anna');
  await expect(page.getByRole('navigation', { name: 'Sidor' })).toBeVisible();
  await expect(page).toHaveURL('/transactions?year=2025');
});

test('somebody who is logged in has no business at the door', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  for (const path of ['/login/bankid', '/login', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
    await expect(page).toHaveURL('/home');
  }
});
