import type { Page } from '@playwright/test';
import { CHANNELS, TOPICS } from '../../contract/preferences.ts';
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

test('one channel is switched off for all topics with one press and one save', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  const { sent, release } = await holdFirstSave(page);
  await page.getByRole('checkbox', { name: 'Alla aviseringar: Sms' }).click();
  await expect(page.getByRole('checkbox', { name: /: Sms$/, checked: true })).toHaveCount(0);
  release();
  await expect(saved(page)).toBeVisible();
  const flags = TOPICS.flatMap((topic) => CHANNELS.map((channel) => [`${topic}${channel}`, channel !== 'Sms']));
  expect(sent).toEqual([Object.fromEntries(flags)]);
});

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
