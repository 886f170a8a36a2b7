import type { BrowserContext } from '@playwright/test';

/** Hides from the pages what browsers offer on https only, as on http in a local network. */
export const hideSecureFeatures = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const feature of ['clipboard', 'serviceWorker', 'locks']) Reflect.deleteProperty(Navigator.prototype, feature);
  });
