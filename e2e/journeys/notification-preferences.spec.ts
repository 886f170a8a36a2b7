import type { Page } from '@playwright/test';
import { CHANNELS, TOPICS } from '../../contract/preferences.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { UNREACHABLE_TEXTS } from '../support/faults.ts';
import { holdChanges } from '../support/hold-changes.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const masterSwitch = (page: Page) => page.getByRole('switch', { name: /^(Tillåt aviseringar|Allow notifications)$/ });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const offers = (page: Page) => page.getByRole('switch', { name: 'Erbjudanden' });
const high = (page: Page) => page.getByRole('switch', { name: 'Högt saldo' });
const limit = (page: Page) => page.getByRole('textbox', { name: 'Per dag, kr' });
const saved = (page: Page) => page.getByText('Aviseringarna är sparade.').first();

/** Holds the first save until `release` is called. Returns the bodies of all saves. */
async function holdFirstSave(page: Page) {
  const sent: unknown[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route('**/cardholder/preferences', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await gate.promise;
    return route.continue();
  });
  return { sent, release: () => gate.resolve() };
}

const allChannels = (topic: string, on: boolean) => CHANNELS.map((channel) => [`${topic}${channel}`, on]);

/** The whole set of flags, all on except those of some topics (decision 31). */
const allFlagsExcept = (...topicsOff: string[]) =>
  Object.fromEntries(TOPICS.flatMap((topic) => allChannels(topic, !topicsOff.includes(topic))));

test('notifications are switched by channel, by topic and all at once', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  const offers = page.getByRole('switch', { name: 'Erbjudanden' });
  const text = page.getByRole('checkbox', { name: 'Lågt saldo: Sms' });
  await expect(masterSwitch(page)).toBeChecked();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  const first = saved();
  await text.click();
  await first;
  await expect(page.getByText('Aviseringarna är sparade.').first()).toBeVisible();
  const second = saved();
  await offers.click();
  await second;
  await expect(page.getByRole('checkbox', { name: 'Erbjudanden: E-post' })).not.toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(text).not.toBeChecked();
  await expect(offers).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Lågt saldo: E-post' })).toBeChecked();
  const off = page.waitForResponse(/\/preferences\/disable-all$/);
  await masterSwitch(page).click();
  await off;
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  const on = page.waitForResponse(/\/preferences\/set-default$/);
  await masterSwitch(page).click();
  await on;
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(0);
});

test('the last of several quick choices is saved', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'james', '/settings/notifications');
  const offers = page.getByRole('switch', { name: 'Special offers' });
  await expect(offers).toBeChecked();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cardholder/preferences'))
      sent.push(request.postDataJSON());
  });
  const letGo = await holdChanges(page, '**/cardholder/preferences');
  for (let presses = 0; presses < 5; presses += 1) await offers.click();
  letGo();
  await expect(offers).not.toBeChecked();
  await expect(page.getByText('Notification preferences saved successfully.').first()).toBeVisible();
  expect(sent).toEqual([allFlagsExcept('specialOffers')]);
  await page.reload();
  await expect(masterSwitch(page)).toBeChecked();
  await expect(offers).not.toBeChecked();
});

test('a choice that could not be saved is rolled back with the reason', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST \/api\/cardholder\/preferences$/);
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  const offers = page.getByRole('switch', { name: 'Erbjudanden' });
  await expect(offers).toBeChecked();
  await sandbox.injectFault({ call: 'savePreferences', drop: true });
  await offers.click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(UNREACHABLE_TEXTS.swedish);
  await expect(offers).toBeChecked();
  await expectAccessible(page);
  await sandbox.clearFaults();
  await offers.click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Aviseringarna är sparade.').first()).toBeVisible();
});

test('without a top-up calendar there are no top-up reminders', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'karin', '/settings/notifications');
  await expect(masterSwitch(page)).toBeVisible();
  await expect(page.getByText('Påminnelse om påfyllning')).toHaveCount(0);
});

test('choices made before leaving the page are saved after a slow save', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  await expect(offers(page)).toBeChecked();
  const { sent, release } = await holdFirstSave(page);
  await offers(page).click();
  // Choices made before the first save is sent are saved with it.
  await expect.poll(() => sent.length).toBe(1);
  await offers(page).click();
  await high(page).click();
  await tab(page, 'Gränser').click();
  await expect(limit(page)).toHaveValue('500');
  expect(sent).toEqual([allFlagsExcept('specialOffers')]);
  release();
  await expect(saved(page)).toBeVisible();
  expect(sent.slice(1)).toEqual([allFlagsExcept('highOnCredit')]);
  await page.reload();
  await tab(page, 'Aviseringar').click();
  await expect(high(page)).not.toBeChecked();
  await expect(offers(page)).toBeChecked();
});

test('on return during a slow save the last choice shows and can be changed', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  await expect(offers(page)).toBeChecked();
  const { sent, release } = await holdFirstSave(page);
  await offers(page).click();
  await page.getByRole('link', { name: 'Hem', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await page.goBack();
  await expect(offers(page)).not.toBeChecked();
  await high(page).click();
  release();
  await expect(saved(page)).toBeVisible();
  expect(sent).toEqual([allFlagsExcept('specialOffers'), allFlagsExcept('specialOffers', 'highOnCredit')]);
  await page.reload();
  await expect(offers(page)).not.toBeChecked();
  await expect(high(page)).not.toBeChecked();
});

test('switching to another account does not lose the last choice', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'noor', '/settings/notifications');
  await expect(offers(page)).toBeChecked();
  const { sent, release } = await holdFirstSave(page);
  await offers(page).click();
  // Choices made before the first save is sent are saved with it.
  await expect.poll(() => sent.length).toBe(1);
  await high(page).click();
  await page.getByRole('button', { name: /^Konto:/ }).click();
  const accounts = page.getByRole('region', { name: 'Konton' }).filter({ visible: true });
  await accounts.getByRole('button', { name: /^Nordlunds/ }).click();
  await expect(page.getByRole('button', { name: 'Konto: Nordlunds Bygg AB' })).toBeVisible();
  await page.getByRole('link', { name: 'Hem', exact: true }).first().click();
  release();
  await expect(saved(page)).toBeVisible();
  expect(sent).toEqual([allFlagsExcept('specialOffers'), allFlagsExcept('specialOffers', 'highOnCredit')]);
});

test('a save that fails after leaving the page shows a toast, and the reason on return', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST \/api\/cardholder\/preferences$/);
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  await expect(offers(page)).toBeChecked();
  const { release } = await holdFirstSave(page);
  await sandbox.injectFault({ call: 'savePreferences', drop: true });
  await offers(page).click();
  await tab(page, 'Gränser').click();
  await expect(limit(page)).toHaveValue('500');
  release();
  await expect(page.getByText('Ditt senaste val av aviseringar sparades inte.').first()).toBeVisible();
  await tab(page, 'Aviseringar').click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(UNREACHABLE_TEXTS.swedish);
  await expect(offers(page)).toBeChecked();
});
