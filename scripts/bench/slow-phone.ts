import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowNetwork } from '../../e2e/support/slow-network.ts';

/** A phone with a slow network that computes four times slower. Closes when it is disposed. */
export interface SlowPhone extends AsyncDisposable {
  readonly page: Page;
  readonly devTools: CDPSession;
}

const SLOWDOWN = 4;

/** Opens an empty page on a slow phone with an empty cache. The cookie question is answered. */
export async function openSlowPhone(browser: Browser): Promise<SlowPhone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'sv-SE' });
  await context.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('consent', 'decline');
  });
  const page = await context.newPage();
  const devTools = await slowNetwork(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devTools, [Symbol.asyncDispose]: () => context.close() };
}
