import type { Page } from '@playwright/test';
import { openWithToken } from './login.ts';
import { type RunningSandbox, TEST_START } from './sandbox.ts';
import { expect } from './test.ts';

/** Opens the home page of Ellen, and stores on the device that she has ordered a physical card today. */
export async function rememberOrder(page: Page, sandbox: RunningSandbox): Promise<void> {
  // A log-in deletes what the device remembers of another user, or of an unknown one.
  await openWithToken(page, sandbox, 'ellen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  const ordered = JSON.stringify({ accountId: 30_525, day: TEST_START.slice(0, 10) });
  await page.evaluate((value) => localStorage.setItem('ordered', value), ordered);
}
