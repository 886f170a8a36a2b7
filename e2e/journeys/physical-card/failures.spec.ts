import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { logIn, openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { openWithPasswordToken, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';
import { ADDRESS, approve, button, changesOf, expectOrdered, heading } from './order.ts';

/** Orders a card; the response is lost and the order cannot be checked. */
async function orderWithLostResponse(page: Page, sandbox: RunningSandbox) {
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  await expect(approve(page)).toBeVisible();
  await sandbox.injectFault({ call: 'orderPhysicalCard', drop: true, when: 'after' });
  await sandbox.injectFault({ call: 'physicalCardEligibility', status: 500 });
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await logIn(page, sandbox, 'anna');
}

test('after a wrong code the user enters the right one, and the card is ordered', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^400 POST .*\/order-physical\/signed$/);
  const changes = changesOf(page);
  await openWithPasswordToken(page, sandbox, 'anna', ADDRESS);
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await page.getByRole('textbox', { name: 'Engångskod' }).fill('000000');
  await page.getByRole('button', { name: 'Bekräfta' }).click();
  await expect(page.getByRole('alert')).toContainText('Koden stämmer inte eller har gått ut.');
  await page.getByRole('button', { name: 'Skicka en ny kod' }).click();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(approve(page)).toBeChecked();
  await button(page, 'Signera och beställ').click();
  await signWithCode(page, sandbox);
  await expectOrdered(page);
  expect(changes).toEqual(['POST order-physical/signed', 'POST order-physical/signed']);
});

for (const [name, fault, expectedError] of [
  ['a lost response', { drop: true, when: 'after' }, /^net::ERR_EMPTY_RESPONSE POST .*\/signed$/],
  ['a 500 after the order was stored', { status: 500, when: 'after' }, /^500 POST .*\/signed$/],
] as const) {
  test(`an order with ${name} is shown as ordered`, async ({ page, sandbox, consoleGuard }) => {
    consoleGuard.expect(expectedError);
    const changes = changesOf(page);
    await openWithToken(page, sandbox, 'anna', ADDRESS);
    await sandbox.injectFault({ call: 'orderPhysicalCard', ...fault });
    await approve(page).check();
    await button(page, 'Signera och beställ').click();
    await logIn(page, sandbox, 'anna');
    await expectOrdered(page);
    expect(changes).toEqual(['POST order-physical/signed']);
  });
}

test('a failed order shows the reason and can be signed again', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 POST .*\/signed$/);
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  await sandbox.injectFault({ call: 'orderPhysicalCard', status: 500, times: 1 });
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await logIn(page, sandbox, 'anna');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(heading(page)).toHaveText('Vart ska kortet skickas?');
  await expectAccessible(page);
  await expect(approve(page)).toBeChecked();
  await button(page, 'Signera och beställ').click();
  await logIn(page, sandbox, 'anna');
  await expectOrdered(page);
});

test('if the outcome is unknown, the page says so and the user can check again', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST .*\/signed$/, /^500 GET .*\/eligibility$/);
  const changes = changesOf(page);
  await orderWithLostResponse(page, sandbox);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi vet inte om kortet är beställt.');
  await expectAccessible(page);
  await sandbox.clearFaults();
  await button(page, 'Kontrollera igen').click();
  await expectOrdered(page);
  expect(changes).toEqual(['POST order-physical/signed']);
});

test('a random PIN is requested once if the response is lost', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE GET .*\/set-random-pin$/);
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'algot', '/choose-pin');
  await sandbox.injectFault({ call: 'setRandomPin', drop: true, when: 'after' });
  await approve(page).check();
  await button(page, /^Låt slumpen välja/).click();
  await expect(page.getByRole('dialog', { name: 'Signera med BankID' })).toBeVisible();
  expect(changes).toEqual(['GET set-random-pin']);
});

test('the card is sent to the address that was signed, also if a change of it was saved without a response', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE PUT .*\/address$/, /^400 POST .*\/enrich$/);
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  await button(page, 'Ändra adressen').click();
  await page.getByRole('textbox', { name: 'Gatuadress' }).fill('Åvägen 3');
  await sandbox.injectFault({ call: 'saveAddress', drop: true, when: 'after' });
  await sandbox.injectFault({ call: 'enrichCardholder', status: 400 });
  await button(page, 'Spara adressen').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await sandbox.clearFaults();
  await button(page, 'Avbryt').click();
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await expect(page.getByRole('dialog').locator('q')).toContainText('Storgatan 1');
  await logIn(page, sandbox, 'anna');
  await expectOrdered(page);
  expect(changes).toEqual(['PUT cardholders/address', 'PUT cardholders/address', 'POST order-physical/signed']);
  await page.goto('/settings/user');
  await expect(page.getByRole('main')).toContainText('Storgatan 1');
});

test('an unchanged address that was saved without a response is read, and not saved again', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE PUT .*\/address$/);
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'algot', ADDRESS);
  await sandbox.injectFault({ call: 'saveAddress', drop: true, when: 'after' });
  await button(page, 'Adressen stämmer').click();
  await expect(page).toHaveURL(/\/choose-pin$/);
  expect(changes).toEqual(['PUT cardholders/address']);
});

test('a failed load can be retried', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 GET .*\/order-physical$/);
  await sandbox.injectFault({ call: 'physicalCardFee', status: 500 });
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await sandbox.clearFaults();
  await button(page, 'Försök igen').click();
  await expect(approve(page)).toBeVisible();
});

test('an order that was sent before the tab closed is shown as ordered', async ({
  page,
  context,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST .*\/signed$/, /^500 GET .*\/eligibility$/);
  await orderWithLostResponse(page, sandbox);
  await expect(button(page, 'Kontrollera igen')).toBeVisible();
  await page.close();
  await sandbox.clearFaults();

  const again = await context.newPage();
  const changes = changesOf(again);
  await again.goto(ADDRESS);
  await expectOrdered(again);
  expect(changes).toEqual([]);
});

test('an order that does not reach the backend is not shown as ordered, and is not sent twice', {
  tag: '@ownPage',
}, async ({ page, context, sandbox, consoleGuard }) => {
  consoleGuard.expect(
    /^net::ERR_INTERNET_DISCONNECTED POST .*\/signed$/,
    /^net::ERR_INTERNET_DISCONNECTED GET .*\/eligibility$/,
    // Without the code of the toasts, the message shows as plain text. The portal looks whether a newer release removed it.
    /^net::ERR_INTERNET_DISCONNECTED GET \/assets\/ShownToasts-/,
    /^net::ERR_INTERNET_DISCONNECTED GET \/$/,
  );
  const changes = changesOf(page);
  await openWithPasswordToken(page, sandbox, 'anna', ADDRESS);
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await page.getByRole('textbox', { name: 'Engångskod' }).fill('000000');
  await page.route('**/order-physical/signed', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: 'Bekräfta' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi vet inte om kortet är beställt.');
  await context.setOffline(false);
  await button(page, 'Kontrollera igen').click();
  await expect(heading(page)).toHaveText('Vart ska kortet skickas?');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi når inte servern.');
  expect(changes).toEqual(['POST order-physical/signed']);
});
