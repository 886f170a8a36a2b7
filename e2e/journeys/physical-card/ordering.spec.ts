import { expectAccessible } from '../../support/accessibility.ts';
import { logIn, openWithToken } from '../../support/login.ts';
import { messagesTo } from '../../support/mailbox.ts';
import { openWithPasswordToken, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';
import { ADDRESS, approve, button, changesOf, expectOrdered, heading } from './order.ts';

test('a card with a PIN, BankID: from the card page to the confirmation', async ({ page, sandbox }) => {
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'anna', '/card');
  await page.getByRole('link', { name: /^Beställ ett fysiskt kort/ }).click();
  await expect(page).toHaveURL('/physical-card-welcome');
  await expect(page.getByRole('listitem')).toHaveText([/adressen/, /Signera/, /5–12 arbetsdagar/]);
  await expect(page.getByRole('main')).toContainText('Kortet kostar 49,00 kr.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Fortsätt' }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByRole('main')).toContainText('Anna LindqvistStorgatan 1114 55 StockholmSverige');
  await expect(button(page, 'Signera och beställ')).toHaveAccessibleDescription('Godkänn avgiften först.');
  await expectAccessible(page);
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
  await expectAccessible(page);
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

test('a card without a PIN, password log-in: address, frame, one-time code', async ({ page, sandbox }) => {
  const changes = changesOf(page);
  await openWithPasswordToken(page, sandbox, 'algot', '/physical-card-welcome');
  await expect(page.getByRole('listitem')).toHaveText([/adressen/, /PIN-kod/, /Signera/, /5–12 arbetsdagar/]);
  await page.getByRole('link', { name: 'Fortsätt' }).click();
  await button(page, 'Adressen stämmer').click();
  await expect(page).toHaveURL('/choose-pin');
  await expect(button(page, /^Välj en egen PIN-kod/)).toBeDisabled();
  await expectAccessible(page);
  await approve(page).check();
  await button(page, /^Välj en egen PIN-kod/).click();
  const frame = page.frameLocator('iframe[title="Fält för PIN-kod"]');
  await frame.getByLabel('Fyra siffror').fill('4711');
  await frame.getByLabel('En gång till').fill('4712');
  await expect(page.getByRole('alert')).toHaveText('PIN-koden är inte giltig.');
  await expectAccessible(page);
  await frame.getByLabel('En gång till').fill('4711');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Spara PIN-kod' }).click();
  await expect(page.getByRole('dialog', { name: 'Bekräfta med en kod' })).toContainText('Storgatan 1');
  await expect(page.locator('iframe')).toHaveCount(0);
  await signWithCode(page, sandbox);
  await expectOrdered(page);
  expect(changes).toEqual(['PUT cardholders/address', 'GET pin-control?scope=SET_PIN', 'POST order-physical/signed']);
  const memory = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(memory).not.toMatch(/4711|ticket=/);
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

test('no fee is shown if it is 0', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'lova', '/physical-card-welcome');
  await page.getByRole('button', { name: 'Godkänn policyn' }).click();
  await expect(page.getByRole('link', { name: 'Fortsätt' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\bkr\b/);
  await page.getByRole('link', { name: 'Fortsätt' }).click();
  await button(page, 'Signera och beställ').click();
  await expect(page.getByRole('dialog').locator('q')).toHaveText(
    'Jag beställer kortet som slutar på 6827 som fysiskt kort. Det skickas till Linnégatan 7, 413 04 Göteborg, Sverige.',
  );
  await logIn(page, sandbox, 'lova');
  await expectOrdered(page);
});

test('an address is entered, and errors are shown at the fields', async ({ page, sandbox }) => {
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'ebbe', ADDRESS);
  await expect(heading(page)).toHaveText('Vart ska kortet skickas?');
  await button(page, 'Spara adressen').click();
  const street = page.getByRole('textbox', { name: 'Gatuadress' });
  await expect(street).toBeFocused();
  await expect(street).toHaveAccessibleDescription('Fyll i det här fältet.');
  await street.fill('x'.repeat(51));
  await expect(street).toHaveAccessibleDescription('Texten får vara högst 50 tecken.');
  await street.fill(' Åvägen 3 ');
  const code = page.getByRole('textbox', { name: 'Postnummer' });
  await code.fill('1234');
  await page.getByRole('textbox', { name: 'Postort' }).fill('Umeå');
  await expect(code).toHaveAccessibleDescription('Postnumret har 5 siffror.');
  await expectAccessible(page);
  await code.fill('90326');
  await button(page, 'Spara adressen').click();
  await expect(page.getByRole('main')).toContainText('Ebbe LundinÅvägen 3903 26 Umeå');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Ebbe LundinÅvägen 3903 26 Umeå');
  await button(page, 'Ändra adressen').click();
  await street.fill('Annan väg');
  await button(page, 'Avbryt').click();
  await expect(page.getByRole('main')).toContainText('Åvägen 3');
  expect(changes).toEqual(['PUT cardholders/address']);
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

test('a cardholder who cannot order sees the reason', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'ellen', '/card');
  await expect(page.getByText('Du har beställt ett fysiskt kort')).toBeVisible();
  await page.goto(ADDRESS);
  await expect(heading(page)).toHaveText('Det går inte att beställa ett fysiskt kort nu');
  await expect(page.getByRole('main')).toContainText(/Du beställde ett den \d+ \p{L}+ \d{4}\./u);
  await expectAccessible(page);
  await page.goto('/physical-card-done');
  await expect(page).toHaveURL('/physical-card-welcome');
});

test('a card that is blocked is not offered one, and the page says why', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'ylva', '/card');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/fysiskt kort/)).toHaveCount(0);
  await page.goto('/physical-card-welcome');
  await expect(page.getByRole('main')).toContainText('Kortet är spärrat. Öppna det först, så kan du beställa.');
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
