import { logInWithoutWaiting, loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test('an unknown address shows the 404 page with a link to home', async ({ page, sandbox }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openWithToken(page, sandbox, 'anna', '/no/such/page');
  await expect(heading).toHaveText('Hoppsan, här skulle du inte hamna');
  await expect(page).toHaveTitle('Hoppsan, här skulle du inte hamna · Lunchkortet');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(heading).toHaveText("Oops, You shouldn't be here");
  await page.getByRole('link', { name: 'Return to home' }).click();
  await expect(heading).toHaveText('Home');
  await expect(page).toHaveURL('/home');
});

test('an unknown log-in address shows the 404 page with a link to the log-in', async ({ page }) => {
  await page.goto('/login/no-such-way');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoppsan, här skulle du inte hamna');
  await page.getByRole('link', { name: 'Tillbaka till startsidan' }).click();
  await expect(loginButton(page)).toBeVisible();
});

test('without a session every address redirects to the log-in', async ({ page }) => {
  for (const path of ['/', '/login', '/home', '/no/such/page']) {
    await page.goto(path);
    await expect(loginButton(page)).toBeVisible();
    await expect(page).toHaveURL('/login/bankid');
  }
});

test('the requested page is shown after the log-in', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/transactions?year=2025');
  await expect(page).toHaveURL('/login/bankid');
  await logInWithoutWaiting(page, sandbox, 'anna');
  await expect(page.getByRole('navigation', { name: 'Sidor' })).toBeVisible();
  await expect(page).toHaveURL('/transactions?year=2025');
});

test('a signed-in user is redirected from the log-in to home', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  for (const path of ['/login/bankid', '/login', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
    await expect(page).toHaveURL('/home');
  }
});

test('a link to the open page adds nothing to the history', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/support');
  await page.getByRole('link', { name: 'Hem' }).first().click();
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Hem' }).first().click();
  await page.goBack();
  await expect(page).toHaveURL('/support');
});

test('an old address of the page for a code keeps what the link says', async ({ page, sandbox }) => {
  await openWithToken(
    page,
    sandbox,
    'anna',
    '/verify-email?contactInformationId=1&contactInformationType=1&next=%2Fcard',
  );
  await expect(page).toHaveURL('/verification-code?contactInformationId=1&contactInformationType=1&next=%2Fcard');
});

for (const [typed, heading, path] of [
  ['/Topup-Calendar', 'Påfyllning', '/topup'],
  ['//home', 'Hem', '/home'],
] as const)
  test(`a signed-in user may type ${typed}`, async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna', '/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
    await page.goto(new URL(page.url()).origin + typed);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator('a[aria-current=page]:visible').first()).toBeVisible();
  });

test('a signed-out user may type /Login/Email', async ({ page }) => {
  await page.goto('/Login/Email');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Logga in med lösenord');
  await expect(page).toHaveURL('/login/email');
});
