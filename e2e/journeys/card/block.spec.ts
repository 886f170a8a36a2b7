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
  await expect(page.getByRole('main').getByText('Aktivt', { exact: true })).toBeVisible();
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
