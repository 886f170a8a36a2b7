import { logIn, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';
import { cancel, confirmCancel, monthCard, order } from '../support/topups.ts';

/** The backend answers in the usual style of Java and Spring; adapters/spring.js turns it into the contract. */
test.use({ style: 'spring' });

test('a user logs in with BankID and sees the balance and the transactions', async ({ page, sandbox }) => {
  await page.goto('/login/bankid');
  await logIn(page, sandbox, 'anna');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('1 406,33 kr');
  await expect(main).toContainText('−105,00 kr');
  await expect(main).toContainText('468 kr per arbetsdag till 25 nov.');
  await page.goto('/transactions');
  await expect(main).toContainText('Påfyllning');
  await expect(main).not.toContainText(/PURCHASE|TOP_UP|SUCCESSFUL/);
});

test('a month is ordered and canceled, and a rejection has its text', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^409 POST .*\/order$/);
  await openWithToken(page, sandbox, 'vera', '/topup');
  await order(page, 'december').click();
  await expect(cancel(page, 'december')).toBeVisible();
  await cancel(page, 'december').click();
  await confirmCancel(page);
  await expect(order(page, 'december')).toBeVisible();
  await sandbox.injectFault({ call: 'orderTopup', status: 409, detail: 'The last day to order has passed', times: 1 });
  await order(page, 'december').click();
  await expect(monthCard(page, 'december')).toContainText('Sista dagen att beställa har gått.');
});

test('the card is blocked and opened, the PIN is shown, and the card is replaced', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  // A new digital card has no PIN.
  consoleGuard.expect(/^409 GET .*\/card-pin-status$/);
  const main = page.getByRole('main');
  await openWithToken(page, sandbox, 'anna', '/card');
  await page.getByRole('button', { name: /^Spärra tillfälligt/ }).click();
  await expect(main.getByText('Spärrat', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Häv spärren/ }).click();
  await expect(page.getByRole('button', { name: /^Spärra tillfälligt/ })).toBeVisible();
  await main.getByRole('button', { name: /^Visa PIN-kod/ }).click();
  await logIn(page, sandbox, 'anna');
  await expect(page.frameLocator('iframe[title="PIN-kod"]').locator('.pin')).toHaveText(/^\d{4}$/);
  await page.goto('/replacement-card?digital');
  await page.getByRole('button', { name: 'Spärra och skapa ett nytt kort' }).click();
  await expect(page).toHaveURL('/card');
  await expect(page.getByText('2628')).toHaveCount(0);
});

test('a fee in öre is approved in kronor', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'karin', '/replacement-card');
  await expect(
    page.getByRole('checkbox', { name: 'Jag godkänner att avgiften på 95,00 kr dras från kortets saldo.' }),
  ).toBeVisible();
});
