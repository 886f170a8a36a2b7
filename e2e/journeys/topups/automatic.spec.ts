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
  const choice = page.getByRole('switch', { name: 'Automatisk påfyllning' });
  const toast = shownToast(page, 'Ditt val av automatisk påfyllning är sparat.');
  await openWithToken(page, sandbox, 'vera', '/topup');
  await expect(choice).not.toBeChecked();
  const release = await holdChanges(page, '**/cardholder/preferences');
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(choice).toBeDisabled();
  release();
  await expect(toast).toBeVisible();
  await expect(choice).toBeEnabled();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect(choice).toBeEnabled();
  expect(sent).toEqual([{ subscribeTopups: true }, { subscribeTopups: false }]);

  await choice.click();
  await expect(choice).toBeEnabled();
  await expect(toast).toHaveCount(1);
  await page.reload();
  await expect(choice).toBeChecked();
  await expectAccessible(page);
});
