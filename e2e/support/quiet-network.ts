import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** The page may send the next request a little after a response, ms. */
const PAUSE = 500;

/**
 * The requests since the last load. Playwright reports no end for a response that a reload has interrupted, so to wait for
 * an earlier one would never end.
 */
async function requestsOf(page: Page): Promise<readonly Request[]> {
  const requests = await page.requests();
  const load = requests.findLastIndex(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  return requests.slice(Math.max(0, load));
}

/**
 * Waits until all requests of a page are answered and no others follow. Playwright's `networkidle` is reached once for
 * each load: it does not wait for what the portal requests after a log-in or a press.
 */
export async function quietNetwork(page: Page): Promise<void> {
  let sent = 0;
  const count = () => {
    sent++;
  };
  page.on('request', count);
  let before: number;
  do {
    before = sent;
    const requests = await requestsOf(page);
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    await setTimeout(PAUSE);
  } while (sent !== before);
  page.off('request', count);
}
