import { expectAccessible } from '../../support/accessibility.ts';
import { logIn, openWithToken, signShownCode } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { ADDRESS, approve, approveNewFee, button, changeFee, changesOf, expectOrdered } from './order.ts';

test('a fee that has changed while the page was open is not charged before it is approved', async ({
  page,
  sandbox,
}) => {
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  await approve(page).check();
  await changeFee(page, 99);
  await button(page, 'Signera och beställ').click();
  await logIn(page, sandbox, 'anna');
  await approveNewFee(page);
  expect(changes).toEqual([]);
  await expectAccessible(page);
  await signShownCode(page, sandbox, 'anna');
  await expectOrdered(page);
  expect(changes).toEqual(['POST order-physical/signed']);
});

test('a signature for a fee that has changed does not continue after a reload', async ({ page, sandbox }) => {
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await page.getByRole('button', { name: /^Visa QR-kod/ }).click();
  await expect(page.getByRole('img', { name: /QR-kod att skanna/ })).toBeVisible();
  await changeFee(page, 99);
  await page.reload();
  await approveNewFee(page);
  expect(changes).toEqual([]);
  await logIn(page, sandbox, 'anna');
  await expectOrdered(page);
  expect(changes).toEqual(['POST order-physical/signed']);
});
