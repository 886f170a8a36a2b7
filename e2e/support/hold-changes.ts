import type { Page } from '@playwright/test';

/**
 * Holds the changes that are sent to an address until the answer of this function is called, so that what is done
 * meanwhile does not depend on how fast the machine is.
 */
export async function holdChanges(page: Page, address: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await released.promise;
    await route.fallback();
  });
  return released.resolve;
}
