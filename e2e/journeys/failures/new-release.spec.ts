import type { Page } from '@playwright/test';
import { fetchFromSandbox } from '../../support/change-answer.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * A new release replaces the old one, whose chunk is not kept: the file is missing until the page is loaded again. Returns
 * how often the page was loaded since.
 */
async function replaceRelease(page: Page, chunk: string): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route(`**/assets/${chunk}-*.js`, (route) =>
    loads === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.route('/', async (route) => {
    if (loads > 0) return route.fallback();
    const response = await fetchFromSandbox(route);
    const text = await response.text();
    return route.fulfill({ response, body: text.replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-newer.js') });
  });
  return () => loads;
}

test('a part whose code a new release has removed: the page reloads once and keeps what was typed', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^404 GET \/assets\/CurrencyCalculatorDialog-/);
  const message = page.getByRole('textbox', { name: 'Vad vill du fråga?' });
  await openWithToken(page, sandbox, 'anna', '/support');
  await message.fill('Mitt kort har inte kommit.');
  const loads = await replaceRelease(page, 'CurrencyCalculatorDialog');
  await page.getByRole('button', { name: /^Konto: / }).click();
  await page.getByRole('link', { name: 'Valutakalkylator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Valutakalkylator' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(message).toHaveValue('Mitt kort har inte kommit.');
  expect(await page.evaluate(() => localStorage.getItem('draft'))).toBeNull();
  expect(loads()).toBe(1);
});

test('a page whose code a new release has removed opens after a reload', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^404 GET \/assets\/card-/);
  await openWithToken(page, sandbox, 'anna', '/home');
  await expect(heading(page)).toHaveText('Hem');
  const loads = await replaceRelease(page, 'card');
  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Kort' }).click();
  await expect(heading(page)).toHaveText('Kort');
  await expect(page).toHaveURL('/card');
  expect(loads()).toBe(1);
});
