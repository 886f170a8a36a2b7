import type { Page } from '@playwright/test';
import { changesOf } from '../support/gestures.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';
import { cancel, confirmCancel, monthCard, order } from '../support/topups.ts';

/*
 * A tab that another tab has made out of date reads before it sends a change.
 */

test.use({ viewport: { width: 1280, height: 900 } });

test('a month that another tab has changed is shown as it is now, and is not changed again', async ({
  page,
  context,
  sandbox,
}) => {
  const stale = await context.newPage();
  await openWithToken(page, sandbox, 'vera', '/topup');
  await stale.goto(page.url());
  await expect(order(stale, 'december')).toBeEnabled();
  await order(page, 'december').click();
  await expect(cancel(page, 'december')).toBeEnabled();

  const changes = changesOf(stale);
  await order(stale, 'december').click();
  await expect(monthCard(stale, 'december')).toContainText('Beställd till 25 dec.');
  await expect(cancel(stale, 'december')).toBeEnabled();

  await cancel(page, 'december').click();
  await confirmCancel(page);
  await expect(order(page, 'december')).toBeEnabled();
  await cancel(stale, 'december').click();
  await confirmCancel(stale);
  await expect(order(stale, 'december')).toBeEnabled();
  expect(changes).toEqual([]);
});

test('a notification switch keeps what another tab has switched', async ({ page, context, sandbox }) => {
  const offers = (tab: Page) => tab.getByRole('switch', { name: 'Erbjudanden' });
  const high = (tab: Page) => tab.getByRole('switch', { name: 'Högt saldo' });
  const saved = (tab: Page) => tab.getByText('Aviseringarna är sparade.').first();
  const stale = await context.newPage();
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  await stale.goto(page.url());
  await expect(offers(stale)).toBeChecked();
  await offers(page).click();
  await expect(saved(page)).toBeVisible();

  await high(stale).click();
  await expect(saved(stale)).toBeVisible();
  await expect(offers(stale)).not.toBeChecked();
  await stale.reload();
  await expect(high(stale)).not.toBeChecked();
  await expect(offers(stale)).not.toBeChecked();
});

test('limits that another tab has changed are shown, and what was typed is kept and can be saved', async ({
  page,
  context,
  sandbox,
}) => {
  const stale = await context.newPage();
  const daily = (tab: typeof page) => tab.getByRole('textbox', { name: 'Per dag, kr' });
  const save = (tab: typeof page) => tab.getByRole('button', { name: 'Spara gränserna' });
  await openWithToken(page, sandbox, 'anna', '/settings/limits');
  await stale.goto(page.url());
  await expect(daily(stale)).toHaveValue('500');
  await daily(page).fill('300');
  await save(page).click();
  await expect(page.getByText('Gränserna är sparade.').first()).toBeVisible();

  const changes = changesOf(stale);
  await daily(stale).fill('900');
  await save(stale).click();
  const alert = stale.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Nu gäller 300 kr per dag');
  await expect(daily(stale)).toHaveValue('900');
  expect(changes).toEqual([]);
  await save(stale).click();
  await expect(stale.getByText('Gränserna är sparade.').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(daily(page)).toHaveValue('900');
});

test('an automatic top-up that another tab has turned on is not sent again', async ({ page, context, sandbox }) => {
  const stale = await context.newPage();
  const on = (tab: typeof page) => tab.getByRole('radio', { name: 'På' });
  const saved = (tab: typeof page) => tab.getByText('Ditt val av automatisk påfyllning är sparat.', { exact: true });
  await openWithToken(page, sandbox, 'vera', '/topup');
  await stale.goto(page.url());
  await expect(on(stale)).not.toBeChecked();
  await on(page).click();
  await expect(saved(page)).toBeVisible();
  const changes = changesOf(stale);
  await on(stale).click();
  await expect(saved(stale)).toBeVisible();
  await expect(on(stale)).toBeChecked();
  expect(changes).toEqual([]);
});
