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
  await page.getByRole('button', { name: /^Öppna kortet igen/ }).click();
  await expect(page.getByText('Den tillfälliga spärren är borttagen.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Spärra tillfälligt/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Spärrat', { exact: true })).toBeHidden();
  await expect(order).toBeVisible();
});

test('a block with a lost response is read back and not sent again', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST .*\/temporary-block$/);
  const toggles: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/temporary-block')) toggles.push(request.method());
  });
  await openWithToken(page, sandbox, 'anna', '/card');
  await sandbox.injectFault({ call: 'temporaryBlock', drop: true, when: 'after' });
  await page.getByRole('button', { name: /^Spärra tillfälligt/ }).click();
  await expect(page.getByRole('main').getByText('Spärrat', { exact: true })).toBeVisible();
  await expect(page.getByText('Ditt kort är nu tillfälligt spärrat.').first()).toBeVisible();
  expect(toggles).toEqual(['POST']);
});

test('lifting the block of a card that is blocked for good shows why it failed', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^500 POST .*\/temporary-block$/);
  await openWithToken(page, sandbox, 'ylva', '/card');
  await sandbox.injectFault({ call: 'temporaryBlock', status: 500, detail: 'The card is blocked for good' });
  await page.getByRole('button', { name: /^Öppna kortet igen/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Kortet är spärrat för gott');
  await expect(page.getByRole('button', { name: /^Öppna kortet igen/ })).toBeEnabled();
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
const unblockButton = (page: Page) => page.getByRole('button', { name: /^Öppna kortet igen/ });
const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

test('a double click blocks the card once', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  const toggles = countToggles(page);
  await page.clock.install();
  await openWithToken(page, sandbox, 'anna', '/card');
  await expect(blockButton(page)).toBeEnabled();
  // From now on no time passes between the presses, on a slow machine either.
  await page.clock.pauseAt(Date.now() + 60_000);
  await blockButton(page).dblclick();
  await expect(badge(page, 'Spärrat')).toBeVisible();
  // Presses right after the label has changed belong to the same gesture.
  await unblockButton(page).click({ force: true });
  await page.clock.runFor(1000);
  await expect(unblockButton(page)).toBeEnabled();
  await expect(badge(page, 'Spärrat')).toBeVisible();
  expect(toggles).toEqual(['POST']);
});

test('a held Enter key blocks the card once', async ({ page, sandbox }) => {
  const toggles = countToggles(page);
  await openWithToken(page, sandbox, 'anna', '/card');
  await blockButton(page).focus();
  // The second and later key-downs without a key-up are repeats.
  for (let count = 0; count < 10; count += 1) await page.keyboard.down('Enter');
  await expect(badge(page, 'Spärrat')).toBeVisible();
  await expect(unblockButton(page)).toBeEnabled();
  for (let count = 0; count < 10; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(badge(page, 'Spärrat')).toBeVisible();
  expect(toggles).toEqual(['POST']);
});

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
