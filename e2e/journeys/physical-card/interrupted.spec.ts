import { expectAccessible } from '../../support/accessibility.ts';
import { logIn, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { ADDRESS, approve, button, expectOrdered, heading } from './order.ts';

test('an order continues where it was left when the tab was closed', async ({ page, context, sandbox }) => {
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
  await expect(heading(again)).toHaveText('Din PIN-kod är sparad');
  await expect(again).toHaveURL('/choose-pin');
  await expect(again.getByRole('main')).toContainText('Åvägen 3');
  await expect(approve(again)).toBeChecked();
  await expectAccessible(again);
  await button(again, 'Signera och beställ').click();
  await expect(again.getByRole('dialog')).toContainText('Åvägen 3');
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

test('a signature continues after a reload, also on the PIN page', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'algot', '/choose-pin');
  await approve(page).check();
  await button(page, /^Låt slumpen välja/).click();
  await page.getByRole('button', { name: /^Visa QR-kod/ }).click();
  const code = page.getByRole('img', { name: /QR-kod att skanna/ });
  await expect(code).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Signera med BankID' })).toContainText(
    'Jag beställer kortet som slutar på ',
  );
  await expect(code).toBeVisible();
  const cancelResponse = page.waitForResponse(/bankid\/v2\/cancel$/);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  expect((await cancelResponse).status()).toBe(204);
  await expect(heading(page)).toHaveText('Vart ska kortet skickas?');
});
