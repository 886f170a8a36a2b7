import type { Page } from '@playwright/test';
import { logIn, openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { openWithPasswordToken } from '../../support/signing.ts';
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
  // It is checked again as soon as there is a connection.
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Vart ska kortet skickas?');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi får ingen kontakt.');
  expect(changes).toEqual(['POST order-physical/signed']);
});
