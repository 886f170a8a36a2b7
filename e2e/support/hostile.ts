import type { BrowserContext, Page } from '@playwright/test';

/** All messages of the vault, and some invalid ones. */
const MESSAGES = [
  { type: 'view_pin_success' },
  { type: 'view_pin_error' },
  { type: 'set_pin_success' },
  { type: 'set_pin_error' },
  { type: 'set_pin_validation_error' },
  { type: 'pin_valid', valid: true },
  { type: 'pin_valid', valid: false },
  'view_pin_error',
  'set_pin_success',
  null,
];

declare global {
  interface Window {
    openedPortal?: Window | null;
  }
}

interface Attack {
  readonly hostilePage: Page;
  /** The portal, opened by the hostile page. */
  readonly page: Page;
}

/** Opens a URL of the portal from a hostile page. */
export async function openFromHostilePage(context: BrowserContext, url: string): Promise<Attack> {
  await context.route('http://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>evil</title>' }),
  );
  const hostilePage = await context.newPage();
  await hostilePage.goto('http://evil.example/');
  const opened = hostilePage.waitForEvent('popup');
  await hostilePage.evaluate((target) => {
    window.openedPortal = window.open(target);
  }, url);
  return { hostilePage, page: await opened };
}

/** Posts all messages: from the hostile page, from the portal itself, and with only the origin or only the window of the vault. */
export async function postAllMessages({ hostilePage, page }: Attack): Promise<void> {
  await hostilePage.evaluate((messages) => {
    for (const message of messages) window.openedPortal?.postMessage(message, '*');
  }, MESSAGES);
  const { origin } = new URL((await page.locator('iframe').getAttribute('src')) ?? 'https://vault.example');
  await page.evaluate(
    ([messages, vault]) => {
      for (const data of messages) {
        window.postMessage(data, '*');
        window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }));
        // The portal must check both the origin and the window.
        window.dispatchEvent(new MessageEvent('message', { data, origin: vault, source: window }));
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'https://evil.example', source: window.frames[0] ?? null }),
        );
      }
    },
    [MESSAGES, origin] as const,
  );
}
