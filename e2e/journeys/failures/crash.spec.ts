import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { loginButton, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const logOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Logga ut' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function expectCrash(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Det här gick inte som det skulle');
  await expectAccessible(page);
}

test('an error outside the screens that comes back after every restart: the user can log out', async ({
  page,
  context,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^(console|uncaught) error: .*the layout is broken/s);
  const other = await context.newPage();
  await openWithToken(other, sandbox, 'anna');
  await expect(heading(other)).toHaveText('Hem');
  await page.addInitScript(() => {
    // Only the layout of the signed-in pages observes a section of the page.
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      if (target instanceof HTMLDivElement) throw new Error('the layout is broken');
      observe.call(this, target, options);
    };
  });
  await page.goto('/home');
  await expectCrash(page);
  await page.getByRole('button', { name: 'Börja om' }).click();
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
