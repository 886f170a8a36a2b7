import { expectAccessible } from '../../support/accessibility.ts';
import { INVALID_RESPONSE_TEXTS, REJECTED_TEXTS, UNREACHABLE_TEXTS } from '../../support/faults.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const REJECTED = REJECTED_TEXTS.swedish;
const INVALID_RESPONSE = INVALID_RESPONSE_TEXTS.swedish;

const LOADED = {
  Saldo: '1 406,33 kr',
  'Nästa påfyllning': '1 680 kr',
  'Senaste transaktionerna': 'kr',
  'Mobilens plånbok': 'Aktivera',
  'Tips och nyheter': 'Fem soppor som värmer',
  Meddelanden: 'Kortet fungerar som vanligt under helgerna',
};

test('each part of home fails and is retried separately', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^404 GET .*\/transactions$/, /^net::ERR_EMPTY_RESPONSE GET .*\/next-topup-info$/);
  consoleGuard.expect(/^500 GET .*\/wallet-tokens$/, /^503 POST .*\/blog-posts$/, /^500 GET .*\/card-pin-status$/);
  consoleGuard.expect(/^500 GET .*\/active\/cardholder$/);
  const parts = [
    [page.getByRole('alert').filter({ hasText: 'Meddelandena' }), 'gick inte att hämta'],
    [page.getByRole('alert').filter({ hasText: 'PIN-koden' }), REJECTED],
    [page.getByRole('region', { name: 'Saldo', exact: true }), INVALID_RESPONSE],
    [page.getByRole('region', { name: 'Nästa påfyllning' }), UNREACHABLE_TEXTS.swedish],
    [page.getByRole('region', { name: 'Senaste transaktionerna' }), REJECTED],
    [page.getByRole('region', { name: 'Mobilens plånbok' }), REJECTED],
    [page.getByRole('region', { name: 'Tips och nyheter' }), REJECTED],
  ] as const;
  await sandbox.injectFault({ call: 'notifications', status: 500 });
  await sandbox.injectFault({ call: 'pinAttempts', status: 500 });
  await sandbox.injectFault({ call: 'balance', body: 'malformed' });
  await sandbox.injectFault({ call: 'nextTopupInfo', drop: true });
  await sandbox.injectFault({ call: 'transactions', status: 404 });
  await sandbox.injectFault({ call: 'walletTokens', status: 500 });
  await sandbox.injectFault({ call: 'blogPosts', status: 503 });
  await openWithToken(page, sandbox, 'anna');
  for (const [part, text] of parts) await expect(part).toContainText(text);
  await expect(page.getByRole('button', { name: 'Försök igen' })).toHaveCount(7);
  await expectAccessible(page);

  await sandbox.clearFaults();
  for (const left of [6, 5, 4, 3, 2, 1, 0]) {
    await page.getByRole('button', { name: 'Försök igen' }).first().click();
    await expect(page.getByRole('button', { name: 'Försök igen' })).toHaveCount(left);
  }
  for (const [name, text] of Object.entries(LOADED)) {
    await expect(page.getByRole('region', { name, exact: true })).toContainText(text);
  }
});
