import type { Page } from '@playwright/test';
import { logIn, loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

/*
 * Two users on one device: nothing of the first one opens or shows to the second.
 */

test.use({ viewport: { width: 1280, height: 900 } });

const USED = 'Länken har redan använts. Logga in igen för att fortsätta.';
const NEW_EMAIL = 'anna.hemlig@example.se';

const alert = (page: Page) => page.getByRole('alert');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const openSearch = (page: Page) => page.getByRole('button', { name: 'Sök', exact: true }).click();
const search = (page: Page) => page.getByLabel('Sök text eller datum');
const card = (page: Page) => page.getByRole('img', { name: /^Ditt kort/ });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByText('Du är utloggad.')).toBeVisible();
}

/** What the page shows, also in its fields, and its address. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [document.body.innerText, ...fields.map(({ value }) => value), document.title, location.href].join('\n');
  });

test.describe('a link after the log-out', () => {
  test('does not log in again, until another one is sent', async ({ page, sandbox }) => {
    const link = `/home?token=${await sandbox.token('anna')}`;
    await page.goto(link);
    await expect(card(page)).toContainText('Anna Lindqvist');
    await logOut(page);
    await page.goto(link);
    await expect(alert(page)).toHaveText(USED);
    await expect(page).toHaveURL('/login/bankid');
    expect(await stored(page, 'token')).toBeNull();

    await openWithToken(page, sandbox, 'vera');
    await expect(card(page)).toContainText('Vera Ekman');
    await page.goto(link);
    await expect(card(page)).toContainText('Vera Ekman');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await logOut(page);
    await page.goto(link);
    await expect(alert(page)).toHaveText(USED);
    await openWithToken(page, sandbox, 'anna');
    await expect(card(page)).toContainText('Anna Lindqvist');
  });

  test('does not log in again after its token was renewed, and nor does any later token', async ({ page, sandbox }) => {
    const token = await sandbox.token('anna', { expiresIn: 1400 });
    await page.goto(`/home?token=${token}`);
    await expect.poll(() => stored(page, 'token')).not.toBe(token);
    await expect.poll(() => stored(page, 'token')).not.toBeNull();
    const renewed = (await stored(page, 'token')) ?? '';
    await expect(card(page)).toContainText('Anna Lindqvist');
    await logOut(page);
    for (const used of [token, renewed]) {
      await page.goto(`/home?token=${used}`);
      await expect(alert(page)).toHaveText(USED);
      await page.evaluate((value) => localStorage.setItem('token', value), used);
      await page.goto('/home');
      await expect(alert(page)).toHaveText('Din inloggning gäller inte längre. Logga in igen för att fortsätta.');
      expect(await stored(page, 'token')).toBeNull();
    }
    await page.evaluate((value) => localStorage.setItem('token', value), renewed);
    await page.goto('/home');
    await expect(loginButton(page)).toBeVisible();
  });

  test('does not log in if the log-out was in another tab', async ({ page, context, sandbox }) => {
    const link = `/home?token=${await sandbox.token('anna')}`;
    await page.goto(link);
    await expect(card(page)).toContainText('Anna Lindqvist');
    const other = await context.newPage();
    await other.goto('/home');
    await logOut(other);
    await expect(loginButton(page)).toBeVisible();
    await page.goto(link);
    await expect(alert(page)).toHaveText(USED);
  });

  test('leaves no token on the device', async ({ page, sandbox }) => {
    const token = await sandbox.token('anna');
    await page.goto(`/home?token=${token}`);
    await expect(card(page)).toContainText('Anna Lindqvist');
    await logOut(page);
    const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const part of token.split('.')) expect(everything).not.toContain(part);
  });
});

test('the entries of the history show nothing of an earlier user', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await openSearch(page);
  await search(page).fill('apotek');
  await expect(page).toHaveURL(/search=apotek/);
  await search(page).fill('gr');
  await expect(page).toHaveURL(/search=gr$/);
  await page.getByRole('main').getByRole('button', { name: /Köp/ }).first().click();
  await page.getByText('Jag känner inte igen köpet').click();
  await page.getByRole('link', { name: 'Fråga supporten om köpet' }).click();
  const question = await page.getByRole('textbox', { name: 'Vad vill du fråga?' }).inputValue();
  expect(question).toMatch(/^Jag känner inte igen köpet hos /);
  await page.goto('/transactions?year=2025&search=hemlig');
  await expect(search(page)).toHaveValue('hemlig');
  await page.goto('/edit-email');
  await page.getByRole('textbox', { name: 'Ny e-postadress' }).fill(NEW_EMAIL);
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await expect(page.getByText(NEW_EMAIL)).toBeVisible();
  await page.goto('/home');
  await logOut(page);

  await logIn(page, sandbox, 'vera');
  await expect(card(page)).toContainText('Vera Ekman');
  const visited: string[] = [];
  while (new URL(page.url()).pathname !== '/transactions' || visited.length < 4) {
    await page.goBack();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(/^[^?]*$/);
    visited.push(new URL(page.url()).pathname);
    const text = await shown(page);
    for (const secret of [NEW_EMAIL, question, 'apotek', 'hemlig', 'search', 'Anna'])
      expect(text).not.toContain(secret);
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toMatch(/hemlig|känner/);
  }
  expect(visited).toEqual(expect.arrayContaining(['/verification-code', '/edit-email', '/transactions', '/support']));
});

test('the entries of the history keep what a user has left in them, also after a reload and an expired log-in', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^401 GET /);
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await openSearch(page);
  await search(page).fill('gr');
  await expect(page).toHaveURL(/search=gr$/);
  await page.getByRole('main').getByRole('button', { name: /Köp/ }).first().click();
  await page.getByText('Jag känner inte igen köpet').click();
  await page.getByRole('link', { name: 'Fråga supporten om köpet' }).click();
  const field = page.getByRole('textbox', { name: 'Vad vill du fråga?' });
  await expect(field).toHaveValue(/^Jag känner inte igen köpet hos /);
  await page.reload();
  await expect(field).toHaveValue(/^Jag känner inte igen köpet hos /);
  await page.goBack();
  await expect(search(page)).toHaveValue('gr');

  await sandbox.injectFault({ call: 'balance', status: 401, times: 1 });
  await page.getByRole('link', { name: 'Hem', exact: true }).click();
  await logIn(page, sandbox, 'anna');
  await expect(heading(page)).toHaveText('Hem');
  await page.goBack();
  await expect(search(page)).toHaveValue('gr');
});

test.describe('the page that was open when the session ended', () => {
  test.beforeEach(async ({ page, sandbox, consoleGuard }) => {
    consoleGuard.expect(/^401 GET /);
    await openWithToken(page, sandbox, 'anna', '/transactions?search=apotek');
    await expect(search(page)).toHaveValue('apotek');
    await sandbox.injectFault({ call: 'yearTransactions', status: 401, times: 1 });
    await page
      .getByRole('link', { name: '2025' })
      .or(page.getByRole('tab', { name: '2025' }))
      .first()
      .click();
    await expect(loginButton(page)).toBeVisible();
    expect(await stored(page, 'wantedPage')).toBeNull();
  });

  test('opens for the same user', async ({ page, sandbox }) => {
    await logIn(page, sandbox, 'anna');
    await expect(page).toHaveURL(/\/transactions\?.*search=apotek/);
    await expect(search(page)).toHaveValue('apotek');
  });

  test('does not open for another user', async ({ page, sandbox }) => {
    await logIn(page, sandbox, 'vera');
    await expect(page).toHaveURL('/home');
    await expect(card(page)).toContainText('Vera Ekman');
  });

  test('does not open for another user who went back before the log-in', async ({ page, sandbox }) => {
    await page.goBack();
    await expect(loginButton(page)).toBeVisible();
    expect(await stored(page, 'wantedPage')).toBeNull();
    await logIn(page, sandbox, 'vera');
    await expect(page).toHaveURL('/home');
  });
});

test('the page whose token has expired does not open for another user after the reload', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^403 (GET|POST) /);
  await openWithToken(page, sandbox, 'anna', '/transactions?search=apotek');
  await expect(search(page)).toHaveValue('apotek');
  await sandbox.advanceClock(3_601_000);
  await page.getByRole('tab', { name: '2025' }).click();
  await expect(page.getByText('Din inloggning har gått ut.')).toBeVisible();
  expect(await stored(page, 'wantedPage')).toBeNull();
  await logIn(page, sandbox, 'vera');
  await expect(page).toHaveURL('/home');
});

test('the back button after a log-out stores no page, and the next user starts at home', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/transactions?search=apotek');
  await expect(search(page)).toHaveValue('apotek');
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await expect(heading(page)).toHaveText('Kort');
  await logOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  expect(await stored(page, 'wantedPage')).toBeNull();
  await logIn(page, sandbox, 'vera');
  await expect(page).toHaveURL('/home');
});

test('the page that a signed-out user asked for is stored without its query', async ({ page }) => {
  await page.goto('/transactions?search=apotek');
  await expect(loginButton(page)).toBeVisible();
  expect(await stored(page, 'wantedPage')).toBe('/transactions');
});

test('a page that the browser has kept is hidden until it knows who is logged in', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(card(page)).toContainText('Anna Lindqvist');
  /** Leaves the page and comes back. Stores whether the name shows at once, and in each of the frames after it. */
  const restore = (change: 'nothing' | 'log-out') =>
    page.evaluate((what) => {
      const transition = (type: string) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      const frames: boolean[] = [];
      const look = () => {
        frames.push(/Anna Lindqvist/i.test(document.body.innerText));
        sessionStorage.setItem('frames', frames.join());
        if (frames.length < 20) requestAnimationFrame(look);
      };
      transition('pagehide');
      // Without an event: the page would not get it while it is kept.
      if (what === 'log-out') for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
      transition('pageshow');
      look();
    }, change);
  const frames = () => page.evaluate(() => sessionStorage.getItem('frames'));
  await restore('nothing');
  await expect.poll(frames).toMatch(/^false,.*true/);
  await expect(card(page)).toBeVisible();
  await restore('log-out');
  // It shows after the reload.
  await expect(page.getByText('Du är utloggad.')).toBeVisible();
  expect(await frames()).not.toContain('true');
});
