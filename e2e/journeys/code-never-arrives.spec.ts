import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openWithToken } from '../support/login.ts';
import { messagesTo } from '../support/mailbox.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownPage: true });

/*
 * A security code that never arrives. The sandbox has it, but the user does not.
 */

/** The sandbox sends at most ten codes in ten minutes. */
const MAX_CODES = 10;
const TOO_MANY = /Det blev för många försök/;

const resend = (page: Page) => page.getByRole('button', { name: 'Skicka en ny kod' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const codesTo = async (recipient: string | null, sandbox: RunningSandbox) =>
  (await messagesTo(recipient, sandbox)).flatMap(({ code }) => (code === null ? [] : [code]));

/** Waits until so many codes have been sent, and until the page has the response. */
async function expectCodes(page: Page, sandbox: RunningSandbox, recipient: string | null, count: number) {
  await expect.poll(async () => (await codesTo(recipient, sandbox)).length).toBe(count);
  await expect(resend(page)).not.toHaveAttribute('aria-busy');
}

/** Asks for codes until the limit is reached; `sent` have been sent before. */
async function askUntilLimit(page: Page, sandbox: RunningSandbox, recipient: string | null, sent: number) {
  for (let count = sent + 1; count <= MAX_CODES; count += 1) {
    await resend(page).click();
    await expectCodes(page, sandbox, recipient, count);
    // Right after an answer, a press is taken for the rest of a double click.
    await page.clock.runFor(1000);
  }
  await resend(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(TOO_MANY);
  expect(await codesTo(recipient, sandbox)).toHaveLength(MAX_CODES);
}

test.beforeEach(({ page }) => page.clock.install());

test.describe('the code for a new contact detail', () => {
  const NEW = 'anna@lunch.example';
  const field = (page: Page) => page.getByRole('textbox', { name: 'Kod' });
  const confirm = (page: Page) => page.getByRole('button', { name: 'Bekräfta' });

  test.beforeEach(async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna', '/edit-email');
    await page.getByRole('textbox', { name: 'Ny e-postadress' }).fill(NEW);
    await page.getByRole('button', { name: 'Skicka kod' }).click();
    await expect(field(page)).toBeFocused();
  });

  test('can be sent again, which makes the first one invalid', async ({ page, sandbox, consoleGuard }) => {
    consoleGuard.expect(/^400 POST .*\/verification$/);
    await expect(page.getByText('Den brukar komma inom en halv minut. Titta i skräpposten också.')).toBeVisible();
    const [first = ''] = await codesTo(NEW, sandbox);
    await page.clock.runFor(1000);
    await resend(page).click();
    // The response empties the field.
    await expectCodes(page, sandbox, NEW, 2);
    await expect(page.getByText('Vi har skickat en kod. Den brukar komma inom en halv minut.').first()).toBeVisible();
    const [second = ''] = await codesTo(NEW, sandbox);
    await field(page).fill(first);
    await confirm(page).click();
    await expect(field(page)).toHaveAccessibleDescription('Koden stämmer inte. Kontrollera den och försök igen.');
    await field(page).fill(second);
    await confirm(page).click();
    await expect(page).toHaveURL('/settings/user');
  });

  test('can be sent to another address, or the user gives up and nothing has changed', async ({ page, sandbox }) => {
    await page.getByRole('link', { name: 'Ändra adressen' }).click();
    await expect(heading(page)).toHaveText('Ändra e-post');
    await page.getByRole('textbox', { name: 'Ny e-postadress' }).fill('anna@work.example');
    await page.getByRole('button', { name: 'Skicka kod' }).click();
    await expect(page.getByText('anna@work.example')).toBeVisible();
    await expect.poll(async () => (await codesTo('anna@work.example', sandbox)).length).toBe(1);
    await page.goto('/settings/user');
    const contacts = page.getByRole('region', { name: 'Kontaktuppgifter' });
    await expect(contacts).toContainText('anna.lindqvist@example.se');
    await expect(contacts).not.toContainText(/lunch\.example|work\.example/);
  });
});

test.describe('the code of a log-in with a password', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Engångskod' });
  const submit = (page: Page) => page.getByRole('button', { name: 'Logga in', exact: true });

  test.beforeEach(async ({ page, consoleGuard }) => {
    consoleGuard.expect(/^401 POST .*\/auth\/database$/);
    await page.goto('/login/email');
    await page.getByRole('textbox', { name: 'Användarnamn eller e-post' }).fill('maja');
    await page.getByRole('textbox', { name: 'Lösenord' }).fill('Lunch-2026');
    await submit(page).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByText(/Den brukar komma inom en halv minut/)).toBeVisible();
    await page.clock.runFor(1000);
  });

  test('can be sent again, which makes the first one invalid', async ({ page, sandbox }) => {
    const [first = ''] = await codesTo(null, sandbox);
    await resend(page).click();
    await expect(field(page)).toHaveAccessibleDescription(/^Vi har skickat en ny kod/);
    expect(await codesTo(null, sandbox)).toHaveLength(2);
    await page.clock.runFor(1000);
    await field(page).fill(first);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Koden stämmer inte');
    await page.clock.runFor(1000);
    const [second = ''] = await codesTo(null, sandbox);
    await field(page).fill(second);
    await submit(page).click();
    await expect(heading(page)).toHaveText('Hem');
  });

  test('can be asked for ten times in ten minutes, then the last one still works', async ({
    page,
    sandbox,
    consoleGuard,
  }) => {
    consoleGuard.expect(/^429 POST .*\/auth\/database$/);
    await askUntilLimit(page, sandbox, null, 1);
    await expectAccessible(page);
    await page.clock.runFor(1000);
    const [last = ''] = await codesTo(null, sandbox);
    await field(page).fill(last);
    await submit(page).click();
    await expect(heading(page)).toHaveText('Hem');
  });
});
