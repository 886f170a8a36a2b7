import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { logIn, openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { arriveByPassword, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';
import { ADDRESS, approve, button, changesOf, expectOrdered, heading } from './order.ts';

/** Orders a card; the answer is lost, and so is whether it was ordered. */
async function orderUnheard(page: Page, sandbox: RunningSandbox) {
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  await expect(approve(page)).toBeVisible();
  await sandbox.injectFault({ call: 'orderPhysicalCard', drop: true, when: 'after' });
  await sandbox.injectFault({ call: 'physicalCardEligibility', status: 500 });
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await logIn(page, sandbox, 'anna');
}

test('whoever closes the tab after the address comes back to what is left', async ({ page, context, sandbox }) => {
  await openWithToken(page, sandbox, 'algot', ADDRESS);
  await button(page, 'Ändra adressen').click();
  await page.getByRole('textbox', { name: 'Gatuadress' }).fill('Åvägen 3');
  await button(page, 'Spara adressen').click();
  await button(page, 'Adressen stämmer').click();
  await expect(page).toHaveURL('/choose-pin');
  await page.close();

  const again = await context.newPage();
  await again.goto('/choose-pin');
  await approve(again).check();
  await button(again, /^Låt slumpen välja/).click();
  await expect(again.getByRole('dialog')).toContainText('Åvägen 3');
  await again.getByRole('button', { name: 'Avbryt' }).click();
  await expect(heading(again)).toHaveText('Vart ska kortet skickas?');
  await again.close();

  const third = await context.newPage();
  await third.goto('/choose-pin');
  await expect(third).toHaveURL(ADDRESS);
  await expect(third.getByRole('main')).toContainText('Åvägen 3');
  await approve(third).check();
  await button(third, 'Signera och beställ').click();
  await logIn(third, sandbox, 'algot');
  await expectOrdered(third);
});

test('signing outlives a reload, also from the page of the PIN', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'algot', '/choose-pin');
  await approve(page).check();
  await button(page, /^Låt slumpen välja/).click();
  await page.getByRole('button', { name: /^Visa QR-kod/ }).click();
  const code = page.getByRole('img', { name: /QR-kod att skanna/ });
  await expect(code).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Signera med BankID' })).toContainText(
    'Jag beställer ett fysiskt kort',
  );
  await expect(code).toBeVisible();
  const withdrawn = page.waitForResponse(/bankid\/v2\/cancel$/);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  expect((await withdrawn).status()).toBe(204);
  await expect(heading(page)).toHaveText('Vart ska kortet skickas?');
});

test('a wrong code is asked for again, and the right one orders', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^400 POST .*\/order-physical\/signed$/);
  const changes = changesOf(page);
  await arriveByPassword(page, sandbox, 'anna', ADDRESS);
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await page.getByRole('textbox', { name: 'Engångskod' }).fill('000000');
  await page.getByRole('button', { name: 'Bekräfta' }).click();
  await expect(page.getByRole('alert')).toContainText('Koden stämmer inte, eller är för gammal.');
  await page.getByRole('button', { name: 'Skicka en ny kod' }).click();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await signWithCode(page, sandbox);
  await expectOrdered(page);
  expect(changes).toEqual(['POST order-physical/signed', 'POST order-physical/signed']);
});

for (const [what, fault, heard] of [
  ['an answer that is lost', { drop: true, when: 'after' }, /^net::ERR_EMPTY_RESPONSE POST .*\/signed$/],
  ['a 500 after the deed', { status: 500, when: 'after' }, /^500 POST .*\/signed$/],
] as const) {
  test(`an order with ${what} is told as it is: done`, async ({ page, sandbox, consoleGuard }) => {
    consoleGuard.expect(heard);
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

test('an order that failed says so, and can be signed for anew', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 POST .*\/signed$/);
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  await sandbox.injectFault({ call: 'orderPhysicalCard', status: 500, times: 1 });
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await logIn(page, sandbox, 'anna');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(heading(page)).toHaveText('Vart ska kortet skickas?');
  await expectAccessible(page);
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await logIn(page, sandbox, 'anna');
  await expectOrdered(page);
});

test('when nobody can tell whether it is ordered, the page says so and asks again', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST .*\/signed$/, /^500 GET .*\/eligibility$/);
  const changes = changesOf(page);
  await orderUnheard(page, sandbox);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi vet inte om kortet är beställt.');
  await expectAccessible(page);
  await sandbox.clearFaults();
  await button(page, 'Se efter igen').click();
  await expectOrdered(page);
  expect(changes).toEqual(['POST order-physical/signed']);
});

test('a random PIN whose answer is lost is asked for once', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE GET .*\/set-random-pin$/);
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'algot', '/choose-pin');
  await sandbox.injectFault({ call: 'setRandomPin', drop: true, when: 'after' });
  await approve(page).check();
  await button(page, /^Låt slumpen välja/).click();
  await expect(page.getByRole('dialog', { name: 'Signera med BankID' })).toBeVisible();
  expect(changes).toEqual(['GET set-random-pin']);
});

test('what could not be read can be read again', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 GET .*\/order-physical$/);
  await sandbox.injectFault({ call: 'physicalCardFee', status: 500 });
  await openWithToken(page, sandbox, 'anna', ADDRESS);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await sandbox.clearFaults();
  await button(page, 'Försök igen').click();
  await expect(approve(page)).toBeVisible();
});

test('a tab that was closed in the middle of the order finds it done', async ({
  page,
  context,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST .*\/signed$/, /^500 GET .*\/eligibility$/);
  await orderUnheard(page, sandbox);
  await expect(button(page, 'Se efter igen')).toBeVisible();
  await page.close();
  await sandbox.clearFaults();

  const again = await context.newPage();
  const changes = changesOf(again);
  await again.goto(ADDRESS);
  await expectOrdered(again);
  expect(changes).toEqual([]);
});

test('an order that the network lost is not made, and is not made twice', async ({
  page,
  context,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(
    /^net::ERR_INTERNET_DISCONNECTED POST .*\/signed$/,
    /^net::ERR_INTERNET_DISCONNECTED GET .*\/eligibility$/,
  );
  const changes = changesOf(page);
  await arriveByPassword(page, sandbox, 'anna', ADDRESS);
  await approve(page).check();
  await button(page, 'Signera och beställ').click();
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await page.getByRole('textbox', { name: 'Engångskod' }).fill('000000');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Bekräfta' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi vet inte om kortet är beställt.');
  await context.setOffline(false);
  await button(page, 'Se efter igen').click();
  await expect(heading(page)).toHaveText('Vart ska kortet skickas?');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi når inte servern.');
  expect(changes).toEqual(['POST order-physical/signed']);
});
