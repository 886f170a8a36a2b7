import { expectAccessible } from '../../support/accessibility.ts';
import { holdChanges } from '../../support/hold-changes.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { shownToast } from '../../support/toasts.ts';

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
