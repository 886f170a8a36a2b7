import type { CDPSession, Page } from '@playwright/test';

/** A phone network: the time before each response in ms, and bytes per second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Slows down the network of a page from now on. */
export async function slowNetwork(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW);
  return devTools;
}
