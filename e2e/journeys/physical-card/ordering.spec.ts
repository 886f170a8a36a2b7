import { logIn, openWithToken } from '../../support/login.ts';
import { messagesTo } from '../../support/mailbox.ts';
import { expect, test } from '../../support/test.ts';
import { ADDRESS, approve, button, changesOf, expectOrdered } from './order.ts';

test('a card with a PIN, BankID: from the card page to the confirmation', async ({ page, sandbox }) => {
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'anna', '/card');
  await page.getByRole('link', { name: /^Beställ ett fysiskt kort/ }).click();
  await expect(page).toHaveURL('/physical-card-welcome');
  await expect(page.getByRole('listitem')).toHaveText([/adressen/, /Signera/, /5–12 arbetsdagar/]);
  await expect(page.getByRole('main')).toContainText('Kortet kostar 49,00 kr.');
  await page.getByRole('link', { name: 'Fortsätt' }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByRole('main')).toContainText('Anna LindqvistStorgatan 1114 55 StockholmSverige');
  await expect(button(page, 'Signera och beställ')).toHaveAccessibleDescription('Godkänn avgiften först.');
  await button(page, 'Signera och beställ').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await approve(page).check();
  await button(page, 'Signera och beställ').dblclick();
  const dialog = page.getByRole('dialog', { name: 'Signera med BankID' });
  await expect(dialog).toContainText(
    'Jag beställer kortet som slutar på 2628 som fysiskt kort. Det skickas till Storgatan 1, 114 55 Stockholm, Sverige. Avgiften på 49,00 kr dras från kortets saldo.',
  );
  await logIn(page, sandbox, 'anna');
  await expectOrdered(page);
  await expect(
    page.getByText('Tack för din beställning. Kortet skickas till din registrerade adress.').first(),
  ).toBeVisible();
  expect(changes).toEqual(['POST order-physical/signed']);
  const [mail] = await messagesTo(null, sandbox);
  expect(JSON.stringify(mail)).toMatch(/kort/i);

  await page.reload();
  await expectOrdered(page);
  await page.getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/card');
  await expect(page.getByText('Du har beställt ett fysiskt kort')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Beställ ett fysiskt kort/ })).toHaveCount(0);
  for (const path of ['/physical-card-welcome', ADDRESS, '/choose-pin']) {
    await page.goto(path);
    await expectOrdered(page);
  }
  expect(changes).toEqual(['POST order-physical/signed']);
  // The card can be stolen on the day of the order, so it can be blocked permanently.
  await page.goto('/replacement-card');
  await expect(button(page, 'Spärra kortet och beställ ett nytt')).toBeVisible();
});

test('a random PIN, BankID', async ({ page, sandbox }) => {
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'algot', '/choose-pin');
  await approve(page).check();
  await button(page, /^Låt slumpen välja/).dblclick();
  await logIn(page, sandbox, 'algot');
  await expectOrdered(page);
  expect(changes).toEqual(['GET set-random-pin', 'POST order-physical/signed']);
});

test('a new address shows on the other pages too, without a reload', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'karin', '/physical-card-welcome');
  await page.getByRole('link', { name: 'Fortsätt' }).click();
  await button(page, 'Ändra adressen').click();
  await page.getByRole('textbox', { name: 'Gatuadress' }).fill('Åvägen 3');
  await page.getByRole('textbox', { name: 'Postnummer' }).fill('90326');
  await page.getByRole('textbox', { name: 'Postort' }).fill('Umeå');
  await button(page, 'Spara adressen').click();
  await expect(page.getByRole('main')).toContainText('Åvägen 3903 26 Umeå');
  await page.getByRole('link', { name: 'Tillbaka till kortet' }).click();
  await page.getByRole('link', { name: /^Ersätt kortet/ }).click();
  await expect(page.getByRole('main')).toContainText('Åvägen 3, 903 26 Umeå');
  await page.goBack();
  await page.getByRole('link', { name: 'Inställningar' }).first().click();
  await expect(page).toHaveURL('/settings/user');
  await expect(page.getByRole('main')).toContainText('Åvägen 3, Umeå');
});

test('an order in one tab is known to the card in another', async ({ page, context, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/card');
  await expect(page.getByRole('link', { name: /^Beställ ett fysiskt kort/ })).toBeVisible();
  const other = await context.newPage();
  await openWithToken(other, sandbox, 'anna', ADDRESS);
  await approve(other).check();
  await button(other, 'Signera och beställ').click();
  await logIn(other, sandbox, 'anna');
  await expectOrdered(other);
  await expect(page.getByText('Du har beställt ett fysiskt kort')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Beställ ett fysiskt kort/ })).toHaveCount(0);
});
