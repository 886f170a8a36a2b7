import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { loginButton, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const logOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Logga ut' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function expectCrash(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Något gick fel');
  await expectAccessible(page);
}

/** The layout of the signed-in pages throws an error from now on. */
const breakLayout = (page: Page) =>
  page.addInitScript(() => {
    // Only that layout observes a section of its content.
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      if (target.parentElement?.id === 'content') throw new Error('the layout is broken for anna.lindqvist@example.se');
      observe.call(this, target, options);
    };
  });

test('an error outside the screens that comes back after every restart: the user can log out', {
  tag: '@ownPage',
}, async ({ page, context, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^(console|uncaught) error: .*the layout is broken/s);
  const other = await context.newPage();
  await openWithToken(other, sandbox, 'anna');
  await expect(heading(other)).toHaveText('Hem');
  await breakLayout(page);
  await page.goto('/home');
  await expectCrash(page);
  const isLoaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Börja om' }).click();
  await isLoaded;
  await expectCrash(page);
  await logOut(page).click();
  await expect(page).toHaveURL('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await expect(loginButton(other)).toBeVisible();
});

test('a portal that cannot start: a stored session can be ended', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(heading(page)).toHaveText('Hem');
  await page.route(/\/config\.json$/, (route) => route.fulfill({ json: {} }));
  await page.reload();
  await expectCrash(page);
  await logOut(page).click();
  await expect(logOut(page)).toHaveCount(0);
  await expectCrash(page);
  expect(await storedToken(page)).toBeNull();
});

test('a crash is reported to the configured address, without values of the user', { tag: '@ownPage' }, async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^(console|uncaught) error: .*the layout is broken/s);
  await breakLayout(page);
  const request = page.waitForRequest(`${sandbox.url}/sandbox/api/reports`);
  await openWithToken(page, sandbox, 'anna');
  await expectCrash(page);
  const report = (await request).postDataJSON();
  expect(report).toEqual({
    type: 'crash',
    part: 'page',
    error: { name: 'Error', at: expect.arrayContaining([expect.stringMatching(/^\/assets\/[\w.-]+:\d+:\d+$/)]) },
    events: expect.any(Array),
  });
  const token = await storedToken(page);
  expect(token).not.toBeNull();
  for (const value of [token ?? '', 'anna', 'Anna', 'Lindqvist', '30412', '2628'])
    expect(JSON.stringify({ ...report, error: report.error.name })).not.toContain(value);
  const received = async () => (await fetch(`${sandbox.url}/sandbox/api/reports`)).json();
  await expect.poll(received).toContainEqual({ subject: 'crash', detail: 'page', kind: 'Error', count: 1 });
});
