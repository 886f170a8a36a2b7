import type { Page } from '@playwright/test';
import { openWithToken } from '../../support/login.ts';
import { enterCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';
import { shownToast } from '../../support/toasts.ts';

const NOT_DONE =
  'Vi fick svar, men ändringen är inte gjord. Försök igen, och kontakta supporten om det händer flera gånger.';

const main = (page: Page) => page.getByRole('main');
const alert = (page: Page) => main(page).getByRole('alert');
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Counts the requests of a call. */
function requestsTo(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (path.test(request.url())) count += 1;
  });
  return () => count;
}

/** The backend, or a proxy before it, answers 200 with nothing without saving. */
test.describe('details that are answered with 200 but not saved', () => {
  test('a contact detail is not reported as verified', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'lars', '/settings/user');
    await page.getByRole('link', { name: 'Bekräfta e-posten' }).click();
    await button(page, 'Skicka kod').click();
    await sandbox.injectFault({ call: 'verifyContact', body: 'empty', times: 1 });
    await enterCode(page, sandbox, 'lars.holmgren@example.se');
    await expect(alert(page)).toHaveText(NOT_DONE);
    await expect(page.getByText('E-postadressen är bekräftad.')).toHaveCount(0);
    await button(page, 'Bekräfta').click();
    await expect(page).toHaveURL('/settings/user');
    await expect(page.getByText('E-postadressen är bekräftad.').first()).toBeVisible();
  });

  test('a contact detail is reported as verified if only the response was lost', async ({
    page,
    sandbox,
    consoleGuard,
  }) => {
    consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST .*\/verification$/);
    const requests = requestsTo(page, /\/verification\?code=/);
    await openWithToken(page, sandbox, 'lars', '/settings/user');
    await page.getByRole('link', { name: 'Bekräfta e-posten' }).click();
    await button(page, 'Skicka kod').click();
    await sandbox.injectFault({ call: 'verifyContact', drop: true, when: 'after' });
    await enterCode(page, sandbox, 'lars.holmgren@example.se');
    await expect(page).toHaveURL('/settings/user');
    await expect(page.getByText('E-postadressen är bekräftad.').first()).toBeVisible();
    expect(requests()).toBe(1);
  });

  test('old contact details are not reported as confirmed', async ({ page, sandbox }) => {
    const requests = requestsTo(page, /\/cardholder\/contactInfo$/);
    await openWithToken(page, sandbox, 'stig');
    await sandbox.injectFault({ call: 'saveContactInfo', body: 'empty', times: 2 });
    await page.getByRole('dialog').getByRole('button', { name: 'Ja, de stämmer' }).click();
    const notSaved = page.getByRole('alert').filter({ hasText: 'Dina kontaktuppgifter är inte sparade ännu.' });
    await expect(notSaved).toBeVisible();
    const thanks = shownToast(page, 'Tack! Dina kontaktuppgifter är bekräftade.');
    await expect(thanks).toHaveCount(0);
    await notSaved.getByRole('button', { name: 'Försök igen' }).and(page.locator(':not([aria-busy])')).click();
    await expect(thanks).toBeVisible();
    await expect(notSaved).toHaveCount(0);
    expect(requests()).toBe(3);
  });

  test('a delivery address is not shown as saved', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna', '/physical-card-address');
    await button(page, 'Ändra adressen').click();
    await page.getByRole('textbox', { name: 'Gatuadress' }).fill('Åvägen 3');
    await sandbox.injectFault({ call: 'saveAddress', body: 'empty', times: 1 });
    await button(page, 'Spara adressen').click();
    await expect(alert(page)).toHaveText(NOT_DONE);
    await expect(page.getByRole('textbox', { name: 'Gatuadress' })).toHaveValue('Åvägen 3');
    await button(page, 'Spara adressen').click();
    await expect(button(page, 'Ändra adressen')).toBeVisible();
    await expect(main(page)).toContainText('Åvägen 3');
  });

  test('a card is not reported as activated while it is blocked', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'ylva', '/activate-card');
    await page.getByRole('textbox', { name: 'Kort-id' }).fill('12345678');
    await sandbox.injectFault({ call: 'activateCard', body: 'empty', times: 1 });
    await button(page, 'Aktivera kortet').click();
    await expect(alert(page)).toContainText('Vi fick svar, men kortet är fortfarande spärrat.');
    await expect(page.getByText('Kortet är aktiverat')).toHaveCount(0);
    await page.getByRole('link', { name: 'Till kortet' }).click();
    await expect(page).toHaveURL('/card');
  });
});
