import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('the temporary block is set and lifted, and kept after a reload', async ({ page, sandbox }) => {
  const order = page.getByRole('link', { name: /^Beställ ett fysiskt kort/ });
  await openWithToken(page, sandbox, 'anna', '/card');
  await expect(order).toBeVisible();
  await page.getByRole('button', { name: /^Spärra tillfälligt/ }).click();
  await expect(page.getByText('Ditt kort är nu tillfälligt spärrat.').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Spärrat', { exact: true })).toBeVisible();
  await expect(order).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: /^Häv spärren/ }).click();
  await expect(page.getByText('Den tillfälliga spärren är hävd.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Spärra tillfälligt/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Spärrat', { exact: true })).toBeHidden();
  await expect(order).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('a block that fails says on the screen that the card is still open, and whom to call', async ({
    page,
    sandbox,
    consoleGuard,
  }) => {
    consoleGuard.expect(/^500 POST .*\/temporary-block$/);
    await openWithToken(page, sandbox, 'anna', '/card');
    await sandbox.injectFault({ call: 'temporaryBlock', status: 500 });
    await page.getByRole('button', { name: /^Spärra tillfälligt/ }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Kortet är inte spärrat ännu.');
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(alert.getByRole('link', { name: '010-490 01 00' })).toHaveAttribute('href', 'tel:0104900100');
    await expectAccessible(page);
  });
});

/** Counts the calls that toggle the block. */
function countToggles(page: Page): string[] {
  const toggles: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/temporary-block')) toggles.push(request.method());
  });
  return toggles;
}

const blockButton = (page: Page) => page.getByRole('button', { name: /^Spärra tillfälligt/ });
const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

test('a second tab that still shows the old status does not undo the block', async ({ page, context, sandbox }) => {
  const stale = await context.newPage();
  const toggles = [countToggles(page), countToggles(stale)];
  await openWithToken(page, sandbox, 'anna', '/card');
  await stale.goto(page.url());
  await expect(blockButton(stale)).toBeVisible();
  await blockButton(page).click();
  await expect(badge(page, 'Spärrat')).toBeVisible();
  await blockButton(stale).click();
  await expect(badge(stale, 'Spärrat')).toBeVisible();
  await expect(stale.getByText('Ditt kort är nu tillfälligt spärrat.').first()).toBeVisible();
  await page.reload();
  await expect(badge(page, 'Spärrat')).toBeVisible();
  expect(toggles).toEqual([['POST'], []]);
});
