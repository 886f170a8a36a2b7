import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openWithToken } from '../support/login.ts';
import { messagesTo } from '../support/mailbox.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const code = (page: Page) => page.getByRole('textbox', { name: /^(Kod|Code)$/ });
const confirm = (page: Page) => page.getByRole('button', { name: /^(Bekräfta|Confirm)$/ });
const contacts = (page: Page) => page.getByRole('region', { name: /^(Kontaktuppgifter|Contact details)$/ });

async function codeTo(recipient: string, sandbox: RunningSandbox): Promise<string> {
  const [newest] = await messagesTo(recipient, sandbox);
  if (!newest?.code) throw new Error(`no code was sent to ${recipient}`);
  return newest.code;
}

/** Wrong codes. */
const wrongCodes = (right: string) =>
  ['111111', '222222', '333333', '444444', '555555', '666666'].filter((digits) => digits !== right);

test('a new e-mail address is verified after the page was closed and opened again', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^400 POST \/api\/cardholder\/contact-info\/\d+\/verification$/);
  await openWithToken(page, sandbox, 'anna', '/settings');
  await expect(page).toHaveURL('/settings/user');
  await page.getByRole('link', { name: 'Ändra e-post' }).click();
  await expect(heading(page)).toHaveText('Ändra e-post');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Sidor' })).toHaveCount(0);
  const field = page.getByRole('textbox', { name: 'Ny e-postadress' });
  await field.fill(' anna.lindqvist@example.se ');
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await expect(field).toHaveAccessibleDescription('Det är samma adress som du redan har.');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('anna@lunch.example ');
  await page.getByRole('button', { name: 'Skicka kod' }).click();

  await expect(heading(page)).toHaveText('Bekräfta din e-post');
  await expect(page).toHaveURL(/\/verification-code\?contactInformationId=\d+&contactInformationType=1$/);
  await expect(code(page)).toBeFocused();
  await page.reload();
  await expect(page.getByText('anna@lunch.example')).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^Koden gäller i (30:00|29:\d\d) till\.$/);
  await expect(confirm(page)).toBeDisabled();
  const right = await codeTo('anna@lunch.example', sandbox);
  await code(page).fill(wrongCodes(right)[0] ?? '');
  await confirm(page).click();
  await expect(code(page)).toHaveAccessibleDescription('Koden stämmer inte. Kontrollera den och försök igen.');
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);

  await page.goto('/home');
  await expect(heading(page)).toHaveText('Hem');
  await page.goto('/verification-code');
  await expect(page.getByText('anna@lunch.example')).toBeVisible();
  await code(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await confirm(page).click();
  await expect(page).toHaveURL('/settings/user');
  await expect(page.getByText('E-postadressen är bekräftad.').first()).toBeVisible();
  await expect(contacts(page)).toContainText('anna@lunch.example');
  await expect(contacts(page)).not.toContainText('Inte bekräftad');
  expect(await page.evaluate(() => localStorage.getItem('sentVerification'))).toBeNull();
});

test('a new phone number with spaces and hyphens is verified, in English', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'james', '/settings/user');
  await page.getByRole('link', { name: 'Change phone number' }).click();
  await expect(heading(page)).toHaveText('Change your phone number');
  const field = page.getByRole('textbox', { name: 'New phone number' });
  await field.fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(field).toHaveAccessibleDescription(/^Value must be a valid phone number/);
  await expectAccessible(page);
  await field.fill('+46 (0)');
  await field.fill('+46 70-174 06 99');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(heading(page)).toHaveText('Verify your phone number');
  await expectAccessible(page);
  await code(page).fill(await codeTo('+46701740699', sandbox));
  await confirm(page).click();
  await expect(page.getByText('Phone number validated successfully.').first()).toBeVisible();
  await expect(page).toHaveURL('/settings/user');
  await expect(contacts(page)).toContainText('070-174 06 99');
  await page.goBack();
  await expect(heading(page)).toHaveText('Change your phone number');
});
