import { expectAccessible } from '../../support/accessibility.ts';
import { holdChanges } from '../../support/hold-changes.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { shownToast } from '../../support/toasts.ts';
import { monthCard } from '../../support/topups.ts';

test('an automatic top-up choice shows at once, and the next can be made after it is saved', async ({
  page,
  sandbox,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/preferences')) sent.push(request.postDataJSON());
  });
  const on = page.getByRole('radio', { name: 'På' });
  const off = page.getByRole('radio', { name: 'Av', exact: true });
  const toast = shownToast(page, 'Ditt val av automatisk påfyllning är sparat.');
  await openWithToken(page, sandbox, 'vera', '/topup');
  await expect(off).toBeChecked();
  const release = await holdChanges(page, '**/cardholder/preferences');
  await on.click();
  await expect(on).toBeChecked();
  await expect(off).toBeDisabled();
  release();
  await expect(toast).toBeVisible();
  await off.click();
  await expect(on).toBeEnabled();
  expect(sent).toEqual([{ subscribeTopups: true }, { subscribeTopups: false }]);

  await on.click();
  await expect(off).toBeEnabled();
  await expect(toast).toHaveCount(1);
  await page.reload();
  await expect(on).toBeChecked();
  await expectAccessible(page);
});

test('a choice that cannot be saved is reverted with the reason, and can be made again', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^500 POST .*\/preferences$/);
  await openWithToken(page, sandbox, 'vera', '/topup');
  await sandbox.injectFault({
    call: 'savePreferences',
    status: 500,
    detail: 'Kortsystemet uppdateras till klockan 14.',
    times: 2,
  });
  const reason = page.getByText('Kortsystemet uppdateras till klockan 14.', { exact: true });
  const december = monthCard(page, 'december');
  const tile = page.getByRole('region', { name: 'Automatisk påfyllning' });
  const on = page.getByRole('radio', { name: 'På' });
  await on.click();
  await expect(tile.getByRole('alert')).toHaveText('Kortsystemet uppdateras till klockan 14.');
  await expect(page.getByRole('radio', { name: 'Av', exact: true })).toBeChecked();
  await expect(december).not.toContainText('Beställs automatiskt');
  await expectAccessible(page);

  const secondAnswer = page.waitForResponse((response) => response.request().method() === 'POST');
  await on.click();
  await secondAnswer;
  await expect(tile.getByRole('alert')).toBeVisible();
  await expect(reason, 'on the page and in one toast').toHaveCount(2);

  await on.click();
  await expect(shownToast(page, 'Ditt val av automatisk påfyllning är sparat.')).toBeVisible();
  await expect(on).toBeChecked();
  await expect(reason, 'not beside the success').toHaveCount(0);
  await expect(december).toContainText('Beställs automatiskt');
  await page.reload();
  await expect(on).toBeChecked();
  await expect(december).toContainText('Beställs automatiskt');
});
