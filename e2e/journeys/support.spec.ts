import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { changeConfig } from '../support/change-answer.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const send = (page: Page) => page.getByRole('button', { name: 'Skicka frågan' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Vad vill du fråga?' });
const email = (page: Page) => page.getByRole('textbox', { name: 'E-post' });

test('an incomplete ticket shows errors; a complete one is sent and confirmed', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/support');
  await expect(heading(page)).toHaveText('Support');
  await expect(page).toHaveTitle('Support · Lunchkortet');
  await expect(page.getByRole('link', { name: 'Vanliga frågor' })).toHaveAttribute('href', /^https:/);
  await expectAccessible(page);

  await expect(email(page)).toHaveValue(/@/);
  await email(page).fill('');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('');
  await message(page).fill('Hej');
  await send(page).click();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveAccessibleDescription(/^Skriv minst 10 tecken\./);
  await expect(email(page)).toHaveAccessibleDescription(/Fyll i e-post eller telefon, så att vi kan svara dig\./);
  await expect(page.getByText('Du behöver godkänna villkoren för att skicka frågan.')).toBeVisible();
  await expectAccessible(page);

  await message(page).fill('Min påfyllning i november kom inte.');
  await email(page).fill('anna@example.se');
  await page.getByRole('textbox', { name: /organisationsnummer/ }).fill('55667788');
  await page.getByRole('checkbox').check();
  await send(page).click();
  await expect(page.getByText('Ange organisationsnumret så här: 556677-8899.')).toBeVisible();
  await page.getByRole('textbox', { name: /organisationsnummer/ }).fill('556677-8899');
  const sent = page.waitForRequest((request) => request.url().endsWith('/cardholder/support-tickets'));
  await send(page).click();
  expect((await sent).postDataJSON()).toEqual({
    message: 'Min påfyllning i november kom inte.',
    email: 'anna@example.se',
    organisationNumber: '556677-8899',
    agreed: true,
  });
  await expect(page.getByRole('main').getByRole('status')).toContainText('Tack! Vi har tagit emot din fråga');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ställ en fråga till' }).click();
  await expect(message(page)).toHaveValue('');
  await expect(email(page)).toHaveValue('anna@example.se');
});

test('a press on the button shows the first invalid field, which is above the window', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openWithToken(page, sandbox, 'anna', '/support');
  await page.getByRole('checkbox').check();
  await message(page).fill('Hej');
  await send(page).scrollIntoViewIfNeeded();
  await expect(message(page)).not.toBeInViewport();
  await send(page).click();
  await expect(page.getByText('Skriv minst 10 tecken.').first()).toBeInViewport();
  await expect(message(page)).toBeInViewport();
  await expect(message(page)).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  const label = await page.getByText('Vad vill du fråga?', { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
});

test('the form keeps its values after a failure and a change of account', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^500 POST \/api\/cardholder\/support-tickets/);
  await openWithToken(page, sandbox, 'noor', '/support');
  await message(page).fill('Var syns mina kvitton?');
  await email(page).fill('noor@example.se');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Konto:/ }).click();
  const accounts = page.getByRole('region', { name: 'Konton' }).filter({ visible: true });
  await accounts.getByRole('button', { name: /^Nordlunds/ }).click();
  await expect(message(page)).toHaveValue('Var syns mina kvitton?');
  await sandbox.injectFault({ call: 'createTicket', status: 500, times: 1 });
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(message(page)).toHaveValue('Var syns mina kvitton?');
  await expectAccessible(page);
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Tack! Vi har tagit emot din fråga');
});

test('a question that is sent again after a lost response has the same key, and another question a new one', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE POST \/api\/cardholder\/support-tickets/);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/support-tickets')) keys.push(request.headers()['idempotency-key']);
  });
  await openWithToken(page, sandbox, 'anna', '/support');
  await message(page).fill('Var syns mina kvitton?');
  await page.getByRole('checkbox').check();
  await sandbox.injectFault({ call: 'createTicket', drop: true, when: 'after' });
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await message(page).fill('Var syns alla mina kvitton?');
  await send(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(page.getByRole('alert')).toBeVisible();
  await sandbox.clearFaults();
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Tack! Vi har tagit emot din fråga');
  const [first, second, third] = keys;
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});

test('the support page works before the terms are accepted and when the access gate fails', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^500 GET \/api\/cardholder\/accounts\/v2/);
  await openWithToken(page, sandbox, 'nils');
  await expect(heading(page)).toHaveText('Villkor för kortet');
  await page.goto('/support');
  await expect(heading(page)).toHaveText('Support');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await expect(heading(page)).toHaveText('Villkor för kortet');

  await sandbox.injectFault({ call: 'accounts', status: 500 });
  await page.goto('/support');
  await expect(heading(page)).toHaveText('Support');
  await expect(message(page)).toBeEditable();
});

test('a configured ticket link replaces the form', async ({ page, sandbox }) => {
  await changeConfig(page, ({ links }) => ({ links: { ...links, ticket: 'https://help.example/ticket' } }));
  await openWithToken(page, sandbox, 'anna', '/support');
  await expect(page.getByRole('link', { name: 'Fråga oss' })).toHaveAttribute('href', 'https://help.example/ticket');
  await expect(send(page)).toHaveCount(0);
});
