import type { Page } from '@playwright/test';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const error = (page: Page, text: string) => main(page).getByRole('alert').filter({ hasText: text });
const retry = (page: Page, text: string) => error(page, text).getByRole('button', { name: 'Försök igen' });

const NO_WALLET = 'Vi kunde inte se om kortet finns i mobilens plånbok.';
const NO_PIN_STATUS = 'Vi vet inte om PIN-koden är spärrad';

test('the card stays usable when parts of its page cannot be read, and each can be retried', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^400 GET .*\/wallet-tokens/, /^400 GET .*\/card-pin-status$/);
  for (const call of ['walletTokens', 'pinAttempts']) await sandbox.injectFault({ call, status: 400 });
  await openWithToken(page, sandbox, 'anna', '/card');
  await expect(error(page, NO_WALLET)).toBeVisible();
  await expect(error(page, NO_PIN_STATUS)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Visa uppgifter/ })).toBeEnabled();
  await sandbox.clearFaults();
  await retry(page, NO_WALLET).click();
  await retry(page, NO_PIN_STATUS).click();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('the card page leads to the devices that have the card', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'siri', '/card');
  await page.getByRole('link', { name: /^Mobila enheter/ }).click();
  await expect(page).toHaveURL('/mobile-devices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobila enheter');
  await expect(main(page).getByText('Aktiv', { exact: true }).first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Till kortet' }).click();
  await expect(page).toHaveURL('/card');
});
