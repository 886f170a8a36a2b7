import type { Page } from '@playwright/test';
import { loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

// A file that is in the cache would not be fetched again.
test.use({ ownPage: true });

const PORTAL = /\/assets\/portal-/;
const HOME = /\/assets\/home-/;

/** The names of the scripts that the page fetches from now on, without hash. */
function recordScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) scripts.add(name);
  });
  return scripts;
}

test('with a token the code of the page is fetched together with that of the portal', async ({ page, sandbox }) => {
  const homeRequested = page.waitForRequest(HOME);
  await page.route(PORTAL, async (route) => {
    await homeRequested;
    await route.continue();
  });
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});

test('without a token only the code of the log-in is fetched', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/home');
  await expect(loginButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toContain('portal');
  expect(scripts).not.toContain('signed-in');
  expect(scripts).not.toContain('home');
});

const codeOf = (page: Page, name: string) => page.waitForRequest(new RegExp(`/assets/${name}-`));

test('a link of the navigation fetches the code of its page when pointer or focus reach it', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna', '/support');
  const pages = page.getByRole('navigation', { name: 'Sidor' });
  const transactions = codeOf(page, 'transactions');
  await pages.getByRole('link', { name: 'Transaktioner' }).hover();
  await transactions;
  await page.getByRole('button', { name: /^Konto: / }).click();
  const menu = page.getByRole('region', { name: 'Konton' });
  for (const [name, code] of [
    ['Påfyllning', 'topups'],
    ['Kortinställningar', 'card'],
    ['Valutakalkylator', 'currency-calculator'],
  ] as const) {
    const requested = codeOf(page, code);
    await menu.getByRole('link', { name }).focus();
    await requested;
  }
  await expect(page).toHaveURL('/support');
});

test('a link inside a page fetches the code of its page when focus reaches it', async ({ page, sandbox }) => {
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  for (const [path, link, code] of [
    [null, 'Logga in med lösenord i stället', 'login'],
    ['/home', 'Se fler transaktioner', 'transactions'],
    [null, 'Räkna om', 'currency-calculator'],
    ['/edit-email', 'Tillbaka till inställningarna', 'settings'],
  ] as const) {
    if (path !== null) await openWithToken(page, sandbox, 'anna', path);
    const requested = codeOf(page, code);
    await page.getByRole('link', { name: link }).focus();
    await requested;
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger on a link of the navigation fetches the code of its page', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna', '/support');
    const link = page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Kort', exact: true });
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    const requested = codeOf(page, 'card');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 10, y: y + 10 }] });
    await requested;
    await expect(page).toHaveURL('/support');
  });
});
