import type { Locator, Page } from '@playwright/test';
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

const blockButton = (page: Page) => page.getByRole('button', { name: /^Spärra/ });

test('a notice that the PIN is blocked is above the actions; a late one is below them and moves none', async ({
  page,
  sandbox,
}) => {
  const notice = main(page).getByRole('alert').filter({ hasText: 'PIN-koden är spärrad' });
  const placeOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  await openWithToken(page, sandbox, 'pelle', '/card');
  await expect(blockButton(page)).toBeVisible();
  await expect(notice).toBeVisible();
  expect(await placeOf(notice)).toBeLessThan(await placeOf(blockButton(page)));

  await sandbox.injectFault({ call: 'pinAttempts', delay: 3000 });
  await page.reload();
  await expect(blockButton(page)).toBeVisible();
  const before = await placeOf(blockButton(page));
  await expect(notice).toBeVisible();
  expect(await placeOf(blockButton(page))).toBe(before);
  expect(await placeOf(notice)).toBeGreaterThan(before);
});

test('if it is known late that there is no PIN, the other actions stay where they are', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^409 GET .*\/card-pin-status$/);
  await sandbox.injectFault({ call: 'pinAttempts', delay: 3000 });
  await openWithToken(page, sandbox, 'algot', '/card');
  await expect(blockButton(page)).toBeVisible();
  const before = await blockButton(page).boundingBox();
  await expect(main(page).getByText('Det finns ingen PIN-kod för nya eller avslutade kort.')).toBeVisible();
  expect(await blockButton(page).boundingBox()).toEqual(before);
  await expect(page.getByRole('button', { name: /^Visa PIN-kod/ })).toBeDisabled();
});
