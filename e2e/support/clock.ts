import type { Page } from '@playwright/test';
import type { RunningSandbox } from './sandbox.ts';

/**
 * Lets time pass everywhere at once, in milliseconds: for the backend, then for each page, whose timers fire one by
 * one. The pages' clocks must have been installed before they were opened.
 */
export async function advanceTime(milliseconds: number, sandbox: RunningSandbox, ...pages: Page[]): Promise<void> {
  await sandbox.advanceClock(milliseconds);
  for (const page of pages) await page.clock.runFor(milliseconds);
}
