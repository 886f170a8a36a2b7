import type { Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test.use({
  viewport: { width: 1280, height: 600 },
  // A scrollbar that takes room, as on most desktops; Playwright hides it.
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const place = (page: Page) =>
  page.evaluate(() => ({ scrollY, left: document.querySelector('h1')?.getBoundingClientRect().left }));

test('a dialog that hides the scrollbar does not move the page', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/card');
  await expect(page.getByRole('link', { name: 'Ersätt kortet' })).toBeVisible();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 150));
  await page.getByRole('button', { name: /^Visa PIN-kod/ }).focus();
  const before = await place(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await place(page)).toEqual(before);
});
