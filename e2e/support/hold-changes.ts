import type { Page } from '@playwright/test';

/**
 * Delays all requests to a URL, except GET, until the returned function is called. What a test does in the meantime
 * then does not depend on how fast the machine is.
 */
export async function holdChanges(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') await released.promise;
    await route.fallback();
  });
  return released.resolve;
}
