import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { logIn, openWithToken } from '../../support/login.ts';
import { openWithPasswordToken, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';
import { ADDRESS, approve, changesOf } from '../physical-card/order.ts';

const NOT_UNDERSTOOD =
  'Vi fick ett svar som vi inte förstod. Försök igen, och kontakta supporten om det händer flera gånger.';
const NOT_DONE =
  'Vi fick svar, men ändringen är inte gjord. Försök igen, och kontakta supporten om det händer flera gånger.';

const main = (page: Page) => page.getByRole('main');
const alert = (page: Page) => main(page).getByRole('alert');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** The backend, or a proxy before it, answers 200 without making the change. */
test.describe('a change that is answered with 200 but not made', () => {
  test('a card that is not replaced is not reported as blocked: HTML', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna', '/replacement-card?digital');
    await sandbox.injectFault({ call: 'replaceDigitalCard', body: 'html', times: 1 });
    await button(page, 'Spärra och skapa ett nytt kort').click();
    await expect(alert(page)).toHaveText(NOT_UNDERSTOOD);
    await expect(page.getByText('Det gamla kortet är spärrat')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('a card that is not replaced is not reported as blocked: empty', async ({ page, sandbox, consoleGuard }) => {
    consoleGuard.expect(/^409 GET .*\/card-pin-status$/);
    await openWithToken(page, sandbox, 'anna', '/replacement-card?digital');
    await sandbox.injectFault({ call: 'replaceDigitalCard', body: 'empty', times: 1 });
    await button(page, 'Spärra och skapa ett nytt kort').click();
    await expect(alert(page)).toContainText('Vi vet inte säkert om kortet är ersatt.');
    await expect(page.getByText('Det gamla kortet är spärrat')).toHaveCount(0);
    await expectAccessible(page);
    await button(page, 'Kontrollera').click();
    await expect(alert(page)).toHaveText(NOT_DONE);
    await button(page, 'Spärra och skapa ett nytt kort').click();
    await expect(page).toHaveURL('/card');
    await expect(page.getByText('Det gamla kortet är spärrat').first()).toBeVisible();
  });

  for (const [body, texts] of Object.entries({
    html: [NOT_UNDERSTOOD],
    empty: ['Vi vet inte säkert', NOT_DONE],
  } as const))
    test(`a physical replacement is not reported as ordered: ${body}`, async ({ page, sandbox }) => {
      await openWithToken(page, sandbox, 'karin', '/replacement-card');
      await page.getByRole('radio', { name: 'Det är borttappat eller stulet' }).check();
      await page.getByRole('checkbox').check();
      await sandbox.injectFault({ call: 'replaceCard', body: body === 'html' ? 'html' : 'empty', times: 1 });
      await button(page, 'Spärra kortet och beställ ett nytt').click();
      for (const text of texts) {
        await expect(alert(page)).toContainText(text);
        if (text === 'Vi vet inte säkert') await button(page, 'Kontrollera').click();
      }
      await expect(page.getByText('Tack för din beställning')).toHaveCount(0);
      await button(page, 'Spärra kortet och beställ ett nytt').click();
      await expect(title(page)).toHaveText('Ditt nya kort är på väg');
    });

  for (const body of ['html', 'empty'] as const)
    test(`a physical card is not reported as ordered: ${body}`, async ({ page, sandbox }) => {
      const changes = changesOf(page);
      await openWithToken(page, sandbox, 'anna', ADDRESS);
      await approve(page).check();
      await sandbox.injectFault({ call: 'orderPhysicalCard', body, times: 1 });
      await button(page, 'Signera och beställ').click();
      await logIn(page, sandbox, 'anna');
      if (body === 'empty') {
        await expect(alert(page)).toContainText('Vi vet inte om kortet är beställt.');
        await button(page, 'Kontrollera igen').click();
      }
      await expect(alert(page)).toHaveText(body === 'empty' ? NOT_DONE : NOT_UNDERSTOOD);
      await expect(page.getByText('Tack för din beställning')).toHaveCount(0);
      await expectAccessible(page);
      expect(changes).toEqual(['POST order-physical/signed']);
      await approve(page).check();
      await expect(button(page, 'Signera och beställ')).toBeEnabled();
    });

  test('a random PIN that is not set is not signed for', async ({ page, sandbox }) => {
    const changes = changesOf(page);
    await openWithToken(page, sandbox, 'algot', '/choose-pin');
    await approve(page).check();
    for (const [body, text] of [
      ['html', NOT_UNDERSTOOD],
      ['empty', NOT_DONE],
    ] as const) {
      await sandbox.injectFault({ call: 'setRandomPin', body, times: 1 });
      await button(page, 'Låt slumpen välja').click();
      await expect(alert(page)).toHaveText(text);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expectAccessible(page);
    await button(page, 'Låt slumpen välja').click();
    await expect(page.getByRole('dialog', { name: 'Signera med BankID' })).toBeVisible();
    expect(changes).toEqual(Array(3).fill('GET set-random-pin'));
  });

  test('each step before the pages stays until it is really done', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'nils');
    for (const [call, name, success, next] of [
      ['acceptTerms', 'Godkänn villkoren', 'Din arbetsgivares policy', 'Din arbetsgivares policy'],
      ['approvePolicy', 'Godkänn policyn', 'Tack för att du godkände', 'Välkommen, Nils'],
      ['createDigitalCard', 'Fortsätt till startsidan', 'Saldo', 'Hem'],
    ] as const) {
      for (const body of ['html', 'empty'] as const) {
        await sandbox.injectFault({ call, body, times: 1 });
        await button(page, name).click();
        await expect(alert(page)).toContainText(body === 'empty' && call !== 'createDigitalCard' ? NOT_DONE : /./);
        await expect(page.getByText(success)).toHaveCount(0);
      }
      await button(page, name).click();
      await expect(title(page)).toHaveText(next);
    }
  });

  test('a PIN that is not unblocked stays blocked', async ({ page, sandbox }) => {
    await openWithPasswordToken(page, sandbox, 'pelle', '/card');
    await sandbox.injectFault({ call: 'resetPinAttempts', body: 'empty', times: 1 });
    await button(page, 'Lås upp PIN-koden').click();
    await signWithCode(page, sandbox);
    await expect(alert(page)).toContainText('Det gick inte att låsa upp PIN-koden för det här kortet.');
    await expect(page.getByText('PIN-koden är upplåst')).toHaveCount(0);
  });
});
