import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { UNREACHABLE_TEXTS } from '../support/faults.ts';
import { holdChanges } from '../support/hold-changes.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const master = (page: Page) => page.getByRole('switch', { name: /^(Tillåt aviseringar|Allow notifications)$/ });

test('the tabs have addresses, take arrows and follow the back button', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings');
  await expect(chosen(page)).toHaveText('Användare');
  await tab(page, 'Användare').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/settings/notifications');
  await expect(tab(page, 'Aviseringar')).toBeFocused();
  await expect(master(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/settings/limits');
  await expect(page.getByRole('textbox', { name: 'Per dag, kr' })).toBeVisible();
  await page.goBack();
  await expect(chosen(page)).toHaveText('Aviseringar');
  await expect(master(page)).toBeVisible();
  await page.reload();
  await expect(chosen(page)).toHaveText('Aviseringar');
  await tab(page, 'Användare').click();
  await page.getByRole('link', { name: 'Om ditt konto' }).click();
  await expect(page).toHaveURL('/settings/details');
  await expect(page.getByRole('main')).toContainText('Nordlunds Bygg AB');
  await expect(page.getByRole('main')).toContainText('•••• 2628');
  await expectAccessible(page);
});

const passwords = (page: Page) => ({
  old: page.getByLabel(/^(Nuvarande lösenord|Current password)$/),
  fresh: page.getByLabel(/^(Nytt lösenord|New password)$/),
  again: page.getByLabel(/^(Nytt lösenord igen|New password again)$/),
  submit: page.getByRole('button', { name: /^(Byt lösenordet|Change the password)$/ }),
});

async function write(page: Page, old: string, fresh: string): Promise<void> {
  const fields = passwords(page);
  await fields.old.fill(old);
  await fields.fresh.fill(fresh);
  await fields.again.fill(fresh);
  await fields.submit.click();
}

test('a password is changed by whoever knows the old one', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^400 POST \/api\/auth\/password\/change\/cardholder$/);
  await openWithToken(page, sandbox, 'anna', '/settings/user');
  await expect(page.getByRole('main')).toContainText(/Storgatan 1, Stockholm/);
  await expect(page.getByRole('main')).toContainText(/114\s55/);
  await expect(passwords(page).submit).toBeDisabled();
  await expectAccessible(page);
  await write(page, 'Fel-2026', 'Middag-27');
  await expect(passwords(page).old).toHaveAccessibleDescription('Fel lösenord.');
  await expect(passwords(page).old).toBeFocused();
  await expect(page.getByRole('link', { name: /Har du glömt det/ })).toHaveAttribute('href', '/login/email-recover');
  await expectAccessible(page);
  await passwords(page).old.fill('Lunch-2026');
  await passwords(page).submit.click();
  await expect(page.getByText('Lösenordet är bytt.').first()).toBeVisible();
  await expect(passwords(page).old).toHaveValue('');
  const body = JSON.stringify({ username: 'anna', password: 'Middag-27', application: 'CardholderPortal' });
  const headers = { 'content-type': 'application/json' };
  const logIn = await fetch(`${sandbox.url}/api/auth/auth/database`, { method: 'POST', headers, body });
  expect(logIn.status).toBe(200);
});

test('the same in English', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'james', '/settings/user');
  await passwords(page).fresh.fill('middag');
  await expect(page.getByRole('listitem').filter({ hasText: 'A lowercase letter, met' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'An uppercase letter, missing' })).toBeVisible();
  await write(page, 'Lunch-2026', 'Middag-27');
  await expect(page.getByText('Password updated successfully.').first()).toBeVisible();
});

test('limits are saved in kronor, and an empty one is none', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings/limits');
  const daily = page.getByRole('textbox', { name: 'Per dag, kr' });
  const weekly = page.getByRole('textbox', { name: 'Per vecka, kr' });
  await expect(daily).toHaveValue('500');
  await expect(weekly).toHaveValue('1500');
  await daily.fill('99,50');
  await page.getByRole('button', { name: 'Spara gränserna' }).click();
  await expect(daily).toHaveAccessibleDescription('Skriv ett heltal utan decimaler.');
  await daily.fill('2 000');
  await expect(page.getByRole('status').filter({ hasText: 'Dagsgränsen är högre än veckogränsen' })).toBeVisible();
  await expectAccessible(page);
  await weekly.fill('');
  const saving = page.waitForRequest(/\/cardholder\/preferences$/);
  await page.getByRole('button', { name: 'Spara gränserna' }).click();
  expect((await saving).postDataJSON()).toEqual({ dailyPurchaseLimit: 200_000, weeklyPurchaseLimit: 0 });
  await expect(page.getByText('Gränserna är sparade.').first()).toBeVisible();
  await page.reload();
  await expect(daily).toHaveValue('2000');
  await expect(weekly).toHaveValue('');
});

test('limits that the employer keeps can only be read', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'mats', '/settings/limits');
  await expect(page.getByText('Din arbetsgivare bestämmer gränserna, så de går inte att ändra här.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('radio', { name: 'English' }).click();
  await expect(page.getByText('Your employer sets the limits, so they cannot be changed here.')).toBeVisible();
});

test('notifications are switched by channel, by topic and all at once', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  const offers = page.getByRole('switch', { name: 'Erbjudanden' });
  const text = page.getByRole('checkbox', { name: 'Lågt saldo: Sms' });
  await expect(master(page)).toBeChecked();
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
  await master(page).click();
  await off;
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  const on = page.waitForResponse(/\/preferences\/set-default$/);
  await master(page).click();
  await on;
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(0);
});

test('of quick choices the last one counts, and is what the backend holds', async ({ page, sandbox }) => {
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
  const all = (on: boolean) => ({ specialOffersEmail: on, specialOffersSms: on, specialOffersPush: on });
  expect(sent).toEqual([all(false)]);
  await page.reload();
  await expect(master(page)).toBeChecked();
  await expect(offers).not.toBeChecked();
});

test('a choice that could not be saved is taken back, with the reason', async ({ page, sandbox, consoleGuard }) => {
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

test('without a calendar nobody is reminded of top-ups', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'karin', '/settings/notifications');
  await expect(master(page)).toBeVisible();
  await expect(page.getByText('Påminnelse om påfyllning')).toHaveCount(0);
});
