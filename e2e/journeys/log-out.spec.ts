import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { changeConfig } from '../support/change-answer.ts';
import { loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const storageOf = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
  }));

test('a log-out signs out every tab and clears the storage', async ({ page, context, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await page.getByRole('link', { name: 'Hem', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');

  await page.getByRole('button', { name: 'Logga ut' }).click();
  for (const tab of [page, other]) {
    await expect(loginButton(tab)).toBeVisible();
    await expect(tab.getByText('Du är utloggad.')).toBeVisible();
    await expect(tab).toHaveURL('/login/bankid');
    // Each tab learns a moment later what the other one has stored.
    await expect
      .poll(() => storageOf(tab))
      .toEqual({ local: ['consent', 'language', 'usedTokens'], session: [], cookie: '' });
  }
  await expectAccessible(page);
  for (const _ of [1, 2]) {
    await page.goBack();
    await expect(loginButton(page)).toBeVisible();
    await expect(page.getByText('Anna Lindqvist')).toHaveCount(0);
    await expect(page.getByText(/\d kr/)).toHaveCount(0);
  }
});

test('a log-out ends the session at the backend too, with the setting', async ({ page, sandbox }) => {
  await changeConfig(page, () => ({ logoutCall: true }));
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = () =>
    page.request.get(`${sandbox.url}/api/cardholder/info`, {
      headers: { authorization: `Bearer ${token}` },
      maxRetries: 2,
    });
  expect((await answer()).status()).toBe(200);
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect.poll(async () => (await answer()).status()).toBe(401);
});

test('what a tab stores just after a log-out in another tab is removed', async ({ page, context, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  const balance = (tab: Page) => tab.getByRole('region', { name: 'Saldo', exact: true });
  await expect(balance(page)).toContainText('kr');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(balance(other)).toContainText('kr');
  await other.evaluate(() => {
    const token = `${localStorage.getItem('token')}`;
    addEventListener('storage', ({ key, newValue }) => {
      if (key !== 'dataOwner' || newValue !== null) return;
      localStorage.setItem('token', token);
      localStorage.setItem('ordered', '{}');
    });
  });

  await page.getByRole('button', { name: 'Logga ut' }).click();
  for (const tab of [page, other]) {
    await expect(loginButton(tab)).toBeVisible();
    await expect
      .poll(() => storageOf(tab))
      .toEqual({ local: ['consent', 'language', 'usedTokens'], session: [], cookie: '' });
  }
});

test('a log-in signs in the other tab', async ({ page, context, sandbox }) => {
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  await openWithToken(await context.newPage(), sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});

test('another user who logs in replaces the user in the other tab', async ({ page, context, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Anna Lindqvist');
  const other = await context.newPage();
  await openWithToken(other, sandbox, 'vera');
  await other.getByRole('button', { name: 'Logga in med länken' }).click();
  await expect(other.getByRole('img', { name: /^Ditt kort/ })).toContainText('Vera Ekman');
  await expect(page.getByRole('img', { name: /^Ditt kort/ })).toContainText('Vera Ekman');
});
