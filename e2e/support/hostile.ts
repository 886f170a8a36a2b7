import type { BrowserContext, Page } from '@playwright/test';

/** Everything that a page of the vault can say, and what it would never say. */
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

interface Attack {
  /** A page that means harm. */
  readonly evil: Page;
  /** The portal, which that page has opened. */
  readonly page: Page;
}

/** Has a hostile page open an address of the portal. */
export async function openFromHostilePage(context: BrowserContext, address: string): Promise<Attack> {
  await context.route('http://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>evil</title>' }),
  );
  const evil = await context.newPage();
  await evil.goto('http://evil.example/');
  const opened = evil.waitForEvent('popup');
  await evil.evaluate((target) => Object.assign(window, { prey: window.open(target) }), address);
  return { evil, page: await opened };
}

/** Says everything: from the hostile page, in the portal's own page, and with either the vault's origin or its window. */
export async function postAllMessages({ evil, page }: Attack): Promise<void> {
  await evil.evaluate((messages) => {
    const { prey } = window as unknown as { prey: Window | null };
    for (const message of messages) prey?.postMessage(message, '*');
  }, MESSAGES);
  const { origin } = new URL((await page.locator('iframe').getAttribute('src')) ?? 'https://vault.example');
  await page.evaluate(
    ([messages, vault]) => {
      for (const data of messages) {
        window.postMessage(data, '*');
        window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }));
        // Neither the right origin nor the right window is enough.
        window.dispatchEvent(new MessageEvent('message', { data, origin: vault, source: window }));
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'https://evil.example', source: window.frames[0] ?? null }),
        );
      }
    },
    [MESSAGES, origin] as const,
  );
}
