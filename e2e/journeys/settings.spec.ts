import type { Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const selectedTab = (page: Page) => page.getByRole('tab', { selected: true });
const masterSwitch = (page: Page) => page.getByRole('switch', { name: 'Tillåt aviseringar' });

test('the tabs have paths, and work with arrow keys and the back button', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings');
  await expect(selectedTab(page)).toHaveText('Mina uppgifter');
  await tab(page, 'Mina uppgifter').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/settings/notifications');
  await expect(tab(page, 'Aviseringar')).toBeFocused();
  await expect(masterSwitch(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/settings/limits');
  await expect(page.getByRole('textbox', { name: 'Per dag, kr' })).toBeVisible();
  await page.goBack();
  await expect(selectedTab(page)).toHaveText('Aviseringar');
  await expect(masterSwitch(page)).toBeVisible();
  await page.reload();
  await expect(selectedTab(page)).toHaveText('Aviseringar');
  await tab(page, 'Mina uppgifter').click();
  await page.getByRole('link', { name: 'Om ditt konto' }).click();
  await expect(page).toHaveURL('/settings/details');
  await expect(page.getByRole('main')).toContainText('Nordlunds Bygg AB');
  await expect(page.getByRole('main')).toContainText('•••• 2628');
});
