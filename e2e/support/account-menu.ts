import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Switches to the account of this employer in the menu of a wide window. */
export async function switchAccount(page: Page, employer: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^Konto:/ });
  await menu.click();
  await page
    .getByRole('region', { name: 'Konton' })
    .filter({ visible: true })
    .getByRole('button', { name: employer })
    .click();
  await expect(menu).toHaveAccessibleName(`Konto: ${employer}`);
}
