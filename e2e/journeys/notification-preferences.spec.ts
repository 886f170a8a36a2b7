import type { Page } from '@playwright/test';
import { UNREACHABLE_TEXTS } from '../support/faults.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const offers = (page: Page) => page.getByRole('switch', { name: 'Erbjudanden' });
const high = (page: Page) => page.getByRole('switch', { name: 'Högt saldo' });
const limit = (page: Page) => page.getByRole('textbox', { name: 'Per dag, kr' });
const saved = (page: Page) => page.getByText('Aviseringarna är sparade.').first();

/** Lets the first save wait until it is let go; what is sent after it is as fast as ever. Answers with what was sent. */
async function slowSave(page: Page) {
  const sent: unknown[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route('**/cardholder/preferences', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await gate.promise;
    return route.continue();
  });
  return { sent, letGo: () => gate.resolve() };
}

const all = (topic: string, on: boolean) => ({ [`${topic}Email`]: on, [`${topic}Sms`]: on, [`${topic}Push`]: on });

test('whoever leaves while a slow save is under way has the last choice saved, after it', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  await expect(offers(page)).toBeChecked();
  const { sent, letGo } = await slowSave(page);
  await offers(page).click();
  await offers(page).click();
  await high(page).click();
  await tab(page, 'Gränser').click();
  await expect(limit(page)).toHaveValue('500');
  expect(sent).toEqual([all('specialOffers', false)]);
  letGo();
  await expect(saved(page)).toBeVisible();
  expect(sent.slice(1)).toEqual([{ ...all('specialOffers', true), ...all('highOnCredit', false) }]);
  await page.reload();
  await tab(page, 'Aviseringar').click();
  await expect(high(page)).not.toBeChecked();
  await expect(offers(page)).toBeChecked();
});

test('whoever comes back while it is under way finds the last choice, and can choose again', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  await expect(offers(page)).toBeChecked();
  const { sent, letGo } = await slowSave(page);
  await offers(page).click();
  await page.getByRole('link', { name: 'Hem', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await page.goBack();
  await expect(offers(page)).not.toBeChecked();
  await high(page).click();
  letGo();
  await expect(saved(page)).toBeVisible();
  expect(sent).toEqual([all('specialOffers', false), all('highOnCredit', false)]);
  await page.reload();
  await expect(offers(page)).not.toBeChecked();
  await expect(high(page)).not.toBeChecked();
});

test('switching to another account does not lose the last choice', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'noor', '/settings/notifications');
  await expect(offers(page)).toBeChecked();
  const { sent, letGo } = await slowSave(page);
  await offers(page).click();
  await high(page).click();
  await page.getByRole('button', { name: /^Konto:/ }).click();
  await page.getByRole('region', { name: 'Konton' }).filter({ visible: true }).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Konto: Nordlunds Bygg AB' })).toBeVisible();
  await page.getByRole('link', { name: 'Hem', exact: true }).first().click();
  letGo();
  await expect(saved(page)).toBeVisible();
  expect(sent).toEqual([all('specialOffers', false), all('highOnCredit', false)]);
});

test('what could not be saved is told where the person is, and the page says why', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST \/api\/cardholder\/preferences$/);
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  await expect(offers(page)).toBeChecked();
  const { letGo } = await slowSave(page);
  await sandbox.injectFault({ call: 'savePreferences', drop: true });
  await offers(page).click();
  await tab(page, 'Gränser').click();
  await expect(limit(page)).toHaveValue('500');
  letGo();
  await expect(page.getByText('Ditt senaste val av aviseringar sparades inte.').first()).toBeVisible();
  await tab(page, 'Aviseringar').click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(UNREACHABLE_TEXTS.swedish);
  await expect(offers(page)).toBeChecked();
});
