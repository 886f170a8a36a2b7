import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { logIn, openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { openWithPasswordToken, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';
import { ADDRESS, approve, approveNewFee, button, changeFee, changesOf, expectOrdered } from './order.ts';

for (const [name, open, sign] of [
  ['BankID', openWithToken, (page: Page, sandbox: RunningSandbox) => logIn(page, sandbox, 'anna')],
  ['a code', openWithPasswordToken, signWithCode],
] as const) {
  test(`a fee that has changed while the page was open is not charged before it is approved: ${name}`, async ({
    page,
    sandbox,
  }) => {
    const changes = changesOf(page);
    await open(page, sandbox, 'anna', ADDRESS);
    await approve(page).check();
    await changeFee(page, 99);
    await button(page, 'Signera och beställ').click();
    await sign(page, sandbox);
    await approveNewFee(page);
    expect(changes).toEqual([]);
    await expectAccessible(page);
    await sign(page, sandbox);
    await expectOrdered(page);
    expect(changes).toEqual(['POST order-physical/signed']);
  });
}

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

test('a negative fee cannot be approved: the page says so, and can load it again', async ({ page, sandbox }) => {
  const negative = { feeAmount: { amount: -5, currency: 'SEK' } };
  await page.route('**/fees/order-physical', (route) => route.fulfill({ json: negative }), { times: 1 });
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Vi kan inte visa avgiften just nu');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await expect(approve(page)).toBeVisible();
});
