import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { changeConfig } from '../support/change-answer.ts';
import { loginButton } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

/** The URLs behind the back button. The list of visited pages keeps the token, so it is refused after the log-out. */
async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
}

test('a token in the URL signs the user in and is removed from the URL and its history entry', {
  tag: '@ownPage',
}, async ({ page, sandbox }) => {
  const token = await sandbox.token('anna');
  const requestsWithToken: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(token)) requestsWithToken.push(request.resourceType());
  });
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  await page.goto(`/home?token=${token}&from=mail`);
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await expect(page).toHaveURL('/home?from=mail');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  expect(requestsWithToken).toEqual(['document']);
  expect(await historyOf(page)).toEqual([
    'about:blank',
    `${sandbox.url}/login/bankid`,
    `${sandbox.url}/home?from=mail`,
  ]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await expect(page).toHaveURL('/home');
});

test('a token leaves the URL and its history entry also if the portal cannot start', { tag: '@ownPage' }, async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/portal-.*\.js|Failed to load resource/);
  await page.route('**/assets/portal-*.js', (route) => route.abort());
  const token = await sandbox.token('anna');
  await page.goto(`/home?token=${token}`);
  await expect(page).toHaveURL('/home');
  expect((await historyOf(page)).join()).not.toContain(token);
});

test('a token in a log-in URL leads to home, which says until the next page load who is logged in', async ({
  page,
  sandbox,
}) => {
  await page.goto(`/?token=${await sandbox.token('vera')}`);
  await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Vera Ekman');
  await expect(page).toHaveURL('/home');
  const user = page.getByRole('contentinfo').getByText('Du är inloggad som Vera Ekman');
  await expect(user).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: /^Ditt kort/ })).toBeVisible();
  await expect(user).toHaveCount(0);
});

test.describe('a link with the token of another user', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await page.goto(`/home?token=${await sandbox.token('anna')}`);
    await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Anna Lindqvist');
    await page.goto(`/home?token=${await sandbox.token('vera')}`);
    const question = page.getByRole('alertdialog', { name: 'Vem vill du vara inloggad som?' });
    await expect(question).toContainText(
      'Du är redan inloggad här, men länken som du följde hör till en annan person.',
    );
    await expect(page).toHaveURL('/home');
    await expectAccessible(page);
  });

  test('can be declined', async ({ page }) => {
    await page.getByRole('button', { name: 'Fortsätt som nu' }).click();
    await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Anna Lindqvist');
    await page.reload();
    await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Anna Lindqvist');
  });

  test('does not open the session again that another tab has ended', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/home');
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await expect(loginButton(other)).toBeVisible();
    const question = page.getByRole('alertdialog', { name: 'Vill du fortsätta som Vera Ekman?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page).toHaveURL('/login/bankid');
    await expect(loginButton(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('needs no answer when another tab has logged in as the user of the link', async ({ page, context, sandbox }) => {
    const other = await context.newPage();
    await other.goto(`/home?token=${await sandbox.token('vera')}`);
    await other.getByRole('button', { name: 'Logga in med länken' }).click();
    await expect(other.getByRole('img', { name: /^Ditt kort/ })).toContainText('Vera Ekman');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Vera Ekman');
  });

  test('can be accepted', async ({ page }) => {
    await page.getByRole('button', { name: 'Logga in med länken' }).click();
    await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Vera Ekman');
    await page.reload();
    await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Vera Ekman');
  });
});

test('a link with a new token of the same user opens no dialog', async ({ page, sandbox }) => {
  await page.goto(`/home?token=${await sandbox.token('anna')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  const token = await sandbox.token('anna');
  await page.goto(`/home?token=${token}`);
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
});

test('with the setting, a link logs in only after a question', async ({ page, sandbox }) => {
  await changeConfig(page, () => ({ confirmLinkLogin: true }));
  const link = `/transactions?token=${await sandbox.token('anna')}`;
  const question = page.getByRole('alertdialog', { name: 'Vill du fortsätta som Anna Lindqvist?' });
  await page.goto(link);
  await expect(question.getByRole('button', { name: 'Avbryt' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page).toHaveURL('/login/bankid');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.goto(link);
  await question.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaktioner');
  await expect(page).toHaveURL('/transactions');
});
