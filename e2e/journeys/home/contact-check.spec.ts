import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';
import { shownToast } from '../../support/toasts.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stämmer dina kontaktuppgifter?' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const atHome = (page: Page) => expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');

const confirmation = (page: Page) => shownToast(page, 'Tack! Dina kontaktuppgifter är bekräftade.');

const CONTACTS = ['stig.rosen@example.se', '0701740618'];

/** The contact details at the backend, e-mail first. */
async function savedContacts({ url, token }: RunningSandbox): Promise<string[]> {
  const headers = { authorization: `Bearer ${await token('stig')}` };
  const answer = await fetch(`${url}/api/cardholder/info`, { headers });
  const { personalInformation } = (await answer.json()) as {
    personalInformation: { contactInfos: { description: string }[] };
  };
  return personalInformation.contactInfos.map(({ description }) => description);
}

test('details older than six months are confirmed, and the check does not show again', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'stig');
  await expect(dialog(page)).toContainText(CONTACTS[0] ?? '');
  await expect(dialog(page)).toContainText('070-174 06 18');
  await expectAccessible(page);
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cardholder/contactInfo')) posts.push(request.postDataJSON());
  });
  await press(page, 'Ja, de stämmer');
  await expect(confirmation(page)).toBeVisible();
  expect(posts).toEqual([
    { email: '-', phone: '-' },
    { email: CONTACTS[0], phone: CONTACTS[1] },
  ]);
  expect(await savedContacts(sandbox)).toEqual(CONTACTS);
  expect(await page.evaluate(() => localStorage.getItem('unsavedContacts'))).toBeNull();

  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Kort' }).click();
  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Hem', exact: true }).click();
  await atHome(page);
  await expect(dialog(page)).toBeHidden();
});

test('the page is closed between the two posts: the next visit saves the details', async ({
  page,
  context,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'stig');
  await expect(dialog(page)).toBeVisible();
  const second = page.waitForRequest((request) => request.postDataJSON()?.email === CONTACTS[0]);
  await page.route('**/cardholder/contactInfo', (route) =>
    route.request().postDataJSON().email === '-' ? route.continue() : undefined,
  );
  await press(page, 'Ja, de stämmer');
  await second;
  expect(await savedContacts(sandbox)).toEqual(['-', '-']);
  await page.close();

  const next = await context.newPage();
  await next.goto('/home');
  await expect(confirmation(next)).toBeVisible();
  expect(await savedContacts(sandbox)).toEqual(CONTACTS);
  expect(await next.evaluate(() => localStorage.getItem('unsavedContacts'))).toBeNull();
  await expect(dialog(next)).toBeHidden();
});
