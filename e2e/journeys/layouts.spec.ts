import type { Page } from '@playwright/test';
import { loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['Hem', 'Transaktioner', 'Påfyllning', 'Kort'];

const pages = (page: Page) => page.getByRole('navigation', { name: 'Sidor' });
const accountNavigation = (page: Page) => page.getByRole('navigation', { name: 'Du och ditt konto' });
const menu = (page: Page) => page.getByRole('button', { name: 'Meny' });

/** How far the page can be scrolled horizontally, px; 0 or less means not at all. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the pages are in the bottom bar, the other links in a menu', async ({ page, sandbox }) => {
    await page.goto('/login/bankid');
    await expect(loginButton(page)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await openWithToken(page, sandbox, 'anna');
    await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
    await expect(pages(page).getByRole('link')).toHaveText(PAGES);
    const bar = await pages(page).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
    await expect(accountNavigation(page)).toBeHidden();
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await menu(page).click();
    await expect(accountNavigation(page).getByRole('link')).toHaveText(['Support', 'Inställningar']);
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await expect(page).toHaveURL('/login/bankid');
  });

  test('the bottom bar does not cover the end of the page', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna');
    const english = page.getByRole('radio', { name: 'English' });
    await expect(page.getByRole('region', { name: 'Tips och nyheter' }).getByRole('listitem')).toHaveCount(3);
    await english.scrollIntoViewIfNeeded();
    await english.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 800, height: 1100 } });

  test('all links are in the top bar', async ({ page, sandbox }) => {
    await page.goto('/login/bankid');
    await expect(loginButton(page)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await openWithToken(page, sandbox, 'anna');
    await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
    await expect(pages(page).getByRole('link')).toHaveText(PAGES);
    expect((await pages(page).boundingBox())?.y).toBeLessThan(80);
    await expect(menu(page)).toBeHidden();
    await expect(accountNavigation(page).getByRole('link', { name: 'Inställningar' })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await accountNavigation(page).getByRole('button', { name: 'Logga ut' }).click();
    await expect(page).toHaveURL('/login/bankid');
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the top bar marks the current page', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna');
    await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
    await expect(pages(page).getByRole('link')).toHaveText(PAGES);
    await expect(menu(page)).toBeHidden();
    await expect(accountNavigation(page).getByRole('link')).toHaveText(['Support', 'Inställningar']);
    await expect(accountNavigation(page).getByRole('button').last()).toHaveText('Logga ut');
    await expect(pages(page).getByRole('link', { name: 'Hem', exact: true })).toHaveAttribute('aria-current', 'page');
    await pages(page).getByRole('link', { name: 'Kort' }).click();
    await expect(pages(page).getByRole('link', { name: 'Kort' })).toHaveAttribute('aria-current', 'page');
    await expect(pages(page).getByRole('link', { name: 'Hem', exact: true })).not.toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test('a narrow phone with large text needs no horizontal scrolling', async ({ page, sandbox }) => {
  // Corresponds to a desktop at 400 % zoom (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
