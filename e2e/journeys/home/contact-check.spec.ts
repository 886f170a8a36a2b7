import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stämmer dina kontaktuppgifter?' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const atHome = (page: Page) => expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');

const thanks = (page: Page) => page.getByText('Tack! Dina kontaktuppgifter är bekräftade.', { exact: true });

const complaint = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Dina kontaktuppgifter är inte sparade än.' });

const REAL = ['stig.rosen@example.se', '0701740618'];

/** What the backend has, e-mail first. */
async function kept({ url, token }: RunningSandbox): Promise<string[]> {
  const headers = { authorization: `Bearer ${await token('stig')}` };
  const answer = await fetch(`${url}/api/cardholder/info`, { headers });
  const { personalInformation } = (await answer.json()) as {
    personalInformation: { contactInfos: { description: string }[] };
  };
  return personalInformation.contactInfos.map(({ description }) => description);
}

test('details that nobody has looked at for eight months are confirmed, and not asked about again', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'stig');
  await expect(dialog(page)).toContainText(REAL[0] ?? '');
  await expect(dialog(page)).toContainText(REAL[1] ?? '');
  await expectAccessible(page);
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cardholder/contactInfo')) posts.push(request.postDataJSON());
  });
  await press(page, 'Ja, de stämmer');
  await expect(thanks(page)).toBeVisible();
  expect(posts).toEqual([
    { email: '-', phone: '-' },
    { email: REAL[0], phone: REAL[1] },
  ]);
  expect(await kept(sandbox)).toEqual(REAL);
  expect(await page.evaluate(() => localStorage.getItem('unsavedContacts'))).toBeNull();

  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Kort' }).click();
  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Hem', exact: true }).click();
  await atHome(page);
  await expect(dialog(page)).toBeHidden();
});

test('the page is closed between the two posts, and the next visit puts the details back', async ({
  page,
  context,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'stig');
  await expect(dialog(page)).toBeVisible();
  const second = page.waitForRequest((request) => request.postDataJSON()?.email === REAL[0]);
  await page.route('**/cardholder/contactInfo', (route) =>
    route.request().postDataJSON().email === '-' ? route.continue() : undefined,
  );
  await press(page, 'Ja, de stämmer');
  await second;
  expect(await kept(sandbox)).toEqual(['-', '-']);
  await page.close();

  const next = await context.newPage();
  await next.goto('/home');
  await expect(thanks(next)).toBeVisible();
  expect(await kept(sandbox)).toEqual(REAL);
  expect(await next.evaluate(() => localStorage.getItem('unsavedContacts'))).toBeNull();
  await expect(dialog(next)).toBeHidden();
});

test('the page is closed between the two posts, and the next visit begins on another page', async ({
  page,
  context,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^500 POST .*\/contactInfo$/);
  await openWithToken(page, sandbox, 'stig');
  await expect(dialog(page)).toBeVisible();
  await context.route('**/cardholder/contactInfo', (route) =>
    route.request().postDataJSON().email === '-' ? route.continue() : route.fulfill({ status: 500 }),
  );
  await press(page, 'Ja, de stämmer');
  await expect(complaint(page)).toBeVisible();
  expect(await kept(sandbox)).toEqual(['-', '-']);
  await page.close();

  const next = await context.newPage();
  await next.goto('/transactions');
  await expect(next.getByRole('heading', { name: 'Transaktioner', level: 1 })).toBeVisible();
  await expect(complaint(next)).toBeVisible();
  await expectAccessible(next);
  const posts: unknown[] = [];
  next.on('request', (request) => {
    if (request.url().endsWith('/cardholder/contactInfo')) posts.push(request.postDataJSON());
  });
  await context.unroute('**/cardholder/contactInfo');
  await complaint(next).getByRole('button', { name: 'Försök igen' }).press('Enter');
  await expect(thanks(next)).toBeVisible();
  await expect(complaint(next)).toBeHidden();
  await expect(next).toHaveURL('/transactions');
  expect(posts).toEqual([{ email: REAL[0], phone: REAL[1] }]);
  expect(await kept(sandbox)).toEqual(REAL);
  expect(await next.evaluate(() => localStorage.getItem('unsavedContacts'))).toBeNull();
  // What the pages show of the person has followed.
  await next.getByRole('link', { name: 'Inställningar' }).first().click();
  await expect(next.getByText(REAL[0] ?? '')).toBeVisible();
});

test('somebody goes to another page between the two posts, and the details come back there', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'stig');
  await expect(dialog(page)).toBeVisible();
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  const first = page.waitForRequest((request) => request.postDataJSON()?.email === '-');
  await page.route('**/cardholder/contactInfo', async (route) => {
    await gone;
    await route.continue();
  });
  await press(page, 'Ja, de stämmer');
  await first;
  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Kort' }).click();
  await expect(page).toHaveURL('/card');
  go();
  await expect(thanks(page)).toBeVisible();
  expect(await kept(sandbox)).toEqual(REAL);
});

test('somebody logs out between the two posts, and the details still come back', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^500 POST .*\/contactInfo$/);
  await openWithToken(page, sandbox, 'stig');
  await page.route('**/cardholder/contactInfo', (route) =>
    route.request().postDataJSON().email === '-' ? route.continue() : route.fulfill({ status: 500 }),
  );
  await press(page, 'Ja, de stämmer');
  await expect(complaint(page)).toBeVisible();
  await expectAccessible(page);
  expect(await kept(sandbox)).toEqual(['-', '-']);
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login/bankid');
  await page.unroute('**/cardholder/contactInfo');

  await openWithToken(page, sandbox, 'anna');
  await atHome(page);
  expect(await kept(sandbox)).toEqual(['-', '-']);
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login/bankid');

  await openWithToken(page, sandbox, 'stig');
  await expect(thanks(page)).toBeVisible();
  expect(await kept(sandbox)).toEqual(REAL);
});

test('who wants to look later is asked again another day; who wants to change them comes to the settings', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await openWithToken(page, sandbox, 'stig');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await atHome(page);
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login/bankid');
  await openWithToken(page, sandbox, 'stig');
  await press(page, 'Ändra dem');
  await expect(page).toHaveURL('/settings/user');
  expect(await kept(sandbox)).toEqual(REAL);
});

test('details that were confirmed lately are not asked about', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await atHome(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});
