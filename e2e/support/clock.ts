import type { Page } from '@playwright/test';
import { quietNetwork } from './quiet-network.ts';
import type { RunningSandbox } from './sandbox.ts';

/** Advances the clock of the backend and then of each page, whose `page.clock` must be installed. */
export async function advanceTime(milliseconds: number, sandbox: RunningSandbox, ...pages: Page[]): Promise<void> {
  // A response between the two steps would move the page's clock, which follows the backend, twice.
  for (const page of pages) await quietNetwork(page);
  await sandbox.advanceClock(milliseconds);
  for (const page of pages) await page.clock.runFor(milliseconds);
}
