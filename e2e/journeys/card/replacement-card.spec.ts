import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import { openWithPasswordToken } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';

/** Records every replacement request: `cards` for a physical card, `api` for a digital one. */
function replacementsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, kind] = /cardholder\/(cards|api)\/.*replace$/.exec(request.url()) ?? [];
    if (kind) sent.push(kind);
  });
  return sent;
}

/** The card page asks for the PIN status, and a new digital card has no PIN. */
const WITHOUT_PIN = /^409 GET .*\/card-pin-status$/;

const main = (page: Page) => page.getByRole('main');
const replace = (page: Page) => page.getByRole('button', { name: 'Spärra och skapa ett nytt kort' });
const order = (page: Page) => page.getByRole('button', { name: 'Spärra kortet och beställ ett nytt' });
const reason = (page: Page) => page.getByRole('radio', { name: 'Det är borttappat eller stulet' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a card is replaced by a digital one, once, and all pages show the new card', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(WITHOUT_PIN);
  const sent = replacementsOf(page);
  await openWithToken(page, sandbox, 'anna', '/card');
  await page.getByRole('link', { name: 'Ersätt kortet' }).click();
  await expect(page).toHaveURL('/replacement-card?digital');
  await expect(main(page)).toContainText('Kortet som slutar på 2628 spärras för gott');
  await expect(main(page)).toContainText('Hela saldot');
  await expect(main(page)).toContainText('PIN-koden.');
  await expectAccessible(page);
  await sandbox.injectFault({ call: 'replaceDigitalCard', delay: 300, times: 1 });
  await replace(page).dblclick();
  await expect(page).toHaveURL('/card');
  await expect(
    page.getByText('Det gamla kortet är spärrat, och ditt nya digitala kort är klart.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Spärra tillfälligt/ })).toBeVisible();
  await expect(main(page)).toContainText('Det finns ingen PIN-kod för nya eller avslutade kort');
  await expect(page.getByText('2628')).toHaveCount(0);
  expect(sent).toEqual(['api']);
  await page.goto('/replacement-card?digital');
  await expect(title(page)).toHaveText('Kortet är redan ersatt');
  await expect(main(page)).toContainText('Kortet som slutar på 2628 är spärrat för gott.');
  await expectAccessible(page);
});

test('a card is replaced by a physical one, after the fee is approved', async ({ page, sandbox }) => {
  const sent = replacementsOf(page);
  await openWithPasswordToken(page, sandbox, 'karin', '/card');
  await page.getByRole('link', { name: 'Ersätt kortet' }).click();
  await expect(page).toHaveURL('/replacement-card');
  await expect(main(page)).toContainText('7–12 arbetsdagar');
  await expect(main(page)).toContainText('95,00 kr');
  await order(page).click();
  await expect(reason(page)).toBeFocused();
  await expect(main(page)).toContainText('Välj en anledning.');
  await expect(main(page)).toContainText('Godkänn avgiften för att beställa.');
  await expectAccessible(page);
  await reason(page).check();
  await page.getByRole('checkbox').check();
  await sandbox.injectFault({ call: 'replaceCard', delay: 300, times: 1 });
  await order(page).dblclick();
  await expect(title(page)).toHaveText('Ditt nya kort är på väg');
  await expect(
    page.getByText('Tack för din beställning. Kortet skickas till din registrerade adress.').first(),
  ).toBeVisible();
  await expectAccessible(page);
  expect(sent).toEqual(['cards']);
  await page.reload();
  await expect(title(page)).toHaveText('Ett kort kan vara på väg');
  await page.getByRole('link', { name: 'Till kortet' }).click();
  await expect(main(page).getByText('Spärrat', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Häv spärren.*om du själv har spärrat/ })).toBeVisible();
  const inTransit = main(page).getByRole('link', { name: /^Ditt nya kort är på väg.*Aktivera det när/ });
  await expect(inTransit).toHaveAttribute('href', '/activate-card');
});

test('a replacement without a fee needs no approval', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'lova', '/replacement-card');
  await page.getByRole('button', { name: 'Godkänn policyn' }).click();
  await reason(page).check();
  await expect(main(page)).not.toContainText('Avgift');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await order(page).click();
  await expect(title(page)).toHaveText('Ditt nya kort är på väg');
});

test('?digital typed by hand is ignored if digital cards are not enabled', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'karin', '/replacement-card?digital');
  await expect(order(page)).toBeVisible();
  await expect(replace(page)).toHaveCount(0);
});

test('a card that was replaced in another tab is not replaced again', async ({
  page,
  context,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^400 POST .*\/replace$/, WITHOUT_PIN);
  await openWithToken(page, sandbox, 'anna', '/replacement-card?digital');
  await expect(replace(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/replacement-card?digital');
  await replace(other).click();
  await expect(main(other)).toContainText('Det finns ingen PIN-kod för nya eller avslutade kort');
  await replace(page).click();
  await expect(title(page)).toHaveText('Kortet är redan ersatt');
  const text = 'Du har redan spärrat kortet och skapat ett nytt digitalt kort.';
  await expect(main(page).getByRole('alert')).toHaveText(text);
  await expect(page.getByRole('region', { name: 'Meddelanden (F8)' })).toContainText(text);
  await expect(replace(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('an unrecognised purchase leads to the support with a question about it, and last to the replacement', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await page.getByRole('main').getByRole('button', { name: /Köp/ }).first().click();
  await page.getByText('Jag känner inte igen köpet').click();
  await expect(page.getByRole('link', { name: 'Spärra kortet på kortsidan' })).toHaveAttribute('href', '/card');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Fråga supporten om köpet' }).click();
  await expect(page.getByRole('textbox', { name: 'Vad vill du fråga?' })).toHaveValue(
    /^Jag känner inte igen köpet hos /,
  );
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: /Köp/ }).first().click();
  await page.getByText('Jag känner inte igen köpet').click();
  await page.getByRole('link', { name: 'Spärra för gott och få ett nytt kort' }).click();
  await expect(replace(page)).toBeVisible();
  await page.getByRole('link', { name: 'Till kortet' }).click();
  await expect(page).toHaveURL('/card');
});
